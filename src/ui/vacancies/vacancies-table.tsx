import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { VacancySummary } from '#openapi/types.generated';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import { vacancyPath } from '../links/vacancy-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { NoVacancies } from './no-vacancies';
import type { VacancyActors } from './vacancy-actors';
import { CandidatesCell, ClosingCell, UpdatedCell, VacancyCell } from './vacancy-cells';
import { isFiltered, type VacancyListState } from './vacancy-list-query';
import { VacancyRowActions } from './vacancy-menu';
import { VacancyStatusChip } from './vacancy-status-chip';

/** Loaded on demand: only phones show cards. */
const VacancyCard = lazyComponent(() => import('./vacancy-card'), 'VacancyCard');

interface VacanciesTableProps {
  vacancies: readonly VacancySummary[];
  actors: VacancyActors;
  list: ListQuery;
  state: VacancyListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<VacancySummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function VacanciesTable(props: VacanciesTableProps) {
  const { vacancies, actors, list, state, url, columns, table } = props;
  const t = useText('vacancies');
  const nameOf = useLocalizedTitle();
  const navigate = useNavigate();
  const mayEdit = usePermission('vacancies.edit');
  const error = list.error && vacancies.length === 0;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={vacancies}
      rowId={({ id }) => id}
      rowName={nameOf}
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort: TableSort) => url.change({ sort: sortParam(sort) })}
      onOpen={(vacancy) => void navigate(vacancyPath(vacancy))}
      cardHeight={136}
      renderCard={(vacancy) => <VacancyCard vacancy={vacancy} actor={actors.of(vacancy.id)} />}
      empty={<NoVacancies filtered={isFiltered(state)} url={url} mayEdit={mayEdit} />}
      error={error ? <ProblemState error={list.error} onRetry={list.refetch} /> : undefined}
    />
  );
}

/** Every column that the list can show; the sortable ones use the contract's sort names. */
export function useVacancyColumns(actors: VacancyActors): readonly DataColumn<VacancySummary>[] {
  const t = useText('vacancies');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.title'),
        text: true,
        width: '32%',
        rowHeader: true,
        sortable: true,
        cell: (vacancy) => <VacancyCell vacancy={vacancy} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '112px',
        cell: ({ status }) => <VacancyStatusChip status={status} />,
      },
      {
        id: 'candidates',
        header: t('columns.candidates'),
        width: '120px',
        cell: (vacancy) => <CandidatesCell vacancy={vacancy} />,
      },
      {
        id: 'closesOn',
        header: t('columns.closesOn'),
        width: '132px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (vacancy) => <ClosingCell vacancy={vacancy} />,
      },
      {
        id: 'updatedAt',
        header: t('columns.updated'),
        width: '186px',
        sortable: true,
        hideBelow: 'desktop',
        cell: (vacancy) => <UpdatedCell vacancy={vacancy} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '96px',
        cell: (vacancy) => <VacancyRowActions vacancy={vacancy} actor={actors.of(vacancy.id)} />,
      },
    ],
    [t, actors],
  );
}
