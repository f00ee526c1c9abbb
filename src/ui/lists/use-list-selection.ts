import { useEffect, useState } from 'react';
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
export function useListSelection<Row extends { readonly id: string }, Query>({
  query,
  rows,
  total,
  summary,
}: SelectableList<Row, Query>): ListSelection<Row, Query> {
  const filter = JSON.stringify(query);
  const [made, setMade] = useState({ filter, value: NOTHING_SELECTED });
  const value = made.filter === filter ? made.value : NOTHING_SELECTED;
  const seen = useKnownRows(rows);
  const change = (next: RowSelection) => setMade({ filter, value: next });
  return {
    value,
    onChange: change,
    total,
    summary: (count) => summary({ count }),
    count: countSelected(value, total),
    clear: () => change(NOTHING_SELECTED),
    chosen: () =>
      value.kind === 'all'
        ? { query, except: [...value.except] }
        : [...value.ids].flatMap((id) => seen.get(id) ?? []),
  };
}

/**
 * The last shown version of every row that the list has shown, including selected rows of other
 * pages.
 */
function useKnownRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const [seen] = useState(() => new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) seen.set(row.id, row);
  }, [rows, seen]);
  return seen;
}
