-- The store's clock leapt against a node's own: put the leap into the shift. Source: S11.
--
-- A node cannot tell a leap of the store's clock from its own sleep. The others can: where one of
-- them has renewed at what is now the present, the store's time is right and the node slept.
--
-- KEYS 1 shift  2 alive
-- ARGV 1 node  2 shift the node measured with, ms  3 the shift it wants, ms
-- Returns 'taken', 'changed' (another node was first: measure again) or 'yours' (the node slept).

local FRESH_MS = 1500 -- nodes renew every second

local clock = redis.call('TIME')
local shift = redis.call('GET', KEYS[1]) or '0'
if tonumber(shift) ~= tonumber(ARGV[2]) then
  return 'changed'
end
local now = clock[1] * 1000 + clock[2] / 1000 + tonumber(shift)
local alive = redis.call('HGETALL', KEYS[2])
for place = 1, #alive, 2 do
  local age = now - tonumber(alive[place + 1])
  if alive[place] ~= ARGV[1] and age >= 0 and age <= FRESH_MS then
    return 'yours'
  end
end
redis.call('SET', KEYS[1], ARGV[3])
return 'taken'
