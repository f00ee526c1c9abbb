import { IMPORT_DELIMITERS, type ImportDelimiter } from '../import-format';

const SAMPLED_RECORDS = 20;

/**
 * The delimiter that splits the header into most columns and the following records into as many.
 * Delimiters and line ends inside quotes are ignored. A single column is read as a comma file.
 */
export function detectDelimiter(sample: string): ImportDelimiter {
  let best: ImportDelimiter = ',';
  let bestScore = 0;
  for (const delimiter of IMPORT_DELIMITERS) {
    const score = scoreOf(widthsOf(sample, delimiter));
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

function scoreOf(widths: readonly number[]): number {
  const [header = 1, ...rows] = widths;
  if (header < 2) return 0;
  const fitting = rows.filter((width) => width === header).length;
  return header * (rows.length === 0 ? 1 : 0.1 + fitting / rows.length);
}

/** Number of cells of each of the first complete records. */
function widthsOf(sample: string, delimiter: ImportDelimiter): number[] {
  const widths: number[] = [];
  let width = 1;
  let quoted = false;
  for (const character of sample) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === delimiter) width += 1;
    else if (character === '\n') {
      widths.push(width);
      width = 1;
      if (widths.length === SAMPLED_RECORDS) return widths;
    }
  }
  return widths.length === 0 ? [width] : widths;
}
