-- Add a line to a room, and tell the nodes that listen. Source: mechanisms.md 1.4, reliability.md 5.
--
-- KEYS 1 the room's lines, and for a table's room: 2 meta  3 hosts
-- ARGV 1 who said it, by which command  2 line  3 how many lines are kept
--      4 table id, '' the waiting room  5 kind of room  6 channel (a table's: its beginning)
-- Returns the line's number, 0: there is no such table.

local REMEMBERED = 30 -- lines in which a command that is sent again is found

local left = -1
if #KEYS > 1 then
  left = redis.call('PTTL', KEYS[2])
  if left == -2 then
    return 0
  end
end

local last = 0
for number, row in ipairs(redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', REMEMBERED)) do
  local n = tonumber(string.match(row[1], '^(%d+)-'))
  if row[2][2] == ARGV[1] then -- a row is {id, {'w', who, 'l', line}}
    return n
  end
  if number == 1 then
    last = n
  end
end
local channels = {ARGV[6]}
if #KEYS > 1 then
  channels = redis.call('SMEMBERS', KEYS[3])
  for number, node in ipairs(channels) do
    channels[number] = ARGV[6] .. node
  end
end

local id = string.format('%.0f-0', last + 1)
redis.call('XADD', KEYS[1], 'MAXLEN', '=', ARGV[3], id, 'w', ARGV[1], 'l', ARGV[2])
if left > 0 then -- settled: what is added now must go with the rest
  redis.call('PEXPIRE', KEYS[1], left)
end
local message = cmsgpack.pack({'said', ARGV[4], ARGV[5], last + 1, ARGV[2]})
for _, channel in ipairs(channels) do
  redis.call('PUBLISH', channel, message)
end
return last + 1
