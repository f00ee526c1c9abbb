/**
 * The first records of a table's beginning, split into cells as they stand, with their quotes. A
 * quote opens a quoted part only at the beginning of a cell; the last record may be cut.
 */
export function splitRecords(text: string, delimiter: string, limit: number): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && records.length < limit; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else isQuoted = false;
    } else if (character === '"') {
      isQuoted = text.slice(start, at).trim() === '';
    } else if (character === delimiter) {
      cells.push(text.slice(start, at));
      start = at + 1;
    } else if (character === '\n' || character === '\r') {
      records.push([...cells, text.slice(start, at)]);
      cells = [];
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      start = at + 1;
    }
  }
  const isComplete = start >= text.length && cells.length === 0;
  if (records.length < limit && !isComplete) records.push([...cells, text.slice(start)]);
  return records;
}
