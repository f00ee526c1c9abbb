import { describe, expect, test } from 'vitest';
import { describeAppearanceStoreContract } from '../contracts/appearance-store.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createAppearanceStore } from './appearance-store';

const DEFAULTS = {
  themeMode: 'light',
  themeContrast: 'default',
  themeDirection: 'ltr',
  themeLayout: 'vertical',
  themeStretch: false,
  themeColorPresets: 'default',
};

function open(settings?: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const browser = openBrowser(settings === undefined ? {} : { settings });
  const store = () => {
    const { storage, events } = browser.openTab();
    return createAppearanceStore({ storage, events, direction: () => direction });
  };
  return { here: store(), there: store() };
}

describe('Appearance store', () => {
  describeAppearanceStoreContract(open);

  test.each([undefined, '', 'null', '[]', '"dark"', '{"themeMode":', '{"themeMode":"sepia"}'])(
    'The appearance store reads %j as the defaults',
    (settings) => {
      expect(open(settings).here.read()).toEqual(DEFAULTS);
    },
  );

  test('The appearance store keeps allowed values and replaces the others by defaults', () => {
    const settings = JSON.stringify({ themeMode: 'dark', themeLayout: 7, themeStretch: 'yes' });
    expect(open(settings).here.read()).toEqual({ ...DEFAULTS, themeMode: 'dark' });
  });

  test('The appearance store uses the page’s direction when none is stored', () => {
    expect(open('{}', 'rtl').here.read().themeDirection).toBe('rtl');
    expect(open('{"themeDirection":"ltr"}', 'rtl').here.read().themeDirection).toBe('ltr');
  });
});
