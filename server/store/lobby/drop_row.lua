-- Remove a row of the waiting room.
--
-- KEYS 1 counter  2 rows  3 expiry
-- ARGV 1 key  2 channel

redis.call('ZREM', KEYS[3], ARGV[1])
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 1 then
  local n = redis.call('INCR', KEYS[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('PUBLISH', ARGV[2], cmsgpack.pack({n, {}, {ARGV[1]}}))
end
return 1
