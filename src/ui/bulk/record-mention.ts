import { type BulkRecord, isOrder, isUser } from '#application/bulk/bulk-subject';
import { useProductMention } from '../products/product-name';
import { isolated } from '../text/isolated';

/** How a record is named among others: a product or a person by name, an order by its number. */
export function useRecordMention(): (record: BulkRecord) => string {
  const product = useProductMention();
  return (record) => {
    if (isUser(record)) return isolated(`${record.firstName} ${record.lastName}`);
    return isOrder(record) ? isolated(`#${record.number}`) : product(record);
  };
}
