import { checksumOf } from '../text/checksum';

const MARKS = /\p{Mn}/gu;
const NOT_HANDLE = /[^\p{L}\p{N}]+/gu;
const MAX_HANDLE = 120;

/**
 * The handle that identifies a product in links and translation files: lower case, without accents,
 * words joined by hyphens. Arabic letters are kept. Empty when the text has no letter or digit.
 */
export function handleOf(text: string): string {
  return wholeHandleOf(text).slice(0, MAX_HANDLE).replace(/-+$/, '');
}

/** The handle of a text without a limit of its length. */
export function wholeHandleOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(NOT_HANDLE, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The handle under which a product of another system is stored and found. A longer one than 120
 * characters is cut at a hyphen and ends in a checksum of the whole, so that two long handles with
 * the same beginning stay two.
 */
export function shortenedHandle(text: string): string {
  const whole = wholeHandleOf(text);
  if (whole.length <= MAX_HANDLE) return whole;
  const checksum = checksumOf(whole);
  const begin = whole.slice(0, MAX_HANDLE - checksum.length);
  const words = begin.slice(0, begin.lastIndexOf('-')) || begin.slice(0, -1);
  return `${words}-${checksum}`;
}

/** The handle for a new product: from its French, English or Arabic name, otherwise its code. */
export function proposedHandle(product: {
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
}): string {
  return (
    [product.name, product.nameEn, product.nameAr, product.code]
      .map((text) => handleOf(text ?? ''))
      .find((handle) => handle !== '') ?? 'produit'
  );
}
