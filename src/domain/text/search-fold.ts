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

/** Folded text consists of letters, digits and blanks, so it never contains this word. */
const WORD_OF_NO_TEXT = '???';

/** Blanks and characters that nobody sees: a query of these alone searches nothing. */
const UNSEEN = /[\s\p{C}]/gu;

/**
 * All folded words of a query; each must occur. A query of marks alone has one word that no text
 * contains: it finds nothing. A blank one has none: it finds everything.
 */
export function allSearchWords(query: string): string[] {
  const words = foldForSearch(query).split(' ').filter(Boolean);
  if (words.length > 0 || query.replace(UNSEEN, '') === '') return words;
  return [WORD_OF_NO_TEXT];
}

/** As {@link allSearchWords}, at most {@link MAX_SEARCH_WORDS}. */
export function searchWords(query: string): string[] {
  return allSearchWords(query).slice(0, MAX_SEARCH_WORDS);
}
