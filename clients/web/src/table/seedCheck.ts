/** Whether the deck was touched: the seed that is revealed must be the one that was bound at the start.
 *
 * Source: rules/match/seed.py. */

const LABEL = "wartesaal/commitment/1:";

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** `null`: this browser cannot tell (it hashes on safe connections only). */
export async function seedFits(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const label = new TextEncoder().encode(LABEL);
  const secret = bytesOf(seed);
  const bound = new Uint8Array(label.length + secret.length);
  bound.set(label);
  bound.set(secret, label.length);
  const digest = await crypto.subtle.digest("SHA-256", bound);
  return hexOf(new Uint8Array(digest)) === commitment;
}
