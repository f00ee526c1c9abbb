import { comparableCode, visibleCode } from '../../comparable-code';
import { wholeHandleOf } from '../../product-handle';
import { unwrapCell } from '../cells/cell-reading';
import { nameAt, type RowView, textAt } from './row-shape';

/** The row's own code without a spreadsheet's wrapping, as it is stored. */
export function codeAt(row: RowView): string {
  return visibleCode(unwrapCell(textAt(row, 'code')).replace(/\s+/g, ' '));
}

/** The row's own code in the form in which codes are compared; empty if there is none. */
export function codeKeyAt(row: RowView): string {
  return comparableCode(unwrapCell(textAt(row, 'code')));
}

/** The row's code cell with the marks that nobody sees, without plain blanks at its ends. */
export function givenCodeAt(row: RowView): string {
  const columns = row.shape.columns.get('code') ?? [];
  const at = columns.find((column) => row.cells[column]?.trim()) ?? columns[0];
  const cell =
    at === undefined ? '' : (row.cells[at] ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  return /^=|^'/.test(cell) ? unwrapCell(cell) : cell;
}

/** The product that the row refers to; empty if there is none. */
export function parentAt(row: RowView): string {
  return visibleCode(unwrapCell(textAt(row, 'parentCode')));
}

/**
 * The key shared by the rows of one product. Keys of two kinds cannot collide.
 * @param previous the key of the row above, which a row with neither handle nor name continues
 */
export function keyOf(row: RowView, previous: string | null): string {
  switch (row.shape.kind) {
    case 'tree':
      return comparableCode(parentAt(row)) || ownKey(row);
    case 'group':
      return comparableCode(textAt(row, 'groupCode')) || codeKeyAt(row) || `row:${row.number}`;
    default:
      return handleKeyOf(row) || previous || `row:${row.number}`;
  }
}

function handleKeyOf(row: RowView): string {
  const key = textAt(row, 'groupKey');
  if (key) return `key:${key}`;
  const handle = textAt(row, 'handle');
  return wholeHandleOf(handle) || handle || wholeHandleOf(nameAt(row));
}

function ownKey(row: RowView): string {
  const rowId = textAt(row, 'rowId');
  return codeKeyAt(row) || (rowId ? `id:${rowId}` : `row:${row.number}`);
}
