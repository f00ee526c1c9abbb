/**
 * A program that saves a text in an encoding without some of its letters writes a question mark for
 * each of them: `زربية أمازيغية` becomes `????? ????????`, `Théière` becomes `Th?i?re`.
 */

/** Characters that are no part of a word. */
const BETWEEN_WORDS = /[\s.,;:!()[\]"'«»/–-]+/;

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
 * Whether a text has question marks where one of the known texts has letters that many encodings
 * lack, and is otherwise the same text.
 */
export function hasLostLettersOf(text: string, known: readonly (string | null)[]): boolean {
  if (!text.includes('?') || known.includes(text)) return false;
  return known.some((other) => other !== null && isLostCopy(text, other));
}

function isLostCopy(text: string, other: string): boolean {
  // Composed letters count as one, as in the code pages that wrote the text.
  const [letters, originals] = [[...text.normalize('NFC')], [...other.normalize('NFC')]];
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
