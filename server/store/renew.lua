-- Lengthen a lease, unless a commit has set another time since.
--
-- KEYS 1 due
-- ARGV 1 table id  2 end of the lease as it was, ms  3 its new end, ms

local score = redis.call('ZSCORE', KEYS[1], ARGV[1])
if score and tonumber(score) == tonumber(ARGV[2]) then
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
  return 1
end
return 0
