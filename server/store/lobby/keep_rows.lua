-- Let rows live on, without news.
--
-- KEYS 1 counter  2 rows  3 expiry
-- ARGV 1 when they vanish in ms  2… keys
-- Returns the keys of rows that are not there (any more).

redis.call('ZCARD', KEYS[3])
local missing = {}
for place = 2, #ARGV do
  if redis.call('HEXISTS', KEYS[2], ARGV[place]) == 1 then
    redis.call('ZADD', KEYS[3], ARGV[1], ARGV[place])
  else
    missing[#missing + 1] = ARGV[place]
  end
end
return missing
