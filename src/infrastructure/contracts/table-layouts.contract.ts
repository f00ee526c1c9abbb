import { expect, test } from 'vitest';
import type { TableLayout, TableLayouts } from '#application/ports/table-layouts.port';

const CHOSEN: TableLayout = {
  columns: ['price', 'stock'],
  density: 'dense',
  defaultView: 'viw_1',
};

const PROPOSED: TableLayout = { columns: null, density: 'normal', defaultView: null };

/** What every store of table layouts keeps to; the two stores share one storage, as two tabs do. */
export function keepsTheTableLayoutsContract(
  open: () => { here: TableLayouts; there: TableLayouts },
): void {
  test('a table that nobody laid out is as it proposes itself', () => {
    expect(open().here.read('usr_1', 'orders')).toEqual(PROPOSED);
  });

  test('a layout is read in every tab, by its user and for its table alone', () => {
    const { here, there } = open();
    here.write('usr_1', 'orders', CHOSEN);
    expect(here.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(there.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(here.read('usr_1', 'products')).toEqual(PROPOSED);
    expect(here.read('usr_2', 'orders')).toEqual(PROPOSED);
  });

  test('an unchanged layout stays the same object', () => {
    const { here } = open();
    here.write('usr_1', 'orders', CHOSEN);
    const before = here.read('usr_1', 'orders');
    here.write('usr_1', 'products', PROPOSED);
    expect(here.read('usr_1', 'orders')).toBe(before);
  });

  test('every change is told, in every tab, until one stops listening', () => {
    const { here, there } = open();
    const told: string[] = [];
    const stopHere = here.subscribe(() => told.push('here'));
    const stopThere = there.subscribe(() => told.push('there'));
    here.write('usr_1', 'orders', CHOSEN);
    expect(told.sort()).toEqual(['here', 'there']);
    stopHere();
    stopThere();
    here.write('usr_1', 'orders', PROPOSED);
    expect(told).toHaveLength(2);
  });
}
