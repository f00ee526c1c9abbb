import { Suspense, useEffect, useMemo } from 'react';
import { type Breakpoint, below, breakpoints } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { lazyComponent } from '../loading/lazy-component';
import { arranged } from './column-order';
import type { DataColumn, DataTableProps } from './data-table-props';
import { SkeletonCards, SkeletonTable } from './data-table-skeleton';
import { preloadableCards, preloadableGrid, preloadTable } from './preload-table';
import { rowHeight } from './table-sizes';

export type { DataColumn, TableSort } from './data-table-props';

const Grid = lazyComponent(preloadableGrid, 'Grid');
const Cards = lazyComponent(preloadableCards, 'Cards');

/**
 * A list from the server: sorting, selection and opening of rows; skeletons, old rows or cards as
 * needed. A phone that shows cards does not fetch the grid.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { rows, state = 'ready', renderCard, density = 'normal', pictured = false } = props;
  const onPhone = useMediaQuery(below('phone'));
  const asCards = onPhone && renderCard;
  const shown = useVisibleColumns(props.columns, props.order ?? null);
  const refetching = state === 'refetching';
  useEffect(() => {
    // Preloads the code while the rows load; if that fails, the lazy component requests it again.
    void preloadTable(Boolean(asCards));
  }, [asCards]);
  const onTheWay = (rowCount: number) => (
    <TableLoading {...props} columns={shown} cards={Boolean(asCards)} skeletonRows={rowCount} />
  );
  if (props.error) return <>{props.error}</>;
  if (state === 'loading') return onTheWay(props.skeletonRows ?? 8);
  if (rows.length === 0) return <>{props.empty}</>;
  return (
    <Suspense fallback={onTheWay(visibleRowCount(props))}>
      {asCards ? (
        <Cards {...props} renderCard={asCards} refetching={refetching} />
      ) : (
        <Grid
          {...props}
          shown={shown}
          density={density}
          pictured={pictured}
          refetching={refetching}
        />
      )}
    </Suspense>
  );
}

/** Number of rows rendered at once: all of a page, or those in the window of a long table. */
function visibleRowCount<R>({
  rows,
  virtual,
  density = 'normal',
  pictured = false,
}: DataTableProps<R>) {
  if (!virtual) return rows.length;
  return Math.min(rows.length, Math.ceil(virtual.height / rowHeight(density, pictured)));
}

function TableLoading<R>(props: DataTableProps<R> & { cards: boolean }) {
  const { cards, columns, skeletonRows = 0, density = 'normal', pictured = false } = props;
  if (cards) return <SkeletonCards count={skeletonRows} height={props.cardHeight} />;
  return (
    <SkeletonTable
      columns={columns}
      count={skeletonRows}
      density={density}
      pictured={pictured}
      selectable={Boolean(props.selection)}
    />
  );
}

/** The chosen columns, or all that fit into the window. */
export function useVisibleColumns<R>(
  columns: readonly DataColumn<R>[],
  order: readonly string[] | null,
): readonly DataColumn<R>[] {
  const narrow: Record<Breakpoint, boolean> = {
    phone: useMediaQuery(below('phone')),
    tablet: useMediaQuery(below('tablet')),
    desktop: useMediaQuery(below('desktop')),
    wide: useMediaQuery(below('wide')),
    stretch: useMediaQuery(below('stretch')),
  };
  const width = (Object.keys(breakpoints) as Breakpoint[]).filter((name) => narrow[name]).join();
  return useMemo(
    () =>
      order
        ? arranged(columns, order)
        : columns.filter(
            ({ hideBelow, optional = false }) =>
              !optional && !(hideBelow && width.split(',').includes(hideBelow)),
          ),
    [columns, order, width],
  );
}
