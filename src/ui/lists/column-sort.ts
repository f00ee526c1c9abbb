import type { TableSort } from '../kit/data-table';

/** The sort in force as the table's head shows it, where columns are called as the contract sorts. */
export const columnSort = (sort: string): TableSort => ({
  by: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'desc' : 'asc',
});

/** The same as the URL says it. */
export const sortParam = ({ by, direction }: TableSort): string =>
  direction === 'desc' ? `-${by}` : by;
