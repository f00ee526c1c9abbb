import { useState } from 'react';
import type { TableSelection } from '../kit/table/data-table-bar';
import { countSelected, NOTHING_SELECTED, type RowSelection } from '../kit/table/row-selection';

/** The selected records: the selected rows, or the filter if all matching rows are selected. */
export type SelectedRecords<Row, Query> =
  | readonly Row[]
  | { readonly query: Query; readonly except: readonly string[] };

/** The selected records of a list, across its pages. */
export interface ListSelection<Row, Query> extends TableSelection {
  count: number;
  clear: () => void;
  /**
   * Keeps records as they are after an action, also those that no longer match the filter: they stay
   * selected by themselves.
   */
  keep: (records: readonly Row[]) => void;
  /** The input of a bulk action. */
  chosen: () => SelectedRecords<Row, Query>;
}

/** The data that a list provides for its selection. */
interface SelectableList<Row, Query> {
  /** The list's query, without order and page. */
  query: Query;
  rows: readonly Row[];
  /** Matching rows of all pages. */
  total: number;
  /** "3 produits sélectionnés" */
  summary: (counted: { count: number }) => string;
}

/** A selection belongs to its filter: with another filter, no rows are selected. */
export function useListSelection<Row extends KnownRow, Query>({
  query,
  rows,
  total,
  summary,
}: SelectableList<Row, Query>): ListSelection<Row, Query> {
  const filter = JSON.stringify(query);
  const [made, setMade] = useState({ filter, value: NOTHING_SELECTED });
  const value = made.filter === filter ? made.value : NOTHING_SELECTED;
  const { seen, learn } = useKnownRows(rows);
  const change = (next: RowSelection) => setMade({ filter, value: next });
  return {
    value,
    onChange: change,
    total,
    summary: (count) => summary({ count }),
    count: countSelected(value, total),
    clear: () => change(NOTHING_SELECTED),
    keep: (records) => {
      learn(records);
      const ids = new Set(records.map(({ id }) => id));
      setMade((last) =>
        last.value.kind === 'all' ? { filter, value: { kind: 'ids', ids } } : last,
      );
    },
    chosen: () =>
      value.kind === 'all'
        ? { query, except: [...value.except] }
        : [...value.ids].flatMap((id) => seen.get(id) ?? []),
  };
}

/** A row of a list; a higher revision is a newer version. */
interface KnownRow {
  readonly id: string;
  readonly revision: number;
}

/**
 * The newest known version of every row that the list has shown, including selected rows of other
 * pages, and of those that an action returned.
 */
function useKnownRows<Row extends KnownRow>(rows: readonly Row[]) {
  const [known, setKnown] = useState(() => ({ rows, seen: withNewer<Row>(new Map(), rows) }));
  if (known.rows !== rows) setKnown({ rows, seen: withNewer(known.seen, rows) });
  return {
    seen: known.seen,
    learn: (records: readonly Row[]) =>
      setKnown((last) => ({ rows: last.rows, seen: withNewer(last.seen, records) })),
  };
}

function withNewer<Row extends KnownRow>(
  seen: ReadonlyMap<string, Row>,
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const newer = rows.filter(({ id, revision }) => (seen.get(id)?.revision ?? 0) <= revision);
  return new Map([...seen, ...newer.map((row) => [row.id, row] as const)]);
}
