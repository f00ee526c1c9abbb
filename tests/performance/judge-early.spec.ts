import { expect, type Page, test } from '@playwright/test';
import { requireLargeCatalogue } from './judge/large-catalogue';
import { installPress, openedAt, type Pressed, waitUntilPainted } from './judge/page-probe';
import type { Profile } from './judge/rows';
import { type Site, withVisit } from './judge/visits';
import { percentile, reportFigure } from './support/figures';

const VISITS = 5;

interface EarlyPage {
  readonly name: string;
  readonly path: string;
  /** What its first links lead to. */
  readonly to: Pressed;
}

const PAGES: readonly EarlyPage[] = [
  { name: 'products', path: '/dashboard/product', to: 'product' },
  { name: 'orders', path: '/dashboard/order', to: 'order' },
  { name: 'tours', path: '/dashboard/tour', to: 'tour' },
  { name: 'vacancies', path: '/dashboard/job', to: 'vacancy' },
  { name: 'home', path: '/dashboard', to: 'page' },
];
/** When a page is usable, and when the page is there whose link was pressed as soon as it was seen (ms). */
const LIMITS: Readonly<Record<Profile, { readonly usable: number; readonly pressed: number }>> = {
  desktop: { usable: 700, pressed: 800 },
  'slow phone': { usable: 3900, pressed: 4800 },
};
const PROFILES: readonly Profile[] = ['desktop', 'slow phone'];

test.setTimeout(600_000);

for (const profile of PROFILES) {
  for (const { name, path, to } of PAGES) {
    test(`The page of ${name} (${profile}) is usable within its limit, and so is what a link leads to that is pressed as soon as it is seen`, async ({
      browser,
      baseURL,
    }) => {
      await requireLargeCatalogue();
      const site: Site = { address: baseURL ?? '', browser, profile, saves: true };
      const usable: number[] = [];
      const pressed: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        usable.push(await withVisit(site, ({ page }) => timeUntilUsable(page, path, to)));
        pressed.push(await withVisit(site, ({ page }) => timeUntilOpened(page, path, to)));
      }
      const [usableMedian, pressedMedian] = [percentile(usable, 0.5), percentile(pressed, 0.5)];
      const limit = LIMITS[profile];
      reportFigure(`${name} (${profile}), usable`, usableMedian, 'ms', limit.usable);
      reportFigure(
        `${name} (${profile}), pressed as soon as seen`,
        pressedMedian,
        'ms',
        limit.pressed,
      );
      expect(usableMedian).toBeLessThanOrEqual(limit.usable);
      expect(pressedMedian).toBeLessThanOrEqual(limit.pressed);
    });
  }
}

async function timeUntilUsable(page: Page, path: string, to: Pressed): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return (await waitUntilPainted(page, { kind: 'usable', to })).at;
}

/** From the request of the page to that of its link, whether or not it led to another document. */
async function timeUntilOpened(page: Page, path: string, to: Pressed): Promise<number> {
  await installPress(page, to);
  await page.goto(path, { waitUntil: 'commit' });
  const requestedAt = await page.evaluate(() => performance.timeOrigin);
  return (await openedAt(page, path)) - requestedAt;
}
