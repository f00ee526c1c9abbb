const MARKS = /\p{Mn}/gu;
const TATWEEL = /\u0640/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Letters that users type for each other: Arabic alef, yeh, teh and hamza carriers, Latin
 * ligatures.
 */
const SAME_LETTER: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  ڭ: 'ك',
  ک: 'ك',
  ی: 'ي',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
};
const SAME_LETTER_PATTERN = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

function latinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) & 0xf);
}

/**
 * Text normalised for searching: without differences of case, accents, tashkeel, tatweel, forms of
 * one Arabic letter and kinds of digits; punctuation separates words. Server and portal fold alike.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(SAME_LETTER_PATTERN, (letter) => SAME_LETTER[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TATWEEL, '')
    .replace(ARABIC_DIGITS, latinDigit)
    .replace(NOT_WORD, ' ')
    .trim();
}

/** At most this many words of a query count, so that a pasted page stays cheap. */
export const MAX_SEARCH_WORDS = 8;

/** The folded words of a query; each must occur. */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}
