import { checksumOf } from '../../../text/checksum';
import { handleOf } from '../../product-handle';
import { TEXT_LIMITS } from '../cells/text-cell';

/**
 * A code for a product or variant without one in the file. The same handle and option values always
 * give the same code, so that a second import finds it. A too long code keeps its beginning and a
 * checksum.
 */
export function generatedCode(parts: readonly string[]): string {
  return boundedCode(parts.map(handleOf).filter(Boolean).join('-'));
}

/**
 * The code proposed for a variant whose code belongs to another product: `14:193-MONTRE-B`. The same
 * code and product always give the same proposal.
 */
export function proposedCode(code: string, productKey: string): string {
  const suffix = handleOf(productKey).toUpperCase();
  return boundedCode(suffix === '' ? `${code}-2` : `${code}-${suffix}`);
}

function boundedCode(whole: string): string {
  if (whole.length <= TEXT_LIMITS.code) return whole;
  const checksum = checksumOf(whole);
  return `${whole.slice(0, TEXT_LIMITS.code - checksum.length - 1)}-${checksum}`;
}
