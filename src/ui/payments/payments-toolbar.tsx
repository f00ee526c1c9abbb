import type { ReactNode } from 'react';
import { PAYMENT_METHODS } from '#domain/payments/payment-status';
import { Select } from '../kit/select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { PeriodFilter } from '../lists/period-filter';
import { useText } from '../text/use-text';
import { isFiltered, type PaymentListState } from './payment-list-query';

const ANY = 'any';

interface PaymentsToolbarProps {
  state: PaymentListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: what concerns the table as a whole. */
  children: ReactNode;
}

/** Search, way of payment and period. */
export function PaymentsToolbar({ state, url, children }: PaymentsToolbarProps) {
  const t = useText('payments');
  const lists = useText('lists');
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }));
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? lists('filters.clear') : null}
      tools={children}
    >
      <Select
        compact
        label={t('columns.method')}
        hideLabel
        value={state.method ?? ANY}
        options={[{ value: ANY, label: t('methods.any') }, ...methods]}
        onChange={(value) => url.change({ method: value === ANY ? null : value })}
      />
      <PeriodFilter period={state.period} url={url} />
    </ListToolbar>
  );
}
