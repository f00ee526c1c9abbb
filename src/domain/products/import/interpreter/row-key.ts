import { handleOf } from '../../product-handle';
import { unwrapCell } from '../cells/cell-reading';
import { type RowView, textAt } from './row-shape';

/** The row's own code without a spreadsheet's wrapping. */
export function codeAt(row: RowView): string {
  return unwrapCell(textAt(row, 'code'));
}

/** The product that the row refers to; empty if there is none. */
export function parentAt(row: RowView): string {
  return unwrapCell(textAt(row, 'parentCode'));
}

/** The key shared by the rows of one product. Keys of two kinds cannot collide. */
export function keyOf(row: RowView): string {
  switch (row.shape.kind) {
    case 'tree':
      return parentAt(row) || ownKey(row);
    case 'group':
      return textAt(row, 'groupCode') || codeAt(row) || `row:${row.number}`;
    default:
      return textAt(row, 'handle') || handleOf(textAt(row, 'name')) || `row:${row.number}`;
  }
}

function ownKey(row: RowView): string {
  const rowId = textAt(row, 'rowId');
  return codeAt(row) || (rowId ? `id:${rowId}` : `row:${row.number}`);
}
