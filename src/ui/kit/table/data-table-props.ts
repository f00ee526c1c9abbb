import type { ReactNode } from 'react';
import type { Breakpoint } from '../../theme/breakpoints';
import type { TableSelection } from './data-table-bar';
import type { Density } from './table-sizes';

export interface DataColumn<R> {
  id: string;
  header: string;
  /** The header is only read aloud, not shown (actions). */
  hideHeader?: boolean | undefined;
  cell: (row: R) => ReactNode;
  sortable?: boolean | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /**
   * The row's picture, its link and a second line, without an element round them. Instead of a
   * picture, the cell shows the icon that the link names in `--icon`. As wide as the other columns
   * leave room.
   */
  record?: boolean | undefined;
  /**
   * Names and other texts of any length, each on one line that an ellipsis cuts. Its width is
   * `width`, the share of the table in percent, whatever it holds.
   */
  text?: boolean | undefined;
  /** In the colour of secondary texts, on one line: a date. */
  muted?: boolean | undefined;
  /**
   * CSS width: that of what the column usually holds, so that it is as wide before the rows come. A
   * longer value makes it wider, unless it is a `text`.
   */
  width?: string | undefined;
  /** Hidden in narrower windows. */
  hideBelow?: Breakpoint | undefined;
  /** Shown only if the user chooses it. */
  optional?: boolean | undefined;
  /** Contains buttons, switches or links: pressing them does not press the row. */
  interactive?: boolean | undefined;
  /** Names the row for assistive technology; the first column by default. */
  rowHeader?: boolean | undefined;
  /** Stays at the end, always visible and not in the choice of columns: the actions. */
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
  /** First load shows skeletons, a refetch shows the old rows at 60 %. */
  state?: 'loading' | 'refetching' | 'ready' | undefined;
  /** Rows with a picture are 64 px high instead of 52, and 40 px if dense. */
  pictured?: boolean | undefined;
  density?: Density | undefined;
  /** Ids of the chosen columns, in their order; by default all that fit into the window. */
  order?: readonly string[] | null | undefined;
  /**
   * For long tables without pages: only rows visible in a window of this height (px) are rendered.
   */
  virtual?: { height: number } | undefined;
  sort?: TableSort | undefined;
  /** The server sorts: the caller requests the list again. */
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection | undefined;
  /** Click or Enter on a row. */
  onOpen?: ((row: R) => void) | undefined;
  /** The current row of keyboard triage. */
  currentId?: string | undefined;
  /** Below 720 px each row is a card. */
  renderCard?: ((row: R) => ReactNode) | undefined;
  /** Height of a card in px, reserved while it loads. */
  cardHeight?: number | undefined;
  /** Shown instead of the table when it has no rows. */
  empty?: ReactNode;
  /** Shown instead of the table when the list could not be loaded. */
  error?: ReactNode;
  /** Number of rows in the skeleton; 8 by default. */
  skeletonRows?: number | undefined;
}

/** What a grid needs to know of its table. */
export interface GridProps<R> extends DataTableProps<R> {
  /** The columns to show, in their order. */
  shown: readonly DataColumn<R>[];
  density: Density;
  pictured: boolean;
  refetching: boolean;
}
