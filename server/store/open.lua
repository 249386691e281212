-- Read a table in one piece and, if a node is named, make that node a host of it. Source: S9.
--
-- KEYS 1 meta  2 log  3 snap  4 hosts  5 tables of the node
-- ARGV 1 table id  2 node, '' only read  3 how many recent entries
-- Returns nil (no such table) or {head, seq of the snapshot, snapshot or nil, entries}, the
-- entries from the older of (the first after the snapshot, the first recent one) to the head.

local head = redis.call('HGET', KEYS[1], 'head')
if not head then
  return nil
end
local snap = redis.call('HMGET', KEYS[3], 'seq', 'table')
local snap_seq = tonumber(snap[1] or '0')
local first = tonumber(string.match(head, '^(%d+):')) - tonumber(ARGV[3]) + 1
first = math.max(1, math.min(first, snap_seq + 1))
local rows = redis.call('XRANGE', KEYS[2], string.format('%.0f-0', first), '+')

if ARGV[2] ~= '' then
  redis.call('SADD', KEYS[4], ARGV[2])
  redis.call('SADD', KEYS[5], ARGV[1])
  local left = redis.call('PTTL', KEYS[1])
  if left > 0 then -- settled: what is added now must go with the rest
    redis.call('PEXPIRE', KEYS[4], left)
  end
end

local entries = {}
for number, row in ipairs(rows) do
  entries[number] = row[2][2] -- a row is {id, {field, value}}
end
return {head, snap_seq, snap[2], entries}
