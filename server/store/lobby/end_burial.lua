-- Strike a buried node off the ledger; one that woke meanwhile is told once more that it is late.
--
-- It may have registered as a host while it was still being taken out of its tables.
--
-- KEYS 1 alive
-- ARGV 1 node

local stamp = redis.call('HGET', KEYS[1], ARGV[1])
if stamp == '0' then
  redis.call('HDEL', KEYS[1], ARGV[1])
elseif stamp then
  redis.call('HSET', KEYS[1], ARGV[1], '0')
end
return 1
