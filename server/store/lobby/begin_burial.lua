-- Mark a silent node as being buried: it hears that it is late, should it wake in the meantime.
--
-- KEYS 1 alive  2 shift
-- ARGV 1 node
-- Returns 1, or 0 when it lives or is buried already.

local DEAD_MS = 3000

local stamp = redis.call('HGET', KEYS[1], ARGV[1])
if not stamp then
  return 0
end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + clock[2] / 1000 + tonumber(redis.call('GET', KEYS[2]) or '0')
if now - tonumber(stamp) <= DEAD_MS then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], '0')
return 1
