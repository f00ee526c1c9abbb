import { afterEach, describe, expect, test, vi } from 'vitest';
import { APPEARANCE_CHOICES } from '#domain/appearance/appearance';
import { setLanguageAndAppearance } from './language-and-appearance';

interface Visitor {
  query?: string;
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  browser?: string[];
  /** The page was pre-rendered in French at build time. */
  written?: boolean;
}

afterEach(() => vi.unstubAllGlobals());

describe('Language and appearance before the first paint', () => {
  test('A visitor without any language setting gets French', () => {
    expect(rootFor({})).toMatchObject({ lang: 'fr', dir: 'ltr' });
  });

  test('The language is read from its sources in a fixed order', () => {
    const visitor: Visitor = {
      query: '?lng=ar',
      cookie: 'a=b; i18next=en',
      local: { i18nextLng: 'fr' },
      session: { i18nextLng: 'ar' },
      browser: ['en-GB'],
    };
    expect(rootFor(visitor).lang).toBe('ar');
    expect(rootFor({ ...visitor, query: '' }).lang).toBe('en');
    expect(rootFor({ ...visitor, query: '', cookie: '' }).lang).toBe('fr');
    expect(rootFor({ ...visitor, query: '', cookie: '', local: {} }).lang).toBe('ar');
    expect(rootFor({ browser: ['en-GB'] }).lang).toBe('en');
    expect(rootFor({ browser: ['de-DE', 'ar-MA'] }).lang).toBe('ar');
  });

  test('An invalid language is ignored for the next source', () => {
    for (const garbage of ['xx', '', 'undefined', '<script>', '../en', 'english']) {
      const visitor = {
        query: `?lng=${encodeURIComponent(garbage)}`,
        local: { i18nextLng: garbage },
        browser: [garbage],
      };
      expect(rootFor(visitor).lang).toBe('fr');
      expect(rootFor({ ...visitor, cookie: 'i18next=ar' }).lang).toBe('ar');
    }
    expect(rootFor({ cookie: 'i18next=%E0%A4%A' }).lang).toBe('fr');
  });

  test('Arabic is set right to left; a chosen direction lasts until the language changes', () => {
    expect(rootFor({ local: { i18nextLng: 'ar' } }).dir).toBe('rtl');
    const turned = { i18nextLng: 'ar', settings: '{"themeDirection":"ltr"}' };
    expect(rootFor({ local: turned }).dir).toBe('ltr');
    expect(rootFor({ local: { ...turned, i18nextLng: 'fr' }, query: '?lng=ar' }).dir).toBe('rtl');
    const unknown = { i18nextLng: 'ar', settings: '{"themeDirection":"up"}' };
    expect(rootFor({ local: unknown }).dir).toBe('rtl');
  });

  test('A pre-rendered page is reloaded in the stored language, once', () => {
    const local = { i18nextLng: 'ar' };
    expect(rootFor({ local, written: true, query: '?a=1' })).toMatchObject({
      lang: 'fr',
      dir: 'ltr',
      style: { visibility: 'hidden' },
      ledTo: 'https://portal.example/?a=1&lng=ar#seller',
    });
    expect(rootFor({ local, written: true, query: '?lng=fr' })).toMatchObject({
      style: { visibility: '' },
      ledTo: null,
    });
    expect(rootFor({ local, written: true, query: '?lng=xx' }).ledTo).toBeNull();
    expect(rootFor({ written: true, browser: ['ar'] })).toMatchObject({ lang: 'fr', ledTo: null });
    expect(rootFor({ local }).ledTo).toBeNull();
  });

  test('The stored settings are applied, and unknown ones ignored', () => {
    const settings = {
      themeMode: 'dark',
      themeContrast: 'bold',
      themeLayout: 'mini',
      themeColorPresets: 'purple',
      themeStretch: true,
    };
    expect(rootFor({ local: { settings: JSON.stringify(settings) } }).dataset).toEqual({
      mode: 'dark',
      contrast: 'bold',
      layout: 'mini',
      preset: 'purple',
      stretch: 'on',
    });
    const plain = {
      mode: 'light',
      contrast: 'default',
      layout: 'vertical',
      preset: 'default',
      stretch: 'off',
    };
    for (const stored of ['{', 'null', '[]', '{"themeMode":"pink","themeColorPresets":7}']) {
      expect(rootFor({ local: { settings: stored } }).dataset).toEqual(plain);
    }
  });

  test('Every choice of every setting is applied, and the default of a missing one', () => {
    const shown = { themeMode: 'mode', themeContrast: 'contrast', themeLayout: 'layout' };
    for (const [setting, attribute] of Object.entries({ ...shown, themeColorPresets: 'preset' })) {
      const choices = Object.entries(APPEARANCE_CHOICES).find(([name]) => name === setting)?.[1];
      const put = (stored: object) =>
        rootFor({ local: { settings: JSON.stringify(stored) } }).dataset[attribute];
      expect(choices?.map((choice) => put({ [setting]: choice }))).toEqual(choices);
      expect(put({})).toBe(choices?.[0]);
    }
  });

  test('A browser that forbids storage gets its language and direction', () => {
    expect(rootFor({ browser: ['ar'] }, { forbidden: true })).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
    });
  });
});

/** The root element of the visitor's document after its script. */
function rootFor(visitor: Visitor, { forbidden = false } = {}) {
  const dataset: Record<string, string> = visitor.written ? { written: '' } : {};
  const root = { lang: 'fr', dir: 'ltr', dataset, style: { visibility: '' } };
  let ledTo: string | null = null;
  const storage = (entries: Record<string, string> = {}) => ({
    getItem: (key: string) => {
      if (forbidden) throw new Error('SecurityError');
      return entries[key] ?? null;
    },
  });
  vi.stubGlobal('document', { documentElement: root, cookie: visitor.cookie ?? '' });
  vi.stubGlobal('navigator', { languages: visitor.browser ?? [] });
  vi.stubGlobal('localStorage', storage(visitor.local));
  vi.stubGlobal('sessionStorage', storage(visitor.session));
  vi.stubGlobal('location', {
    href: `https://portal.example/${visitor.query ?? ''}#seller`,
    replace: (address: URL) => {
      ledTo = `${address}`;
    },
  });
  setLanguageAndAppearance();
  return { ...root, ledTo };
}
