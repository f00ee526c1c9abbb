import { useMemo } from 'react';
import { type Breakpoint, below, breakpoints } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { AriaLocale } from './aria-locale';
import { arranged } from './column-order';
import { Cards } from './data-table-cards';
import { Grid } from './data-table-grid';
import type { DataColumn, DataTableProps } from './data-table-props';
import { SkeletonCards, SkeletonTable } from './data-table-skeleton';

export type { DataColumn, TableSort } from './data-table-props';

/** A list from the server: sorts, selects, opens; skeletons, old rows and cards where they belong. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { rows, state = 'ready', renderCard, density = 'normal', pictured = false } = props;
  const onPhone = useMediaQuery(below('phone'));
  const columns = useShownColumns(props.columns, props.order ?? null);
  const refetching = state === 'refetching';
  if (props.error) return <>{props.error}</>;
  if (state === 'loading') {
    const count = props.skeletonRows ?? 8;
    return onPhone && renderCard ? (
      <SkeletonCards count={count} />
    ) : (
      <SkeletonTable
        columns={columns}
        count={count}
        density={density}
        pictured={pictured}
        selectable={Boolean(props.selection)}
      />
    );
  }
  if (rows.length === 0) return <>{props.empty}</>;
  if (onPhone && renderCard) {
    return <Cards {...props} renderCard={renderCard} refetching={refetching} />;
  }
  return (
    <AriaLocale>
      <Grid
        {...props}
        columns={columns}
        density={density}
        pictured={pictured}
        refetching={refetching}
      />
    </AriaLocale>
  );
}

/** The columns that were chosen, or all that the window has room for. */
export function useShownColumns<R>(
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
        : columns.filter(({ hideBelow }) => !hideBelow || !width.split(',').includes(hideBelow)),
    [columns, order, width],
  );
}
