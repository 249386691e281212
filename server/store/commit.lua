-- Append one entry to a table's log, and all that hangs on it. Source: S3, S4, S5, S8, S11.
--
-- KEYS 1 meta  2 log  3 snap  4 hosts  5 due  6 live  7 away  8 at  9 chat  10 gallery
-- ARGV 1 table id            2 expected head ('' creates the table)   3 new head '<seq>:<nonce>'
--      4 entry               5 snapshot, '' none                      6 due in ms, '' never
--      7 at in ms            8 live row: '' as it was, '-' no longer listed, '+<row>'
--      9 expire in ms, '' keep   10 shift in ms                       11 committing node
-- Returns 1 (written and published), 0 (at lies too far ahead), or the log's head (conflict).
--
-- Scripts are not rolled back, so everything that can fail comes before the first write.

local TOO_FAR_AHEAD_MS = 250
local BIGGEST = 9007199254740991 -- 2^53 - 1: beyond it a double changes integers silently

local head = redis.call('HGET', KEYS[1], 'head') or ''
if head ~= ARGV[2] then
  return head
end

local seq = string.match(ARGV[3], '^(%d+):[^:]+$')
local before = head == '' and 0 or tonumber(string.match(head, '^(%d+):'))
if not seq or tonumber(seq) ~= before + 1 or tonumber(seq) > BIGGEST then
  return redis.error_reply('BADCOMMIT head does not follow')
end
local at, due, shift = tonumber(ARGV[7]), tonumber(ARGV[6]), tonumber(ARGV[10])
if not at or at < 0 or at > BIGGEST or not shift then
  return redis.error_reply('BADCOMMIT at')
end
if ARGV[6] ~= '' and not (due and due >= 0 and due <= BIGGEST) then
  return redis.error_reply('BADCOMMIT due')
end
local expire = tonumber(ARGV[9])
if ARGV[9] ~= '' and not (expire and expire > 0 and expire <= BIGGEST) then
  return redis.error_reply('BADCOMMIT expire')
end
if ARGV[4] == '' then
  return redis.error_reply('BADCOMMIT empty entry')
end

local clock = redis.call('TIME')
if at > clock[1] * 1000 + clock[2] / 1000 + shift + TOO_FAR_AHEAD_MS then
  return 0
end

-- A key of a wrong type raises here, while nothing is written yet.
local hosts = redis.call('SMEMBERS', KEYS[4])
redis.call('ZCARD', KEYS[5])
if ARGV[8] ~= '' or expire then
  redis.call('HLEN', KEYS[6])
end
if expire then
  redis.call('ZCARD', KEYS[7])
end
if ARGV[5] ~= '' then
  redis.call('HLEN', KEYS[3])
end

-- First of the writes, because it is the one that may be refused (memory, id, type).
redis.call('XADD', KEYS[2], seq .. '-0', 'e', ARGV[4])
redis.call('HSET', KEYS[1], 'head', ARGV[3])
if ARGV[5] ~= '' then
  redis.call('HSET', KEYS[3], 'seq', seq, 'table', ARGV[5])
end
if due then
  redis.call('ZADD', KEYS[5], ARGV[6], ARGV[1])
else
  redis.call('ZREM', KEYS[5], ARGV[1])
end
if ARGV[8] == '-' then
  redis.call('HDEL', KEYS[6], ARGV[1])
elseif ARGV[8] ~= '' then
  redis.call('HSET', KEYS[6], ARGV[1], string.sub(ARGV[8], 2))
end
if expire then
  redis.call('ZREM', KEYS[5], ARGV[1])
  redis.call('ZREM', KEYS[7], ARGV[1])
  redis.call('HDEL', KEYS[6], ARGV[1])
  for _, key in ipairs({KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[8], KEYS[9], KEYS[10]}) do
    redis.call('PEXPIRE', key, ARGV[9])
  end
end

local message
for _, node in ipairs(hosts) do
  if node ~= ARGV[11] then
    if not message then
      local parts = {ARGV[1], head, ARGV[3], ARGV[4]}
      if ARGV[5] ~= '' then
        parts[5] = ARGV[5]
      end
      message = cmsgpack.pack(parts)
    end
    redis.call('PUBLISH', 'node:' .. node, message)
  end
end
return 1
