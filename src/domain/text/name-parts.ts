/** A part of a name, and whether it must be shown whole or not at all. */
export interface NamePart {
  readonly text: string;
  readonly isWhole: boolean;
}

/** A word with a figure, the figures that it is multiplied by, and a unit: "120 × 180 cm". */
const FIGURE = String.raw`\S*\p{Nd}\S*(?:\s+[×x*]\s+\S*\p{Nd}\S*)*(?:\s+\p{L}{1,3}(?![^\s,;.)]))?`;
/** In a name that is read from the right, the start of a Latin word is its left end. */
const LATIN_WORD = String.raw`\S*\p{Script=Latin}\S*`;

const WHOLE = new RegExp(FIGURE, 'gu');
const WHOLE_IN_ARABIC = new RegExp(`${FIGURE}|${LATIN_WORD}`, 'gu');
const ARABIC = /\p{Script=Arabic}/u;

/**
 * The parts of a name. An ellipsis that cuts a figure shows another one ("250 ml" as "25…"), and in a
 * name that is read from the right it cuts the first digits.
 */
export function nameParts(name: string): NamePart[] {
  const parts: NamePart[] = [];
  let end = 0;
  for (const { 0: text, index } of name.matchAll(ARABIC.test(name) ? WHOLE_IN_ARABIC : WHOLE)) {
    if (index > end) parts.push({ text: name.slice(end, index), isWhole: false });
    parts.push({ text, isWhole: true });
    end = index + text.length;
  }
  if (end < name.length) parts.push({ text: name.slice(end), isWhole: false });
  return parts;
}

/** The name with no-break spaces in its figures: on paper a line never ends before a unit. */
export function unbrokenFigures(name: string): string {
  return name.replace(WHOLE, (figure) => figure.replace(/\s+/g, '\u00a0'));
}
