-- Note a live connection of a seat.
--
-- KEYS 1 meta  2 at  3 tables of the node
-- ARGV 1 table id  2 seat  3 '<seat>:<node>:<connection>'
-- Returns how many live connections the seat has; 0 when there is no such table.

if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
redis.call('SADD', KEYS[2], ARGV[3])
redis.call('SADD', KEYS[3], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left > 0 then -- settled: what is added now must go with the rest
  redis.call('PEXPIRE', KEYS[2], left)
end
local count, mine = 0, ARGV[2] .. ':'
for _, connection in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if string.sub(connection, 1, #mine) == mine then
    count = count + 1
  end
end
return count
