/** How a page is measured: on this machine, or on a slow phone with a slow connection. */
export type Profile = 'desktop' | 'slow phone';

/** A row of the table. */
export interface JudgedRow {
  readonly id: RowId;
  readonly text: string;
  readonly unit: 'ms' | 'MB' | '';
  /** The figure to reach; null where a figure is only shown. */
  readonly toReach: Readonly<Record<Profile, number | null>>;
  /** How many times the figure of the floor a page may take where that is more; 0 for never. */
  readonly timesFloor: number;
}

export type RowId =
  | 'menu'
  | 'menuTask'
  | 'cold'
  | 'app'
  | 'edit'
  | 'editClicks'
  | 'record'
  | 'search'
  | 'heap'
  | 'requests'
  | 'scripts'
  | 'nodes'
  | 'shifts';

/** The figures of one visit, or their medians. */
export type Figures = Partial<Record<RowId, number>>;

function both(figure: number | null): JudgedRow['toReach'] {
  return { desktop: figure, 'slow phone': figure };
}

function onDesktop(figure: number): JudgedRow['toReach'] {
  return { desktop: figure, 'slow phone': null };
}

export const ROWS: readonly JudgedRow[] = [
  {
    id: 'menu',
    text: 'menu click → first row of products',
    unit: 'ms',
    toReach: { desktop: 120, 'slow phone': 410 },
    timesFloor: 2,
  },
  {
    id: 'menuTask',
    text: 'longest task of the menu click',
    unit: 'ms',
    toReach: onDesktop(50),
    timesFloor: 0,
  },
  {
    id: 'cold',
    text: 'products opened cold, first row',
    unit: 'ms',
    toReach: { desktop: 430, 'slow phone': 2200 },
    timesFloor: 2,
  },
  {
    id: 'app',
    text: 'the same, ready to use',
    unit: 'ms',
    toReach: both(null),
    timesFloor: 0,
  },
  {
    id: 'edit',
    text: 'list → usable edit form',
    unit: 'ms',
    toReach: onDesktop(175),
    timesFloor: 2.5,
  },
  { id: 'editClicks', text: 'clicks to it', unit: '', toReach: both(1), timesFloor: 0 },
  { id: 'record', text: 'open a product', unit: 'ms', toReach: onDesktop(160), timesFloor: 2 },
  {
    id: 'search',
    text: 'search, last key → rows',
    unit: 'ms',
    toReach: onDesktop(200),
    timesFloor: 2,
  },
  { id: 'heap', text: 'heap on the list', unit: 'MB', toReach: both(9), timesFloor: 2 },
  {
    id: 'requests',
    text: 'requests of the cold list, without pictures',
    unit: '',
    toReach: both(20),
    timesFloor: 0,
  },
  {
    id: 'scripts',
    text: 'JavaScript files of the cold list',
    unit: '',
    toReach: both(null),
    timesFloor: 0,
  },
  { id: 'nodes', text: 'DOM nodes of the list', unit: '', toReach: both(800), timesFloor: 0 },
  {
    id: 'shifts',
    text: 'layout shift of the cold list',
    unit: '',
    toReach: both(0.01),
    timesFloor: 0,
  },
];

/** The figure to reach, or the floor's multiple if larger; null where a figure is only shown. */
export function limitOf(row: JudgedRow, profile: Profile, floor: number | undefined) {
  const toReach = row.toReach[profile];
  return toReach === null ? null : Math.max(toReach, row.timesFloor * (floor ?? 0));
}
