/**
 * What separates cells and values: control characters (tab, line breaks, the separators U+001C to
 * U+001F, U+0085), the separators of lines and paragraphs, semicolons and bars. A comma is none: it
 * is a decimal mark. Blanks (space, U+00A0, U+202F, U+2009 …) may group thousands.
 */
const SEPARATOR = /[\p{Cc}\p{Zl}\p{Zp};؛；|｜]/u;

/** Whether a text holds the numbers of several cells, which must not be read as one: `5⇥120,00`. */
export function holdsSeveralValues(text: string): boolean {
  if (!SEPARATOR.test(text)) return false;
  return text.split(SEPARATOR).filter((part) => /\p{Nd}/u.test(part)).length > 1;
}
