import { IMPORT_DELIMITERS, type ImportDelimiter } from '../import-format';
import { splitRecords } from './split-records';

const SAMPLED_RECORDS = 60;

/** Excel's hint at the delimiter in the first line, which Excel does not show as a row. */
const SEPARATOR_HINT = /^"?sep=(.?)"?[ \t;,|]*(?:\r\n|\r|\n|$)/i;

/**
 * The delimiter that splits most records into equally many cells; of two, the one that finds column
 * names. A hint in the first line decides. Delimiters and line ends inside quotes are ignored, and
 * a few lines above the table do not matter. A single column is read as a comma file.
 * @param countKnown how many cells of a row are known names of columns
 */
export function detectDelimiter(
  sample: string,
  countKnown: (cells: readonly string[]) => number = () => 0,
): ImportDelimiter {
  const hint = SEPARATOR_HINT.exec(sample);
  const hinted = IMPORT_DELIMITERS.find((delimiter) => delimiter === hint?.[1]);
  if (hinted) return hinted;
  const text = hint ? sample.slice(hint[0].length) : sample;
  let best: ImportDelimiter = ',';
  let bestScore = 0;
  for (const delimiter of IMPORT_DELIMITERS) {
    const score = scoreOf(splitRecords(text, delimiter, SAMPLED_RECORDS), countKnown);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

function scoreOf(
  records: readonly (readonly string[])[],
  countKnown: (cells: readonly string[]) => number,
): number {
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const width = mostFrequentWidth(filled);
  if (width < 2) return 0;
  const fitting = filled.filter((cells) => cells.length === width);
  const share = fitting.length / filled.length;
  const known = Math.max(...filled.slice(0, SAMPLED_RECORDS / 2).map(countKnown));
  return share ** 2 * Math.log2(width + 1) * (1 + known);
}

/** Of two equally frequent widths the larger one. */
function mostFrequentWidth(records: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  const most = [...counts].sort(([a, one], [b, other]) => other - one || b - a)[0];
  return most?.[0] ?? 1;
}
