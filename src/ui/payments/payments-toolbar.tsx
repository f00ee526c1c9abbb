import type { ReactNode } from 'react';
import { LISTED_PAYMENT_METHODS } from '#domain/payments/payment-method';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { PeriodFilter } from '../lists/period-filter';
import { useText } from '../text/use-text';
import { isFiltered, type PaymentListState } from './payment-list-query';

interface PaymentsToolbarProps {
  state: PaymentListState;
  url: ReturnType<typeof useListUrl>;
  /** Controls of the whole table, at the end. */
  children: ReactNode;
}

/** Search, payment method and period. */
export function PaymentsToolbar({ state, url, children }: PaymentsToolbarProps) {
  const t = useText('payments');
  const lists = useText('lists');
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? lists('filters.clear') : null}
      tools={children}
    >
      <FilterSelect
        name="method"
        label={t('columns.method')}
        any={t('methods.any')}
        value={state.method}
        options={LISTED_PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        url={url}
      />
      <PeriodFilter period={state.period} url={url} />
    </ListToolbar>
  );
}
