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

/** What every appearance store keeps to; the two stores share one storage, as two tabs do. */
export function describeAppearanceStoreContract(
  open: () => { here: AppearanceStore; there: AppearanceStore },
): void {
  test('what is written is read, in every tab', () => {
    const { here, there } = open();
    here.write(DARK);
    expect(here.read()).toEqual(DARK);
    expect(there.read()).toEqual(DARK);
  });

  test('every change is told, in every tab, until one stops listening', () => {
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
