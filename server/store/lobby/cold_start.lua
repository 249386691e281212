-- Raise the shift until table time is not before the newest renewal of any node. Source: S11.
--
-- KEYS 1 shift  2 newest

local clock = redis.call('TIME')
local shift = tonumber(redis.call('GET', KEYS[1]) or '0')
local now = math.floor(clock[1] * 1000 + clock[2] / 1000) + shift
local newest = tonumber(redis.call('GET', KEYS[2]) or '0')
if now < newest then
  redis.call('SET', KEYS[1], string.format('%.0f', shift + newest - now))
end
return 1
