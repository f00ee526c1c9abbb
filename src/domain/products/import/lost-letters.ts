/** What programs write in place of a letter that an encoding lacks. */
const REPLACEMENTS = /[?\uFFFD]/gu;
const OUTSIDE_ASCII = /(?!\p{ASCII})\p{L}/gu;
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{L}/u;

/**
 * Whether a stored text would lose letters by its replacement (null when it is emptied): letters
 * became question marks or U+FFFD, those outside ASCII were dropped, a text in Arabic has no Arabic
 * letter any more, or no letter is left at all.
 */
export function losesLetters(from: string | null, to: string | null): boolean {
  if (from === null || !LETTER.test(from)) return false;
  if (to === null || !LETTER.test(to)) return true;
  if (ARABIC.test(from) && !ARABIC.test(to)) return true;
  const lettersLost = count(OUTSIDE_ASCII, to) < count(OUTSIDE_ASCII, from);
  if (lettersLost && count(REPLACEMENTS, to) > count(REPLACEMENTS, from)) return true;
  return lettersLost && asciiOf(from) === asciiOf(to);
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** The text without letters outside ASCII; spaces that they leave behind count as one. */
function asciiOf(text: string): string {
  return text.replace(OUTSIDE_ASCII, '').replace(/\s+/gu, ' ').trim();
}
