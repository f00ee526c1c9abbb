import { useLazyExportOrdersQuery } from '#application/api/orders-endpoints.generated';
import { ExportButton } from '../lists/export-button';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { type OrderListState, toOrderExport } from './order-list-query';

/** Exports all orders that match the list's filters to a file. */
export function OrdersExport({ state }: { state: OrderListState }) {
  const t = useText('lists');
  const language = useLanguage();
  const [fetchFile, { isFetching }] = useLazyExportOrdersQuery();
  return (
    <ExportButton
      fetchFile={() => fetchFile({ ...toOrderExport(state), language })}
      busy={isFetching}
      fileName={t('export.orders')}
    />
  );
}
