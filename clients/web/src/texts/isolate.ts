/** A name inside a sentence. One that is written from right to left must not turn the sentence around. */

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The name as it stands in plain text, where no <bdi> can be: isolated only if it needs to be. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
