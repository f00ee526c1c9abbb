import type { ReactNode } from 'react';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { PeriodFilter } from '../lists/period-filter';
import { useText } from '../text/use-text';
import { INVOICE_TYPES, type InvoiceListState, isFiltered } from './invoice-list-query';

interface InvoicesToolbarProps {
  state: InvoiceListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: controls of the whole table. */
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
      <FilterSelect
        name="type"
        label={t('filters.type')}
        any={t('filters.anyType')}
        value={state.type}
        options={INVOICE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        url={url}
      />
      <PeriodFilter period={state.period} url={url} />
    </ListToolbar>
  );
}
