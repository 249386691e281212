-- Show or change rows of the waiting room. A row put again unchanged is no news.
--
-- KEYS 1 counter  2 rows  3 expiry
-- ARGV 1 channel  2 when they vanish in ms, '' never  3, 4 ... key, row

redis.call('ZCARD', KEYS[3])
local news = {}
for place = 3, #ARGV, 2 do
  if redis.call('HGET', KEYS[2], ARGV[place]) ~= ARGV[place + 1] then
    news[#news + 1] = ARGV[place]
    news[#news + 1] = ARGV[place + 1]
  end
end
if #news > 0 then
  local n = redis.call('INCR', KEYS[1])
  redis.call('HSET', KEYS[2], unpack(news))
  redis.call('PUBLISH', ARGV[1], cmsgpack.pack({n, news, {}}))
end
for place = 3, #ARGV, 2 do
  if ARGV[2] == '' then
    redis.call('ZREM', KEYS[3], ARGV[place])
  else
    redis.call('ZADD', KEYS[3], ARGV[2], ARGV[place])
  end
end
return 1
