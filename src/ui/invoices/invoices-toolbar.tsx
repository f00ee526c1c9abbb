import type { ReactNode } from 'react';
import { Select } from '../kit/select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import {
  INVOICE_PERIODS,
  INVOICE_TYPES,
  type InvoiceListState,
  isFiltered,
} from './invoice-list-query';

const ANY = 'any' as const;

interface InvoicesToolbarProps {
  state: InvoiceListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: what concerns the table as a whole. */
  children: ReactNode;
}

/** Search and filters of the list of invoices. */
export function InvoicesToolbar({ state, url, children }: InvoicesToolbarProps) {
  const t = useText('invoices');
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
        hideLabel
        label={t('filters.type')}
        value={state.type ?? ANY}
        options={[
          { value: ANY, label: t('filters.anyType') },
          ...INVOICE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
        onChange={(value) => url.change({ type: value === ANY ? null : value })}
      />
      <Select
        compact
        hideLabel
        label={t('filters.period')}
        value={state.period ?? ANY}
        options={[ANY, ...INVOICE_PERIODS].map((value) => ({
          value,
          label: t(`filters.${value}`),
        }))}
        onChange={(value) => url.change({ period: value === ANY ? null : value })}
      />
    </ListToolbar>
  );
}
