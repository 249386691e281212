/** Ids of commands: 48 bits of time, 80 bits of chance, in Crockford's base 32 (26 characters). */

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export function ulid(now: number, random: Uint8Array): string {
  let time = "";
  for (let rest = now, i = 0; i < 10; i++) {
    time = DIGITS[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  let bits = 0;
  let held = 0;
  let chance = "";
  for (const byte of random.subarray(0, 10)) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      chance += DIGITS[(held >> bits) & 31];
      held &= (1 << bits) - 1;
    }
  }
  return time + chance;
}

export function freshUlid(): string {
  return ulid(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}
