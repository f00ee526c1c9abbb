import type { TableSort } from '../kit/data-table';

/**
 * The current sort in the format of the table's header, where column ids are the contract's sort
 * keys.
 */
export const columnSort = (sort: string): TableSort => ({
  by: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'desc' : 'asc',
});

/** The same in the format of the URL. */
export const sortParam = ({ by, direction }: TableSort): string =>
  direction === 'desc' ? `-${by}` : by;
