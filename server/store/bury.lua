-- Take a node out of all tables of one shard. Source: reliability.md 4.
--
-- Reads everything before it writes anything, because scripts are not rolled back (S4).
--
-- KEYS 1 tables of the node  2 away
-- ARGV 1 node  2 tag of the shard  3 when to look at a seat that is left alone, ms
-- Returns {table id, seat, table id, seat, ...}: the seats that this node alone carried.

local function connections(id)
  local own, seats, kept = {}, {}, {}
  for _, connection in ipairs(redis.call('SMEMBERS', ARGV[2] .. ':' .. id .. ':at')) do
    local seat, node = string.match(connection, '^(%d+):([^:]+):')
    if node == ARGV[1] then
      own[#own + 1] = connection
      seats[seat] = true
    else
      kept[seat] = true
    end
  end
  local lone = {}
  for seat in pairs(seats) do
    if not kept[seat] then
      lone[#lone + 1] = seat
    end
  end
  table.sort(lone)
  return own, lone
end

local tables = redis.call('SMEMBERS', KEYS[1])
table.sort(tables)
local plan = {}
for number, id in ipairs(tables) do
  local own, lone = connections(id)
  local running = redis.call('PTTL', ARGV[2] .. ':' .. id .. ':meta') == -1
  redis.call('SCARD', ARGV[2] .. ':' .. id .. ':hosts')
  plan[number] = {id = id, own = own, lone = lone, running = running}
end
redis.call('ZCARD', KEYS[2])

local carried = {}
for _, step in ipairs(plan) do
  redis.call('SREM', ARGV[2] .. ':' .. step.id .. ':hosts', ARGV[1])
  for _, connection in ipairs(step.own) do
    redis.call('SREM', ARGV[2] .. ':' .. step.id .. ':at', connection)
  end
  if step.running and #step.lone > 0 then
    redis.call('ZADD', KEYS[2], 'LT', ARGV[3], step.id)
    for _, seat in ipairs(step.lone) do
      carried[#carried + 1] = step.id
      carried[#carried + 1] = seat
    end
  end
end
redis.call('DEL', KEYS[1])
return carried
