import { expect, test } from 'vitest';
import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Appearance } from '#domain/appearance/appearance';

const DARK: Appearance = {
  themeMode: 'dark',
  themeContrast: 'bold',
  themeDirection: 'rtl',
  themeLayout: 'mini',
  themeStretch: true,
  themeColorPresets: 'purple',
};

/** Contract tests of every appearance store; the two stores share one storage, like two tabs. */
export function describeAppearanceStoreContract(
  open: () => { here: AppearanceStore; there: AppearanceStore },
): void {
  test('An appearance store reads in every tab the appearance written in one', () => {
    const { here, there } = open();
    here.write(DARK);
    expect(here.read()).toEqual(DARK);
    expect(there.read()).toEqual(DARK);
  });

  test('An appearance store notifies every tab of a change until it unsubscribes', () => {
    const { here, there } = open();
    const told: string[] = [];
    const stopHere = here.subscribe(() => told.push('here'));
    const stopThere = there.subscribe(() => told.push('there'));
    here.write(DARK);
    expect(told.sort()).toEqual(['here', 'there']);
    stopHere();
    stopThere();
    here.write({ ...DARK, themeMode: 'light' });
    expect(told).toHaveLength(2);
  });
}
