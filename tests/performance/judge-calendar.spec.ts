import type { Page } from '@playwright/test';
import { newId } from '../../server/database/ids';
import { calendarEvents } from '../../server/database/schema/calendar';
import { expect, test } from '../journeys/support/journey';
import { waitForNetworkIdle } from '../journeys/support/network-idle';
import type { JourneyStore } from '../journeys/support/store';
import { type Site, withVisit } from './judge/visits';
import { percentile, reportFigure } from './support/figures';

const ENTRIES = 1000;
/** A month of four whole weeks, without public holidays. */
const MONTH = { year: 2027, index: 1, days: 28, address: '2027-02-08' } as const;
/** More entries than other months have: their public holidays. */
const DRAWN = 2 * MONTH.days;
const LIMIT_MS = 150;
const DRAWINGS = 7;

test.setTimeout(300_000);

test('A month with 1,000 entries draws within its limit', async ({ store, browser, baseURL }) => {
  await addEvents(store);
  const site: Site = {
    address: baseURL ?? '',
    browser,
    profile: 'desktop',
    username: store.userNames.store_admin,
    saves: true,
  };
  const drawings = await withVisit(site, async ({ page }) => {
    await page.goto(`/dashboard/calendar?view=month&day=${MONTH.address}`);
    await expect.poll(() => entriesOf(page)).toBeGreaterThanOrEqual(DRAWN);
    const times: number[] = [];
    for (let turn = 0; turn < DRAWINGS; turn += 1) times.push(await leaveAndReturn(page));
    return times;
  });
  const drawn = percentile(drawings, 0.5);
  reportFigure('a month with 1,000 entries drawn', drawn, 'ms', LIMIT_MS);
  expect(drawn).toBeLessThanOrEqual(LIMIT_MS);
});

/** Events of three quarters of an hour, as many on each day of the month. */
async function addEvents({ id: storeId, backend }: JourneyStore): Promise<void> {
  const rows = Array.from({ length: ENTRIES }, (_, turn) => {
    const id = newId('evt');
    const day = 1 + (turn % MONTH.days);
    const startsAt = new Date(Date.UTC(MONTH.year, MONTH.index, day, 8 + (turn % 9)));
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    return {
      id,
      storeId,
      uid: `${id}@test`,
      title: `Livraison du fournisseur ${turn}`,
      isAllDay: false,
      startsAt,
      endsAt,
      recurrence: null,
      isLong: false,
      firstAt: startsAt,
      lastAt: endsAt,
    };
  });
  await backend.database.db.insert(calendarEvents).values(rows);
}

function entriesOf(page: Page): Promise<number> {
  return page.locator('.cal-entry').count();
}

/**
 * Goes to the next month, and back to the full one, which has been read.
 * @returns from the press that leads back to the paint of the entries, in ms
 */
async function leaveAndReturn(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Mois suivant', exact: true }).click();
  await expect.poll(() => entriesOf(page)).toBeLessThan(DRAWN);
  await waitForNetworkIdle(page);
  const painted = page.evaluate(
    (drawn) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            pressedAt = timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('.cal-entry').length < drawn) return;
          observer.disconnect();
          // The task after the next frame: the frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    DRAWN,
  );
  await page.getByRole('button', { name: 'Mois précédent', exact: true }).click();
  return painted;
}
