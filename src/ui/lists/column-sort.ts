import type { TableSort } from '../kit/table/data-table';

/**
 * The current sort in the format of the table's header, where column ids are the contract's sort
 * keys.
 */
export function columnSort(sort: string): TableSort {
  return {
    by: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  };
}

/** The same in the format of the URL. */
export function sortParam({ by, direction }: TableSort): string {
  return direction === 'desc' ? `-${by}` : by;
}
