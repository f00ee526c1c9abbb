import { toLatinDigits } from '../format/latin-digits';
import { withoutInvisibleMarks } from '../format/plain-blanks';

/** Blanks, points, brackets, slashes and all kinds of hyphens. */
const SEPARATORS = /[\s.·()[\]/\p{Pd}−]/gu;
/**
 * Morocco's numbers: nine digits after the trunk zero or the country code, fixed (5) or mobile (6,
 * 7, 8). The country code may lack its plus, and the trunk zero may follow it.
 */
const MOROCCAN = /^(?:(?:\+|00)?2120?|0)([5-8]\d{8})$/;
/** Any other country's numbers, by ITU-T E.164. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;

/**
 * A phone number as it is stored, `+212661420318`, from a typed text; undefined for an invalid one
 * (specification, section 5: 'Must be a valid phone number'). Digits may be Arabic or Persian.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const written = withoutInvisibleMarks(text.normalize('NFKC'));
  const digits = toLatinDigits(written).replace(SEPARATORS, '');
  const moroccan = MOROCCAN.exec(digits)?.[1];
  if (moroccan) return `+212${moroccan}`;
  const other = INTERNATIONAL.exec(digits)?.[1];
  return other === undefined || other.startsWith('212') ? undefined : `+${other}`;
}

const STORED_MOROCCAN = /^\+212[5-8]\d{8}$/;

/** "06 61 42 03 18" for Moroccan numbers; other numbers stay as they are stored. */
export function formatPhoneNumber(kept: string): string {
  const digits = STORED_MOROCCAN.test(kept) ? `0${kept.slice(4)}` : '';
  return digits ? (digits.match(/\d{2}/g) ?? []).join(' ') : kept;
}
