-- Claim what is due in the waiting room, with a lease: one node looks after it. Source: S10.
--
-- KEYS 1 due
-- ARGV 1 now in ms  2 end of the lease in ms  3 how many at most  4 prefix of records  5 of queues
-- Returns the claimed items.

local claimed = {}
for _, item in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])) do
  if redis.call('EXISTS', ARGV[4] .. item, ARGV[5] .. item) == 0 then
    redis.call('ZREM', KEYS[1], item) -- over, or nobody waits: whoever comes sets a time again
  else
    redis.call('ZADD', KEYS[1], ARGV[2], item)
    claimed[#claimed + 1] = item
  end
end
return claimed
