-- A node no longer hosts a table, so it carries none of its seats either.
--
-- KEYS 1 hosts  2 at  3 tables of the node
-- ARGV 1 table id  2 node

local gone, mine = {}, '^%d+:' .. ARGV[2] .. ':'
for _, connection in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if string.find(connection, mine) then
    gone[#gone + 1] = connection
  end
end
for _, connection in ipairs(gone) do
  redis.call('SREM', KEYS[2], connection)
end
redis.call('SREM', KEYS[1], ARGV[2])
redis.call('SREM', KEYS[3], ARGV[1])
return 1
