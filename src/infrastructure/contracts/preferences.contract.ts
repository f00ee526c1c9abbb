import { expect, test } from 'vitest';
import type { Preferences } from '#application/ports/preferences.port';

const CHOSEN = { columns: ['price', 'stock'], density: 'dense' };

/** Contract tests of every preference store; the two stores share one storage, like two tabs. */
export function describePreferencesContract(
  open: () => { here: Preferences; there: Preferences },
): void {
  test('A preference that was never chosen is undefined', () => {
    expect(open().here.read('usr_1', 'orders')).toBeUndefined();
  });

  test('A preference is read in every tab, only for its user and name', () => {
    const { here, there } = open();
    here.write('usr_1', 'orders', CHOSEN);
    expect(here.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(there.read('usr_1', 'orders')).toEqual(CHOSEN);
    expect(here.read('usr_1', 'products')).toBeUndefined();
    expect(here.read('usr_2', 'orders')).toBeUndefined();
  });

  test('An unchanged preference stays the same object', () => {
    const { here } = open();
    here.write('usr_1', 'orders', CHOSEN);
    const before = here.read('usr_1', 'orders');
    here.write('usr_1', 'products', { columns: null });
    expect(here.read('usr_1', 'orders')).toBe(before);
  });

  test('A preference store notifies every tab of a change until it unsubscribes', () => {
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
