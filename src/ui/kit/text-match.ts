/** Makes spellings that count as one the same text: case, accents, forms of a letter. */
export type Fold = (text: string) => string;

/** Case and accents; the portal's own fold, which knows Arabic too, comes as a prop. */
export const plainFold: Fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

export function holds(label: string, typed: string, fold: Fold): boolean {
  return fold(label).includes(fold(typed));
}

/** Options whose label begins with what was typed come first; the others keep their order. */
export function ranked<O extends { label: string }>(
  options: readonly O[],
  typed: string,
  fold: Fold,
): readonly O[] {
  const sought = fold(typed);
  if (sought === '') return options;
  const begins = (option: O) => fold(option.label).startsWith(sought);
  return [...options.filter(begins), ...options.filter((option) => !begins(option))];
}

/** Where the label, as it is written, holds what was typed; null when it does not. */
export function matchedPart(label: string, typed: string, fold: Fold) {
  const sought = fold(typed);
  if (sought === '') return null;
  for (let from = 0; from < label.length; from += 1) {
    const rest = label.slice(from);
    if (/^\s/.test(rest) || !fold(rest).startsWith(sought)) continue;
    const to = endOf(label, from, sought, fold);
    if (to !== null) return { from, to };
  }
  return null;
}

/** The longest piece that still folds to what is sought: a mark after a letter belongs to it. */
function endOf(label: string, from: number, sought: string, fold: Fold): number | null {
  let end: number | null = null;
  for (let to = from + 1; to <= label.length; to += 1) {
    const piece = fold(label.slice(from, to));
    if (piece === sought && !/\s$/.test(label.slice(from, to))) end = to;
    if (piece.length > sought.length) break;
  }
  return end;
}
