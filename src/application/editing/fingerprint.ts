/**
 * A hash that distinguishes request bodies: a repeated one keeps its key, a changed one gets
 * another.
 */
export function fingerprint(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sum.toString(36);
}
