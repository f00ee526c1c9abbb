import { endsWithinEntity } from '#domain/products/import/detection/html-entities';
import type { ImportDelimiter } from '#domain/products/import/import-format';

/**
 * The cells with the blank that the parser removes at their beginning, where the cell before ends
 * within an HTML entity: a semicolon as the delimiter may have separated `Savon &amp; gant`.
 * @param record the record as in the file
 */
export function withBlanksAfterEntities(
  cells: readonly string[],
  record: string,
  delimiter: ImportDelimiter,
): readonly string[] {
  if (delimiter !== ';' || !record.includes('&')) return cells;
  return cells.map((cell, at) => {
    const before = cells[at - 1];
    const isParted = before !== undefined && cell !== '' && endsWithinEntity(before);
    return isParted && record.includes(`${before}; ${cell}`) ? ` ${cell}` : cell;
  });
}
