import { type BulkRecord, isOrder, isUser } from '#application/bulk/bulk-subject';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import { useProductLabel } from '../links/product-name';

/** The name of a record in a list: a product or a person by name, an order by its number. */
export function useRecordLabel(): (record: BulkRecord) => string {
  const product = useProductLabel();
  return (record) => {
    if (isUser(record)) return bidiIsolate(`${record.firstName} ${record.lastName}`);
    return isOrder(record) ? orderNumberText(record.number) : product(record);
  };
}
