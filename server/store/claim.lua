-- Claim what is due in one shard: each table is leased, so that no other node takes it too.
--
-- A crash of the claimer only delays: when the lease ends the table is due again. Source: S10.
--
-- KEYS 1 due  2 away
-- ARGV 1 now in ms  2 end of the lease in ms  3 how many at most  4 tag of the shard
-- Returns the claimed table ids.

local claimed, seen = {}, {}
for _, set in ipairs({KEYS[1], KEYS[2]}) do
  local ids = redis.call('ZRANGEBYSCORE', set, '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
  for _, id in ipairs(ids) do
    if redis.call('EXISTS', ARGV[4] .. ':' .. id .. ':meta') == 0 then
      redis.call('ZREM', set, id) -- expired or lost: nobody will ever need it again
    elseif seen[id] or #claimed < tonumber(ARGV[3]) then
      redis.call('ZREM', KEYS[2], id)
      redis.call('ZADD', KEYS[1], ARGV[2], id)
      if not seen[id] then
        seen[id] = true
        claimed[#claimed + 1] = id
      end
    end
  end
end
return claimed
