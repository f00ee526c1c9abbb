import type { ReactNode } from 'react';
import { PAYMENT_METHODS } from '#domain/payments/payment-method';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Popover } from '../kit/overlays/popover';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { isFiltered, isFilteredFurther, type OrderListState } from './order-list-query';

const loadMore = preloadable(() => import('./more-order-filters'));
const MoreOrderFilters = lazyComponent(loadMore, 'MoreOrderFilters');
const OrderFilterChips = lazyComponent(loadMore, 'OrderFilterChips');

interface OrdersToolbarProps {
  state: OrderListState;
  url: ReturnType<typeof useListUrl>;
  /** Controls of the whole table, at the end. */
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
      <FilterSelect
        name="paymentMethod"
        label={t('filters.payment')}
        any={t('filters.anyPayment')}
        value={state.paymentMethod}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.${value}`) }))}
        url={url}
      />
      <Popover label={lists('filters.more')}>
        {(close) => (
          <Deferred>
            <MoreOrderFilters state={state} url={url} close={close} />
          </Deferred>
        )}
      </Popover>
      {isFilteredFurther(state) && (
        <Deferred>
          <OrderFilterChips state={state} url={url} />
        </Deferred>
      )}
    </ListToolbar>
  );
}
