import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

/**
 * The build's size is also checked by its manifest; here the bytes that the browser fetched count.
 */
test('A seller signs in with at most 200 kB of JavaScript and 30 kB of CSS', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/auth/jwt/login');
  await expect(page.locator('form')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { script, style } = await weight();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(200_000);
  expect(style).toBeLessThanOrEqual(30_000);
});

/** @returns a function that returns the bytes fetched so far, gzipped, by kind */
function weigh(page: Page): () => Promise<Record<'script' | 'style', number>> {
  const sizes: Promise<{ kind: string; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(response.body().then((body) => ({ kind, size: gzipSync(body).length })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const total = (kind: string) =>
      all.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.size, 0);
    return { script: total('script'), style: total('stylesheet') };
  };
}
