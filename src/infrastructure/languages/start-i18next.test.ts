import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasTexts, startI18next } from './start-i18next';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Loading of texts (specification, section 9)', () => {
  test('Texts are requested at most six times, first after 350 ms and then with doubled delays', async () => {
    const { asked, i18n } = start({ faulty: ['/locales/fr/common.json'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(timesOf('/locales/fr/common.json', asked)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    expect(i18n.t('save')).toBe('en:common');
  });

  test('Texts arrive after two failed requests', async () => {
    const { asked, i18n } = start({ faulty: ['/locales/fr/common.json'], faults: 2 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(timesOf('/locales/fr/common.json', asked)).toEqual([0, 350, 1050]);
    expect(i18n.t('save')).toBe('fr:common');
  });

  test('Texts are reported missing when neither the language nor English could be loaded', async () => {
    const { i18n } = start({ faulty: ['/locales/fr/common.json', '/locales/en/common.json'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hasTexts(i18n, 'common'), hasTexts(i18n, 'more0')]).toEqual([false, true]);
  });

  test('Texts are requested at most ten at a time', async () => {
    const { most, i18n } = start({ slow: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(most()).toBe(10);
    expect(hasTexts(i18n, 'more6')).toBe(true);
  });
});

interface Asked {
  address: string;
  at: number;
}

interface Network {
  /** Addresses that answer 503. */
  faulty?: readonly string[];
  /** How many times they fail before they succeed. */
  faults?: number;
  slow?: boolean;
}

function start({ faulty = [], faults = Number.POSITIVE_INFINITY, slow = false }: Network) {
  const begun = Date.now();
  const asked: Asked[] = [];
  let open = 0;
  let most = 0;
  const fetchTexts: typeof fetch = async (input) => {
    const address = String(input);
    asked.push({ address, at: Date.now() - begun });
    open += 1;
    most = Math.max(most, open);
    if (slow) await new Promise((resolve) => setTimeout(resolve, 100));
    open -= 1;
    const before = asked.filter((one) => one.address === address).length - 1;
    if (faulty.includes(address) && before < faults) return new Response('', { status: 503 });
    const [, , language, file = ''] = address.split('/');
    return Response.json({ save: `${language}:${file.replace('.json', '')}` });
  };
  const namespaces = ['common', ...Array.from({ length: 7 }, (_, index) => `more${index}`)];
  const storage = { get: () => null, set: () => undefined, remove: () => undefined };
  const { i18n } = startI18next({ namespaces, storage, fetch: fetchTexts, root: { lang: 'fr' } });
  return { asked, most: () => most, i18n };
}

function timesOf(address: string, asked: readonly Asked[]) {
  return asked.filter((one) => one.address === address).map(({ at }) => at);
}
