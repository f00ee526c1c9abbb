import { foldForSearch, searchWords } from '#domain/text/search-fold';

/** The fields that the search for a product matches. */
export interface SearchableProduct {
  readonly code: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly variants: readonly { readonly sku: string; readonly barcode: string | null }[];
}

const NOT_LATIN = /[\u0600-\u06ff\u2d30-\u2d7f]/g;

function numberOf(codePoint: number): number {
  return codePoint < 0x700 ? codePoint - 0x600 : codePoint - 0x2d30 + 0x100;
}

/**
 * Arabic and Tifinagh letters as pairs of a capital and a small Latin letter, in their own order.
 * In the C locale PostgreSQL treats only ASCII as letters, and would leave these words out of the
 * trigram index. Folded text has no capitals, so no Latin word equals an Arabic one.
 */
function inLatinPairs(folded: string): string {
  return folded.replace(NOT_LATIN, (letter) => {
    const number = numberOf(letter.charCodeAt(0));
    return String.fromCharCode(65 + Math.floor(number / 26), 97 + (number % 26));
  });
}

/** Inside a word, a trigram index cannot narrow a search with fewer characters than this. */
const MIN_INNER_WORD_LENGTH = 3;

/**
 * Texts in the form for a trigram index: folded, each word once, with a space before the first word
 * so that a short word can be searched at the beginning of words.
 */
export function searchTextOf(texts: readonly (string | null)[]): string {
  const words = texts.flatMap((text) => foldForSearch(text ?? '').split(' '));
  return ` ${inLatinPairs([...new Set(words)].filter(Boolean).join(' '))}`;
}

/**
 * The folded text stored in `products.search_text`: names in French, English and Arabic, code, then
 * SKUs and barcodes of the variants, each word once. The names come first because lists are sorted
 * by the beginning of this text. The space before the first word allows short words to be searched
 * at the beginning of words, see {@link searchPatterns}.
 */
export function productSearchText(product: SearchableProduct): string {
  const texts = [
    product.name,
    product.nameEn,
    product.nameAr,
    product.code,
    ...product.variants.flatMap(({ sku, barcode }) => [sku, barcode]),
  ];
  return searchTextOf(texts);
}

/**
 * LIKE patterns that must all match the search text: words of three letters and more anywhere,
 * shorter ones at the beginning of a word. Folded words consist of letters and digits only, so they
 * contain no wildcard.
 */
export function searchPatterns(query: string): string[] {
  return searchWords(query)
    .map(inLatinPairs)
    .map((word) => (word.length < MIN_INNER_WORD_LENGTH ? `% ${word}%` : `%${word}%`));
}

/** Words shorter than this have too few trigrams for a similarity search. */
const MIN_FUZZY_WORD_LENGTH = 4;

/** The words of a query for a second search when nothing matches: approximate and exact ones. */
export interface FuzzyWords {
  /** Words for which the text must contain a similar one. */
  readonly like: readonly string[];
  /**
   * LIKE patterns of the others: short words and numbers, where one character changes the meaning.
   */
  readonly exact: readonly string[];
}

/** Splits a query into words that may be misspelt and exact ones; null when all must be exact. */
export function fuzzyWords(query: string): FuzzyWords | null {
  const words = searchWords(query);
  const isLoose = (word: string) => word.length >= MIN_FUZZY_WORD_LENGTH && !/\d/.test(word);
  const like = words.filter(isLoose).map(inLatinPairs);
  if (like.length === 0) return null;
  const exact = words.filter((word) => !isLoose(word)).join(' ');
  return { like, exact: searchPatterns(exact) };
}
