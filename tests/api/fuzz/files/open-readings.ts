import type { WrittenFile } from './write-file';

type Mark = 'point' | 'comma';

/** A written number without its currency, blanks and apostrophes, in Latin digits. */
function bare(cell: string): string {
  return cell
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[^\d.,]/g, '');
}

/** The number under one mark, or null if the cell cannot be read so. */
function under(cell: string, mark: Mark): number | null {
  const [decimal, group] = mark === 'point' ? ['\\.', ','] : [',', '\\.'];
  const text = bare(cell);
  if (!new RegExp(`^(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${decimal}\\d+)?$`).test(text))
    return null;
  return Number(text.replace(new RegExp(group, 'g'), '').replace(new RegExp(decimal), '.'));
}

/**
 * Whether both marks fit every number of the file and mean different amounts: then the file does
 * not say which one its writer meant.
 */
export function hasOpenMark({ amounts, pieces }: WrittenFile): boolean {
  const fits = (mark: Mark) =>
    amounts.every((cell) => under(cell, mark) !== null) &&
    pieces.every((cell) => Number.isInteger(under(cell, mark) ?? 0.5));
  const differs = [...amounts, ...pieces].some(
    (cell) => under(cell, 'point') !== under(cell, 'comma'),
  );
  return fits('point') && fits('comma') && differs;
}

/** Whether every day with a slash, a point or a hyphen can begin with its day and with its month. */
export function hasOpenOrder({ days }: WrittenFile): boolean {
  const pairs = days.flatMap((day) => {
    const [, first, second] = /^(\d{2})[/.-](\d{2})[/.-]\d{4}/.exec(day) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isEither = pairs.every(([first, second]) => first <= 12 && second <= 12);
  return isEither && pairs.some(([first, second]) => first !== second);
}
