import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { APPEARANCE_CHOICES } from '#domain/appearance/appearance';

const script = readFileSync(new URL('../../../public/boot.js', import.meta.url), 'utf8');

interface Visitor {
  query?: string;
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  browser?: string[];
  /** The page was pre-rendered in French at build time. */
  written?: boolean;
}

describe('Boot script before the first paint', () => {
  test('The boot script sets French for a visitor without any language setting', () => {
    expect(rootFor({})).toMatchObject({ lang: 'fr', dir: 'ltr' });
  });

  test('The boot script reads the language from its sources in a fixed order', () => {
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

  test('The boot script ignores an invalid language and uses the next source', () => {
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

  test('The boot script sets Arabic right to left; a chosen direction lasts until the language changes', () => {
    expect(rootFor({ local: { i18nextLng: 'ar' } }).dir).toBe('rtl');
    const turned = { i18nextLng: 'ar', settings: '{"themeDirection":"ltr"}' };
    expect(rootFor({ local: turned }).dir).toBe('ltr');
    expect(rootFor({ local: { ...turned, i18nextLng: 'fr' }, query: '?lng=ar' }).dir).toBe('rtl');
  });

  test('The boot script redirects a pre-rendered page to the stored language, once', () => {
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

  test('The boot script applies the stored settings and ignores unknown ones', () => {
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

  test('The boot script applies every choice of every setting, and the default of a missing one', () => {
    const shown = { themeMode: 'mode', themeContrast: 'contrast', themeLayout: 'layout' };
    for (const [setting, attribute] of Object.entries({ ...shown, themeColorPresets: 'preset' })) {
      const choices = Object.entries(APPEARANCE_CHOICES).find(([name]) => name === setting)?.[1];
      const put = (stored: object) =>
        rootFor({ local: { settings: JSON.stringify(stored) } }).dataset[attribute];
      expect(choices?.map((choice) => put({ [setting]: choice }))).toEqual(choices);
      expect(put({})).toBe(choices?.[0]);
    }
  });

  test('The boot script sets language and direction in a browser that forbids storage', () => {
    expect(rootFor({ browser: ['ar'] }, { forbidden: true })).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
    });
  });
});

/** Runs the script for a visitor and returns the resulting root element. */
function rootFor(visitor: Visitor, { forbidden = false } = {}) {
  const dataset: Record<string, string> = visitor.written ? { written: '' } : {};
  const style = { visibility: '' };
  const root = { lang: 'fr', dir: 'ltr', dataset, style, ledTo: null as string | null };
  const storage = (entries: Record<string, string> = {}) => ({
    getItem: (key: string) => entries[key] ?? null,
  });
  const page = {
    addEventListener: () => undefined,
    location: {
      search: visitor.query ?? '',
      href: `https://portal.example/${visitor.query ?? ''}#seller`,
      replace: (address: URL) => {
        root.ledTo = String(address);
      },
    },
    get localStorage() {
      if (forbidden) throw new Error('SecurityError');
      return storage(visitor.local);
    },
    get sessionStorage() {
      if (forbidden) throw new Error('SecurityError');
      return storage(visitor.session);
    },
  };
  runInNewContext(script, {
    window: page,
    document: { documentElement: root, cookie: visitor.cookie ?? '' },
    navigator: { languages: visitor.browser ?? [] },
    URL,
    URLSearchParams,
  });
  return root;
}
