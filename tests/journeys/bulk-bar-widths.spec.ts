import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

const WIDTHS = [1920, 1440, 1280, 1100, 390];

/** The selection with the longest texts: a part of it can take each step. */
const STATUSES = ['pending', 'confirmed', 'processing', 'processing', 'ready', 'shipped'] as const;

for (const language of LANGUAGES) {
  test(`Nothing in the bar of selected orders is cut or needs scrolling at any width (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    for (const status of STATUSES) await store.place({ status });
    const page = await openAs('store_admin', '/dashboard/order?pageSize=5', { language });
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) await row.getByRole('checkbox').click();
    const words = translatorFor(language);
    await expect(bar(page).getByRole('button', { name: words('papers:print.menu') })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: words('bulk:bar.more') })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar(page)).toHaveCount(1);
      await expect.poll(() => cutParts(page), `${width} px wide`).toEqual([]);
    }
  });
}

function bar(page: Page) {
  return page.getByRole('group').filter({ has: page.getByRole('status') });
}

/** The parts of the bar that are not completely in it or in the window, or that overlap another. */
function cutParts(page: Page): Promise<string[]> {
  return bar(page).evaluate((group) => {
    const frame = group.getBoundingClientRect();
    const parts = [...group.querySelectorAll('button, [role=status]')].map((part) => ({
      name: part.textContent || part.getAttribute('aria-label') || part.tagName,
      box: part.getBoundingClientRect(),
      isScrolled: part.scrollWidth > part.clientWidth + 1,
    }));
    const [start, end] = [Math.max(frame.left, 0), Math.min(frame.right, innerWidth)];
    return parts
      .filter(
        ({ box, isScrolled }, at) =>
          isScrolled ||
          box.left < start - 1 ||
          box.right > end + 1 ||
          parts
            .slice(at + 1)
            .some(
              (other) =>
                box.left < other.box.right - 1 &&
                other.box.left < box.right - 1 &&
                box.top < other.box.bottom - 1 &&
                other.box.top < box.bottom - 1,
            ),
      )
      .map(({ name }) => name);
  });
}
