const INVISIBLE = /\p{Cf}/gu;

/**
 * A pasted text as it is seen: without the marks of direction, joining and byte order, with one
 * space for every run of blanks, and without blanks at its ends.
 */
export function withPlainBlanks(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
