const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function fnv1a(text: string, seed: number): number {
  let mark = seed;
  for (let at = 0; at < text.length; at += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(at), PRIME);
  }
  return mark >>> 0;
}

/**
 * A number that identifies some content, for records without a revision of their own: 52 bits
 * (FNV-1a, twice), the same for the same content with its fields in the same order.
 */
export function contentHash(content: unknown): number {
  const text = JSON.stringify(content);
  return fnv1a(text, OFFSET) * 2 ** 20 + (fnv1a(text, OFFSET ^ text.length) >>> 12);
}
