-- So many watch a table at one node: tell all its hosts how many that makes. Source: mechanisms.md 9.
--
-- A node that died is no host any more, so what it said no longer counts.
--
-- KEYS 1 watchers by node  2 hosts
-- ARGV 1 table id  2 node  3 how many at this node  4 how long the figures live, ms
--      5 beginning of the nodes' channels
-- Returns how many watch.

local hosts = redis.call('SMEMBERS', KEYS[2])
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
local total = 0
for _, node in ipairs(hosts) do
  total = total + tonumber(redis.call('HGET', KEYS[1], node) or '0')
end
local message = cmsgpack.pack({'watchers', ARGV[1], total})
for _, node in ipairs(hosts) do
  redis.call('PUBLISH', ARGV[5] .. node, message)
end
return total
