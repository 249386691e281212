-- Forget a connection of a seat. After its last one somebody has to look at the table.
--
-- KEYS 1 meta  2 at  3 away
-- ARGV 1 table id  2 seat  3 '<seat>:<node>:<connection>'  4 when to look, ms
-- Returns how many live connections the seat has left.

local removed = redis.call('SREM', KEYS[2], ARGV[3])
local count, mine = 0, ARGV[2] .. ':'
for _, connection in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if string.sub(connection, 1, #mine) == mine then
    count = count + 1
  end
end
if removed == 1 and count == 0 and redis.call('PTTL', KEYS[1]) == -1 then -- there, not settled
  redis.call('ZADD', KEYS[3], 'LT', ARGV[4], ARGV[1])
end
return count
