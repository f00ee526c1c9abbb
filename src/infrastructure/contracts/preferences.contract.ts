import { expect, test } from 'vitest';
import type { Preferences } from '#application/ports/preferences.port';

const CHOSEN = { columns: ['price', 'stock'], density: 'dense' };

/** What every store of preferences keeps to; the two stores share one storage, as two tabs do. */
export function describePreferencesContract(
  open: () => { here: Preferences; there: Preferences },
): void {
  test('what nobody chose is not there', () => {
    expect(open().here.read('usr_1', 'orders')).toBeUndefined();
  });

  test('a value is read in every tab, by its user and under its name alone', () => {
    const { here, there } = open();
    here.write('usr_1', 'orders', CHOSEN);
    expect(here.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(there.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(here.read('usr_1', 'products')).toBeUndefined();
    expect(here.read('usr_2', 'orders')).toBeUndefined();
  });

  test('an unchanged value stays the same object', () => {
    const { here } = open();
    here.write('usr_1', 'orders', CHOSEN);
    const before = here.read('usr_1', 'orders');
    here.write('usr_1', 'products', { columns: null });
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
    here.write('usr_1', 'orders', {});
    expect(told).toHaveLength(2);
  });
}
