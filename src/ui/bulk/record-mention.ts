import { type BulkRecord, isOrder, isUser } from '#application/bulk/bulk-subject';
import { isolated } from '#domain/format/isolated';
import { useProductMention } from '../products/product-name';

/** How a record is named among others: a product or a person by name, an order by its number. */
export function useRecordMention(): (record: BulkRecord) => string {
  const product = useProductMention();
  return (record) => {
    if (isUser(record)) return isolated(`${record.firstName} ${record.lastName}`);
    return isOrder(record) ? isolated(`#${record.number}`) : product(record);
  };
}
