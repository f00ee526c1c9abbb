import { useLazyExportOrdersQuery } from '#application/api/orders-endpoints.generated';
import { ListExport } from '../lists/list-export';
import { useText } from '../text/use-text';
import { type OrderListState, toOrderExport } from './order-list-query';

/** Exports all orders that match the list's filters to a file. */
export function OrdersExport({ state }: { state: OrderListState }) {
  const t = useText('lists');
  const [fetchFile, { isFetching }] = useLazyExportOrdersQuery();
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...toOrderExport(state), ...form })}
      busy={isFetching}
      fileName={t('export.orders')}
    />
  );
}
