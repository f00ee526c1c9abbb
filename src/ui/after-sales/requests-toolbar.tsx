import type { ReactNode } from 'react';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { PeriodFilter } from '../lists/period-filter';
import { useText } from '../text/use-text';
import type { RequestKind } from './request-kinds';
import { isFiltered, type RequestListState } from './request-list-query';

interface RequestsToolbarProps {
  kind: RequestKind;
  state: RequestListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: controls of the whole table. */
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
      <PeriodFilter period={state.period} url={url} />
    </ListToolbar>
  );
}
