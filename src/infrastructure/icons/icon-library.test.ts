import { describe, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser-tabs';
import { createIconLibrary } from './icon-library';

const HOUR = 3_600_000;

describe('Icon library', () => {
  test('Icons requested together are fetched in one request', async () => {
    const { library, asked } = openLibrary();
    const drawn = await Promise.all(['box', 'bell', 'box'].map((name) => library.svg(name)));
    expect(drawn).toEqual(['<svg>box</svg>', '<svg>bell</svg>', '<svg>box</svg>']);
    expect(asked).toEqual(['/api/public/icons/solar?icons=box,bell']);
  });

  test('Icon requests have addresses of at most 500 characters', async () => {
    const { library, asked } = openLibrary();
    const names = Array.from({ length: 60 }, (_, index) => `a-rather-long-name-${index}`);
    await Promise.all(names.map((name) => library.svg(name)));
    expect(asked.length).toBe(3);
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(asked.flatMap((address) => address.split('=')[1]?.split(','))).toEqual(names);
  });

  test('Icons stay in the browser’s storage for 168 hours, counted in whole hours', async () => {
    const { library, asked, wait } = openLibrary();
    await library.svg('box');
    wait(167 * HOUR);
    expect(await library.svg('box')).toBe('<svg>box</svg>');
    expect(asked).toHaveLength(1);
    wait(HOUR);
    expect(await library.svg('box')).toBe('<svg>box</svg>');
    expect(asked).toHaveLength(2);
  });

  test.each(['', 'Box', '../box', 'a'.repeat(300), 'box,bell'])(
    'The invalid icon name %j gives null without a request',
    async (name) => {
      const { library, asked } = openLibrary();
      expect(await library.svg(name)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test('An icon that could not be fetched is null, and is fetched again later', async () => {
    let answers = 0;
    const { library, asked } = openLibrary(() => {
      answers += 1;
      return answers === 1 ? new Response('', { status: 503 }) : undefined;
    });
    expect(await library.svg('box')).toBeNull();
    expect(await library.svg('box')).toBe('<svg>box</svg>');
    expect(asked).toHaveLength(2);
  });

  test('The icon library ignores invalid data in the storage', async () => {
    for (const icons of ['{', 'null', '[]', '{"box":7}', '{"box":{"hour":"x","drawing":1}}']) {
      const { library } = openLibrary(undefined, { icons });
      expect(await library.svg('box')).toBe('<svg>box</svg>');
    }
  });
});

function openLibrary(
  reply: (address: string) => Response | undefined = () => undefined,
  stored: Record<string, string> = {},
) {
  const { storage } = openBrowser(stored).openTab();
  const asked: string[] = [];
  let now = Date.parse('2026-11-19T10:00:00Z');
  const library = createIconLibrary({
    host: '',
    storage,
    now: () => now,
    fetch: async (input) => {
      const address = String(input);
      asked.push(address);
      const names = address.split('=')[1]?.split(',') ?? [];
      const icons = names.map((name) => ({ name, svg: `<svg>${name}</svg>` }));
      return reply(address) ?? Response.json({ icons });
    },
  });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { library, asked, wait };
}
