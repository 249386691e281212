-- The entries after a known one, together with the head they lead to.
--
-- KEYS 1 meta  2 log
-- ARGV 1 seq of the last known entry
-- Returns nil (no such table) or {head, entries}.

local head = redis.call('HGET', KEYS[1], 'head')
if not head then
  return nil
end
local rows = redis.call('XRANGE', KEYS[2], string.format('%.0f-0', ARGV[1] + 1), '+')
local entries = {}
for number, row in ipairs(rows) do
  entries[number] = row[2][2] -- a row is {id, {field, value}}
end
return {head, entries}
