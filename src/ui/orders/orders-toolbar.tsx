import type { ReactNode } from 'react';
import { Select } from '../kit/select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { isFiltered, type OrderListState, PAYMENT_METHODS } from './order-list-query';

const ANY = 'any';

interface OrdersToolbarProps {
  state: OrderListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: what concerns the table as a whole. */
  children: ReactNode;
}

/** Search and filters of the list of orders. */
export function OrdersToolbar({ state, url, children }: OrdersToolbarProps) {
  const t = useText('orders');
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('filters.clear') : null}
      tools={children}
    >
      <Select
        compact
        label={t('filters.payment')}
        hideLabel
        value={state.paymentMethod ?? ANY}
        options={[
          { value: ANY, label: t('filters.anyPayment') },
          ...PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.${value}`) })),
        ]}
        onChange={(value) => url.change({ paymentMethod: value === ANY ? null : value })}
      />
    </ListToolbar>
  );
}
