const INVISIBLE = /\p{Cf}/gu;

/** A text without the marks of direction, joining and byte order, which are pasted with it. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * A pasted text as it is seen: without invisible marks, with one space for every run of blanks and
 * control characters, and without blanks at its ends.
 */
export function withPlainBlanks(text: string): string {
  return withoutInvisibleMarks(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
