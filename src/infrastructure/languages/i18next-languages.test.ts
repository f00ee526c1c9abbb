import { describe, expect, test } from 'vitest';
import { createAppearanceStore } from '../appearance/appearance-store';
import { openBrowser, type Tab } from '../test-support/browser-tabs';
import { createLanguages } from './i18next-languages';
import { startI18next } from './start-i18next';

describe('Portal languages', () => {
  test('The portal starts in the language of the page', async () => {
    const { languages, i18n } = await openPortal({ lang: 'ar', dir: 'rtl' });
    expect(languages.current()).toBe('ar');
    expect(i18n.t('save')).toBe('ar:common');
  });

  test.each(['xx', '', '__proto__'])(
    'The portal starts in French on a page with the language %j',
    async (lang) => {
      const { languages } = await openPortal({ lang, dir: 'ltr' });
      expect(languages.current()).toBe('fr');
    },
  );

  test('Choosing Arabic sets the page to Arabic and right to left, and stores the choice', async () => {
    const { languages, page, stored, i18n } = await openPortal();
    await languages.choose('ar');
    expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(i18n.t('save')).toBe('ar:common');
    expect(stored()['i18nextLng']).toBe('ar');
    expect(JSON.parse(stored()['settings'] ?? '')).toMatchObject({ themeDirection: 'rtl' });
  });

  test('Choosing another language sets the page to left to right', async () => {
    const { languages, page } = await openPortal({ lang: 'ar', dir: 'rtl' });
    await languages.choose('en');
    expect(page).toEqual({ lang: 'en', dir: 'ltr' });
  });

  test('The direction of the starting language replaces a stored one', async () => {
    const settings = JSON.stringify({ themeMode: 'dark', themeDirection: 'ltr' });
    const { stored } = await openPortal({ lang: 'ar', dir: 'rtl' }, { settings });
    expect(JSON.parse(stored()['settings'] ?? '')).toMatchObject({
      themeMode: 'dark',
      themeDirection: 'rtl',
    });
  });

  test('A language whose texts cannot be loaded is not chosen', async () => {
    const { languages, page, stored } = await openPortal();
    await expect(languages.choose('ar')).resolves.toBeUndefined();
    const broken = await openPortal({ lang: 'fr', dir: 'ltr' }, {}, (address) =>
      address.includes('/ar/') ? new Response('', { status: 404 }) : answer(address),
    );
    await expect(broken.languages.choose('ar')).rejects.toThrow('ar');
    expect(broken.page).toEqual({ lang: 'fr', dir: 'ltr' });
    expect(broken.languages.current()).toBe('fr');
    expect([page.lang, stored()['i18nextLng']]).toEqual(['ar', 'ar']);
  });

  test('Of two choices in a row the later one applies, even if the texts of the first arrive last', async () => {
    const arabic = openGate();
    const { languages, page } = await openPortal(
      { lang: 'fr', dir: 'ltr' },
      {},
      async (address) => {
        if (address.includes('/ar/')) await arabic.opened;
        return answer(address);
      },
    );
    const first = languages.choose('ar');
    await languages.choose('en');
    arabic.open();
    await first;
    expect([languages.current(), page]).toEqual(['en', { lang: 'en', dir: 'ltr' }]);
  });

  test('Preloaded texts are not requested again when their language is chosen', async () => {
    const asked: string[] = [];
    const { languages, i18n } = await openPortal({ lang: 'fr', dir: 'ltr' }, {}, (address) => {
      asked.push(address);
      return answer(address);
    });
    languages.preload();
    await languages.choose('ar');
    expect(i18n.t('save')).toBe('ar:common');
    expect(asked.filter((address) => address.includes('/ar/'))).toEqual([
      '/locales/ar/common.json',
    ]);
  });

  test('Other tabs change to a chosen language and notify their listeners', async () => {
    const browser = openBrowser();
    const here = await portalIn(browser.openTab(), { lang: 'fr', dir: 'ltr' });
    const there = await portalIn(browser.openTab(), { lang: 'fr', dir: 'ltr' });
    const followed = new Promise<void>((resolve) => {
      there.languages.subscribe(resolve);
    });
    await here.languages.choose('ar');
    await followed;
    await new Promise((resolve) => setTimeout(resolve));
    expect(there.languages.current()).toBe('ar');
    expect(there.page).toEqual({ lang: 'ar', dir: 'rtl' });
  });

  test('A text missing in one language is shown in English', async () => {
    const { i18n } = await openPortal({ lang: 'fr', dir: 'ltr' }, {}, (address) =>
      address.includes('/fr/') ? Response.json({}) : answer(address),
    );
    expect(i18n.t('save')).toBe('en:common');
  });

  test('Texts are requested again after a server error, and not after a 404', async () => {
    const asked: string[] = [];
    await openPortal({ lang: 'fr', dir: 'ltr' }, {}, (address) => {
      asked.push(address);
      if (address.includes('/fr/') && asked.filter((one) => one === address).length === 1) {
        return new Response('', { status: 503 });
      }
      return address.includes('/en/') ? new Response('', { status: 404 }) : answer(address);
    });
    expect(asked.filter((address) => address.includes('/fr/'))).toHaveLength(2);
    expect(asked.filter((address) => address.includes('/en/'))).toHaveLength(1);
  });
});

type Answer = (address: string) => Response | Promise<Response>;
interface Page {
  lang: string;
  dir: string;
}

function openGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function answer(address: string): Response {
  const [, , language, file = ''] = address.split('/');
  return Response.json({ save: `${language}:${file.replace('.json', '')}` });
}

async function openPortal(
  page: Page = { lang: 'fr', dir: 'ltr' },
  stored: Record<string, string> = {},
  reply: Answer = answer,
) {
  const browser = openBrowser(stored);
  return { ...(await portalIn(browser.openTab(), page, reply)), stored: browser.stored };
}

async function portalIn({ storage, events }: Tab, page: Page, reply: Answer = answer) {
  const direction = (): 'rtl' | 'ltr' => (page.dir === 'rtl' ? 'rtl' : 'ltr');
  const appearance = createAppearanceStore({ storage, events, direction });
  const { i18n, ready } = startI18next({
    namespaces: ['common'],
    storage,
    fetch: async (input) => reply(String(input)),
    root: page,
  });
  const languages = createLanguages({ i18n, storage, events, appearance, root: page });
  await ready;
  return { languages, page, i18n };
}
