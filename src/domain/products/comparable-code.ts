/** Marks without a width: zero-width characters, direction marks, soft hyphen, variation selectors. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invisible, too.
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and line ends are blanks.
const BLANKS = /[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+/g;
const HYPHENS = /[\u058a\u05be\u2010-\u2015\u2043\u207b\u208b\u2212]/g;
const CAPITALS = /[A-ZÆÐØĐŁŒ]/g;

/**
 * A code in the form in which codes are compared: two codes that differ only by invisible marks,
 * case, or kinds of hyphens and blanks are one. Blanks beside a hyphen and at both ends do not count.
 * Empty if the text has no visible character. The SQL function `comparable_code` returns the same.
 */
export function comparableCode(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(BLANKS, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/^ | $/g, '')
    .replace(CAPITALS, (letter) => letter.toLowerCase());
}

/**
 * A code as it is stored: without invisible marks, with plain blanks and hyphens instead of those
 * that do not break. Case and other kinds of hyphens stay.
 */
export function visibleCode(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u2011/g, '-')
    .trim();
}
