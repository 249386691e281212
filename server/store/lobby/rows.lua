-- Sweep the rows whose time has come, then read them all if asked to.
--
-- KEYS 1 counter  2 rows  3 expiry
-- ARGV 1 now in ms  2 channel  3 '1': read all rows too
-- Returns {counter, {key, row, key, row, ...}}.

local SWEPT_AT_ONCE = 1000 -- more would hold up the store; the rest goes with the next sweep

local gone = redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', ARGV[1], 'LIMIT', 0, SWEPT_AT_ONCE)
local rows = {}
if ARGV[3] == '1' then
  rows = redis.call('HGETALL', KEYS[2])
end
local n = tonumber(redis.call('GET', KEYS[1]) or '0')
if #gone == 0 then
  return {n, rows}
end

n = redis.call('INCR', KEYS[1])
local swept = {}
for _, key in ipairs(gone) do
  swept[key] = true
  redis.call('ZREM', KEYS[3], key)
  redis.call('HDEL', KEYS[2], key)
end
redis.call('PUBLISH', ARGV[2], cmsgpack.pack({n, {}, gone}))
local kept = {}
for place = 1, #rows, 2 do
  if not swept[rows[place]] then
    kept[#kept + 1] = rows[place]
    kept[#kept + 1] = rows[place + 1]
  end
end
return {n, kept}
