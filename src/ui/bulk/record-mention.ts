import { type BulkRecord, isOrder } from '#application/bulk/bulk-subject';
import { useProductMention } from '../products/product-name';
import { isolated } from '../text/isolated';

/** How a record is named among others: a product by its name, an order by its number. */
export function useRecordMention(): (record: BulkRecord) => string {
  const product = useProductMention();
  return (record) => (isOrder(record) ? isolated(`#${record.number}`) : product(record));
}
