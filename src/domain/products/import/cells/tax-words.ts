/** Whether a text says that its amount excludes or includes value added tax; null if it says neither. */
export type TaxBasis = 'excluded' | 'included' | null;

const TAX = '(?:vat|gst|tva|tax(?:es)?)';
const ARABIC_TAX = '(?:ال|لل)?(?:ضريبة|ضرائب|رسوم)';

const EXCLUDED = [
  'hors[ -]?(?:taxes?|tva)|h\\.t\\.?|ht|htva',
  'sans (?:la |les )?(?:taxes?|tva)|avant (?:la |les )?(?:taxes?|tva)|net(?:te)?s? de (?:taxes?|tva)',
  '(?:taxes?|tva) (?:non (?:comprises?|incluses?)|exclues?|en sus)',
  `exc(?:l(?:uding|uded|usive)?)?\\.?(?: of)? ?${TAX}|ex\\.? ?${TAX}`,
  `${TAX} (?:exc(?:l(?:uded|usive)?)?|ex|not included|extra)\\.?`,
  `(?:without|before|net of|plus|w/o|\\+) ?${TAX}|pre ?tax|untaxed`,
  `(?:دون|بدون|بلا|قبل|خارج|غير شاملة?|لا [يت]شمل) (?:احتساب )?${ARABIC_TAX}`,
];

const INCLUDED = [
  'toutes taxes comprises|ttc|t\\.t\\.c\\.?|(?:taxes?|tva) (?:comprises?|incluses?)',
  `incl?(?:uding|uded|usive)?\\.?(?: of)? ?${TAX}|${TAX} incl?(?:uded|usive)?\\.?|(?:with|after) ${TAX}`,
  `(?:مع|شاملة?|يشمل|تشمل|بعد) (?:احتساب )?${ARABIC_TAX}|شامل(?:ا?ل)?ضريبة`,
];

/** The words of a list, with a boundary of letters on both sides. */
export function wordsPattern(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu');
}

const EXCLUDED_WORDS = wordsPattern(EXCLUDED.join('|'));
const INCLUDED_WORDS = wordsPattern(INCLUDED.join('|'));
/** In a cell, the tax alone says that it is included: `120 DH TVA`. */
const INCLUDED_IN_CELL = wordsPattern([...INCLUDED, 'tva|vat'].join('|'));

export interface TaxedText {
  /** The text without its words about taxes. */
  readonly rest: string;
  readonly basis: TaxBasis;
}

function taken(text: string, included: RegExp): TaxedText {
  const withoutExcluded = text.replace(EXCLUDED_WORDS, ' ');
  const rest = withoutExcluded.replace(included, ' ').replace(/\( *\)/g, ' ');
  if (withoutExcluded !== text) return { rest, basis: 'excluded' };
  return { rest, basis: rest === text ? null : 'included' };
}

/** The words about taxes of a money cell: `120 DH HT`. */
export function takeTaxWords(cell: string): TaxedText {
  return taken(cell, INCLUDED_IN_CELL);
}

/**
 * What the heading of a column says about taxes, and the heading without it, in lower case:
 * `Prix HT`, `price_excl_tax`, `Price (tax excl.)`, `PVHT`, `السعر دون ضريبة`.
 */
export function taxOfHeading(heading: string): TaxedText {
  const words = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f_:*()[\]-]+/g, ' ')
    .replace(/(?<!\p{L})(p[uv])(ht|ttc)(?!\p{L})/gu, '$1 $2')
    .trim();
  const { rest, basis } = taken(words, INCLUDED_WORDS);
  return { rest: rest.replace(/ {2,}/g, ' ').trim(), basis };
}
