import { useEffect, useState } from 'react';
import type { TableSelection } from '../kit/data-table-bar';
import { countSelected, NOTHING_SELECTED, type RowSelection } from '../kit/row-selection';

/** The chosen records: those whose rows were chosen, or the filter where all that match are. */
export type SelectedRecords<Row, Query> =
  | readonly Row[]
  | { readonly query: Query; readonly except: readonly string[] };

/** The chosen records of a list, over its pages. */
export interface ListSelection<Row, Query> extends TableSelection {
  count: number;
  clear: () => void;
  /** What work in bulk begins with. */
  chosen: () => SelectedRecords<Row, Query>;
}

/** What a list says of itself. */
interface SelectableList<Row, Query> {
  /** What the list is asked for, its order and page apart. */
  query: Query;
  rows: readonly Row[];
  /** Rows that match, of all pages. */
  total: number;
  /** "3 produits sélectionnés" */
  summary: (counted: { count: number }) => string;
}

/** A selection belongs to the filter it was made under: another filter begins with none. */
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

/** Every row that the list has shown, as it was shown last: the chosen ones of other pages too. */
function useKnownRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const [seen] = useState(() => new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) seen.set(row.id, row);
  }, [rows, seen]);
  return seen;
}
