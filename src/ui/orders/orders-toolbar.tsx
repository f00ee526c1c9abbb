import { type ReactNode, Suspense } from 'react';
import { lazyPiece } from '../kit/lazy-piece';
import { Popover } from '../kit/popover';
import { Select } from '../kit/select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import {
  isFiltered,
  isFilteredFurther,
  type OrderListState,
  PAYMENT_METHODS,
} from './order-list-query';

const loadMore = () => import('./more-order-filters');
const MoreOrderFilters = lazyPiece(loadMore, 'MoreOrderFilters');
const OrderFilterChips = lazyPiece(loadMore, 'OrderFilterChips');

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
  const lists = useText('lists');
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
      <Popover label={lists('filters.more')}>
        {(close) => (
          <Suspense fallback={null}>
            <MoreOrderFilters state={state} url={url} close={close} />
          </Suspense>
        )}
      </Popover>
      {isFilteredFurther(state) && (
        <Suspense fallback={null}>
          <OrderFilterChips state={state} url={url} />
        </Suspense>
      )}
    </ListToolbar>
  );
}
