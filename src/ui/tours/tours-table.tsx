import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { TourSummary } from '#openapi/types.generated';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import { tourPath } from '../links/tour-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { NoTours } from './no-tours';
import type { TourActors } from './tour-actors';
import { TourCard } from './tour-card';
import { CreatedCell, NextDepartureCell, PriceCell, TourCell, UpdatedCell } from './tour-cells';
import { TourEditLink } from './tour-edit-link';
import type { TourListState } from './tour-list-query';
import { TourMenu } from './tour-menu';
import { TourStatusChip } from './tour-status-chip';

interface ToursTableProps {
  tours: readonly TourSummary[];
  actors: TourActors;
  list: ListQuery;
  state: TourListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<TourSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function ToursTable(props: ToursTableProps) {
  const { tours, actors, list, state, url, columns, table } = props;
  const t = useText('tours');
  const nameOf = useLocalizedTitle();
  const navigate = useNavigate();
  const mayWrite = usePermission('tours.edit');
  const error = list.error && tours.length === 0;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={tours}
      rowId={({ id }) => id}
      rowName={nameOf}
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort: TableSort) => url.change({ sort: sortParam(sort) })}
      onOpen={(tour) => void navigate(tourPath(tour))}
      cardHeight={140}
      pictured
      renderCard={(tour) => <TourCard tour={tour} actor={actors.of(tour.id)} />}
      empty={<NoTours filtered={state.q !== ''} url={url} mayWrite={mayWrite} />}
      error={error ? <ProblemState error={list.error} onRetry={list.refetch} /> : undefined}
    />
  );
}

/**
 * Every column that the list of tours can show; the sortable ones use the contract's sort names.
 */
export function useTourColumns(actors: TourActors): readonly DataColumn<TourSummary>[] {
  const t = useText('tours');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.title'),
        text: true,
        width: '32%',
        rowHeader: true,
        sortable: true,
        cell: (tour) => <TourCell tour={tour} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '140px',
        cell: ({ status }) => <TourStatusChip status={status} />,
      },
      {
        id: 'price',
        header: t('columns.price'),
        width: '118px',
        hideBelow: 'desktop',
        cell: (tour) => <PriceCell tour={tour} />,
      },
      {
        id: 'nextDeparture',
        header: t('columns.nextDeparture'),
        width: '174px',
        hideBelow: 'tablet',
        cell: (tour) => <NextDepartureCell tour={tour} />,
      },
      {
        id: 'createdAt',
        header: t('columns.created'),
        sortable: true,
        optional: true,
        muted: true,
        cell: (tour) => <CreatedCell tour={tour} />,
      },
      {
        id: 'updatedAt',
        header: t('columns.updated'),
        width: '174px',
        sortable: true,
        hideBelow: 'desktop',
        cell: (tour) => <UpdatedCell tour={tour} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '96px',
        cell: (tour) => (
          <>
            <TourEditLink tour={tour} />
            <TourMenu tour={tour} actor={actors.of(tour.id)} />
          </>
        ),
      },
    ],
    [t, actors],
  );
}
