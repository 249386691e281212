-- Give a claimed table its time back when the claimer had nothing to commit.
--
-- KEYS 1 meta  2 due
-- ARGV 1 table id  2 head the claimer saw  3 due in ms, '' never

local head = redis.call('HGET', KEYS[1], 'head')
if not head then
  redis.call('ZREM', KEYS[2], ARGV[1])
elseif head == ARGV[2] then -- else a later commit has set the time
  if ARGV[3] == '' then
    redis.call('ZREM', KEYS[2], ARGV[1])
  else
    redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
  end
end
return 1
