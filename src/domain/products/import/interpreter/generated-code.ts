import { handleOf } from '../../product-handle';
import { TEXT_LIMITS } from '../cells/text-cell';

/**
 * A code for a product or variant without one in the file. The same handle and option values always
 * give the same code, so that a second import finds it. A too long code keeps its beginning and a
 * checksum.
 */
export function generatedCode(parts: readonly string[]): string {
  const whole = parts.map(handleOf).filter(Boolean).join('-');
  if (whole.length <= TEXT_LIMITS.code) return whole;
  const checksum = checksumOf(whole);
  return `${whole.slice(0, TEXT_LIMITS.code - checksum.length - 1)}-${checksum}`;
}

/** FNV-1a, 32 bits, in base 36. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
