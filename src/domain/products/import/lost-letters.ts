/**
 * A program that saves a text in an encoding without some of its letters writes a question mark for
 * each of them: `زربية أمازيغية` becomes `????? ????????`, `Théière` becomes `Th?i?re`.
 */

/** Characters that are no part of a word. */
const BETWEEN_WORDS = /[\s.,;:!()[\]"'«»/–-]+/;
/** What programs write in place of a letter that an encoding lacks. */
const REPLACEMENTS = /[?\uFFFD]/gu;
const OUTSIDE_ASCII = /(?!\p{ASCII})\p{L}/gu;
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{L}/u;

/**
 * Whether a text consists mainly of question marks between blanks. A few words with a question or
 * with `???` at their end do not.
 */
export function isMainlyQuestionMarks(text: string): boolean {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  const lost = words.filter((word) => /^\?+$/.test(word));
  const longest = Math.max(0, ...lost.map(({ length }) => length));
  return lost.length * 2 > words.length || (lost.length * 2 === words.length && longest > 3);
}

/**
 * Whether a stored text would lose letters by its replacement (null when it is emptied): letters
 * became question marks or U+FFFD, those outside ASCII were dropped, a text in Arabic has no Arabic
 * letter any more, or no letter is left at all.
 */
export function losesLetters(from: string | null, to: string | null): boolean {
  if (from === null || !LETTER.test(from)) return false;
  if (to === null || !LETTER.test(to)) return true;
  if (ARABIC.test(from) && !ARABIC.test(to)) return true;
  if (isLostCopy(from, to)) return true;
  const lettersLost = count(OUTSIDE_ASCII, to) < count(OUTSIDE_ASCII, from);
  if (lettersLost && count(REPLACEMENTS, to) > count(REPLACEMENTS, from)) return true;
  return lettersLost && asciiOf(from) === asciiOf(to);
}

/**
 * The surest case of lost letters, in which nothing else was changed: the replacement has question
 * marks where the stored text has characters outside ASCII, and is otherwise the same text.
 */
export function isLostCopy(from: string, to: string): boolean {
  if (!to.includes('?')) return false;
  // Composed letters count as one, as in the code pages that wrote the text.
  const [letters, originals] = [[...to.normalize('NFC')], [...from.normalize('NFC')]];
  if (letters.length !== originals.length) return false;
  let lost = 0;
  for (const [at, letter] of letters.entries()) {
    const original = originals[at] ?? '';
    if (letter === original) continue;
    if (letter !== '?' || original < '\u0080') return false;
    lost += 1;
  }
  return lost > 0;
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** The text without letters outside ASCII; spaces that they leave behind count as one. */
function asciiOf(text: string): string {
  return text.replace(OUTSIDE_ASCII, '').replace(/\s+/gu, ' ').trim();
}
