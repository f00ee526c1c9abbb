import type { Reader } from '../context';
import { groupBy } from '../database/group-by';
import type { OrderPageRow } from './order-list.query';
import { selectPreviewItems } from './order-preview-items.query';

/** Orders, each with its first items. */
export async function withFirstItems(reader: Reader, rows: readonly OrderPageRow[]) {
  const ids = rows.map((row) => row.order.id);
  const firstRows = ids.length > 0 ? await selectPreviewItems(reader, ids) : [];
  const firstItems = groupBy(firstRows, ({ orderId }) => orderId);
  return rows.map((row) => ({ row, firstItems: firstItems.get(row.order.id) ?? [] }));
}
