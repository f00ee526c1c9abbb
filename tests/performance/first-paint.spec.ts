import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { percentile, reportFigure } from './support/figures';
import { slowPhoneWithoutCache } from './support/phone';

const PHONE = { width: 390, height: 844 };
/** Number of visits to a page; their median counts. */
const VISITS = 5;

/** Time of the largest contentful paint, in milliseconds from the request. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function middleVisit(page: Page, path: string): Promise<number> {
  const paints: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    paints.push(await largestPaint(page));
  }
  return percentile(paints, 0.5);
}

test.use({ viewport: PHONE });

for (const { path, bar } of [
  { path: '/', bar: 1500 },
  { path: '/auth/jwt/login', bar: 1800 },
  { path: '/product', bar: 2500 },
]) {
  test(`A visitor on a slow phone sees ${path} within ${bar} ms`, async ({ page }) => {
    await slowPhoneWithoutCache(page);
    const paint = await middleVisit(page, path);
    expect(reportFigure(path, paint, 'ms', bar)).toBeLessThanOrEqual(bar);
  });
}

for (const { path, bar } of [
  { path: '/dashboard', bar: 2500 },
  { path: '/dashboard/product', bar: 2500 },
  { path: '/dashboard/order', bar: 2500 },
]) {
  test(`A seller on a slow phone sees ${path} within ${bar} ms`, async ({ openAs }) => {
    const signedIn = await openAs('store_admin', '/boot.js');
    await slowPhoneWithoutCache(signedIn);
    const paint = await middleVisit(signedIn, path);
    expect(reportFigure(path, paint, 'ms', bar)).toBeLessThanOrEqual(bar);
  });
}
