-- Show or change a row of the waiting room. A row put again unchanged is no news.
--
-- KEYS 1 counter  2 rows  3 expiry
-- ARGV 1 key  2 row  3 when it vanishes in ms, '' never  4 channel

local before = redis.call('HGET', KEYS[2], ARGV[1])
redis.call('ZCARD', KEYS[3])
if before ~= ARGV[2] then
  local n = redis.call('INCR', KEYS[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  redis.call('PUBLISH', ARGV[4], cmsgpack.pack({n, {ARGV[1], ARGV[2]}, {}}))
end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[3], ARGV[1])
else
  redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1])
end
return 1
