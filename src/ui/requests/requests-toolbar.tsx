import type { ReactNode } from 'react';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import type { RequestKind } from './request-kinds';
import { isFiltered, PERIODS, type RequestListState } from './request-list-query';

interface RequestsToolbarProps {
  kind: RequestKind;
  state: RequestListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: what concerns the table as a whole. */
  children: ReactNode;
}

/** Search and filters of the list of returns, or of cancellations. */
export function RequestsToolbar({ kind, state, url, children }: RequestsToolbarProps) {
  const t = useText('requests');
  return (
    <ListToolbar
      label={t(`${kind}.searchLabel`)}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('filters.clear') : null}
      tools={children}
    >
      <FilterSelect
        name="period"
        label={t('filters.period')}
        any={t('filters.anyPeriod')}
        value={state.period}
        options={PERIODS.map((value) => ({ value, label: t(`filters.days${value}`) }))}
        url={url}
      />
    </ListToolbar>
  );
}
