import type { ReactNode } from 'react';
import type { Breakpoint } from '../theme/breakpoints';
import type { TableSelection } from './data-table-bar';
import type { Density } from './data-table-parts';

export interface DataColumn<R> {
  id: string;
  header: string;
  /** The header is read, not shown (actions). */
  hideHeader?: boolean | undefined;
  cell: (row: R) => ReactNode;
  sortable?: boolean | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** CSS width. */
  width?: string | undefined;
  /** Left out while the window is narrower. */
  hideBelow?: Breakpoint | undefined;
  /** Holds buttons, switches or links: pressing them is not pressing the row. */
  interactive?: boolean | undefined;
  /** Names the row for assistive technology; the first column when none says so. */
  rowHeader?: boolean | undefined;
  /** Stays at the end, in view and out of the choice of columns: the actions. */
  pinned?: 'end' | undefined;
}

export interface TableSort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<R> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** Names a row: "Commande 10482". */
  rowName: (row: R) => string;
  /** First load shows skeletons, a refetch the old rows at 60 %. */
  state?: 'loading' | 'refetching' | 'ready' | undefined;
  /** Rows have a picture: 64 px high instead of 52, and 40 where they are dense. */
  pictured?: boolean | undefined;
  density?: Density | undefined;
  /** Ids of the columns chosen, in their order; without it all that the window has room for. */
  order?: readonly string[] | null | undefined;
  /** For long tables without pages: rows live in a window of this height (px), only those in sight. */
  virtual?: { height: number } | undefined;
  sort?: TableSort | undefined;
  /** The server sorts: the caller asks it again. */
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection | undefined;
  /** Click or Enter on a row. */
  onOpen?: ((row: R) => void) | undefined;
  /** The row that keyboard triage stands on. */
  currentId?: string | undefined;
  /** Below 720 px each row is a card. */
  renderCard?: ((row: R) => ReactNode) | undefined;
  /** px that a card takes, kept while it is on its way. */
  cardHeight?: number | undefined;
  /** Shown instead of the table when there is no row. */
  empty?: ReactNode;
  /** Shown instead of the table when the list could not be read. */
  error?: ReactNode;
  /** How many rows the skeleton draws; 8 when left out. */
  skeletonRows?: number | undefined;
}
