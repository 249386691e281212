-- A node says that it lives, and learns who does not. Source: reliability.md 4.
--
-- KEYS 1 alive  2 newest  3 outages  4 shift
-- ARGV 1 node  2 '1' if it has said so before  3 the node's own table time, ms
-- 4 what the name of a node's channel begins with
-- Returns 0 (the store's clock has leapt: measure first, else the leap would pass for an outage)
-- or {late: 1 or 0, {dead nodes}, {'<began>:<ended>', ...}}.

local LEAP_MS = 1000
local DEAD_MS = 3000
local OUTAGE_MS = 3000
local KEPT_OUTAGES = 64
local KEPT_MS = 86400000 -- a day: longer than any clock of a table runs

local clock = redis.call('TIME')
local shift = tonumber(redis.call('GET', KEYS[4]) or '0')
local now = math.floor(clock[1] * 1000 + clock[2] / 1000) + shift
if math.abs(now - tonumber(ARGV[3])) > LEAP_MS then
  return 0
end

local newest = tonumber(redis.call('GET', KEYS[2]))
local alive = redis.call('HGETALL', KEYS[1])
local outages = redis.call('LRANGE', KEYS[3], 0, -1)

local own, dead, company = nil, {}, false
for place = 1, #alive, 2 do
  local stamp = tonumber(alive[place + 1])
  if alive[place] == ARGV[1] then
    own = stamp
  elseif now - stamp > DEAD_MS then
    dead[#dead + 1] = alive[place]
  elseif redis.call('PUBSUB', 'NUMSUB', ARGV[4] .. alive[place])[2] > 0 then
    company = true
  end
end
local late = (own and now - own > DEAD_MS) or (not own and ARGV[2] == '1')

-- Who comes into a house where nobody listens any more knows at once that there was an outage, be
-- it shorter than the silence from which the others conclude one.
local came_alone = not own and ARGV[2] == '' and not company

local stamp = string.format('%.0f', now)
if newest and now > newest and (came_alone or now - newest > OUTAGE_MS) then
  local outage = string.format('%.0f:%s', newest, stamp)
  redis.call('RPUSH', KEYS[3], outage)
  redis.call('LTRIM', KEYS[3], -KEPT_OUTAGES, -1)
  outages[#outages + 1] = outage
end
if not newest or now > newest then
  redis.call('SET', KEYS[2], stamp)
end
redis.call('HSET', KEYS[1], ARGV[1], stamp)

local recent = {}
for _, outage in ipairs(outages) do
  if now - tonumber(string.match(outage, ':(%d+)$')) <= KEPT_MS then
    recent[#recent + 1] = outage
  end
end
return {late and 1 or 0, dead, recent}
