import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';

for (const [language, side] of [
  ['fr', 'left'],
  ['ar', 'right'],
] as const) {
  test(`The calendar opens at the reading start of its field, and Escape returns the focus (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, 'dates', language);
    const button = page.locator('main [aria-haspopup="dialog"]').first();
    await button.press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar).toBeVisible();
    const field = page.getByRole('group').filter({ has: page.getByRole('spinbutton') });
    expect(await edge(page, '[role="dialog"]', side)).toBeCloseTo(
      await edge(page, '[role="group"]:has(> button[aria-haspopup])', side),
      0,
    );
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(button).toBeFocused();
    await expect(field.first()).toBeVisible();
  });

  test(`A user finds a city by typing, in a list as wide as its field (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, 'fields', language);
    const field = page.locator('input[role="combobox"]').first();
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(language === 'ar' ? 'اولاد' : 'TEI');
    const option = page.getByRole('option');
    await expect(option).toHaveCount(1);
    const [list, frame] = await Promise.all([
      page.getByRole('listbox').evaluate((element) => element.parentElement?.offsetWidth),
      field.evaluate((element) => element.closest<HTMLElement>('[role="group"]')?.offsetWidth),
    ]);
    expect(list).toBe(frame);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(language === 'ar' ? 'أولاد تايمة' : 'Oulad Teïma');
    await expect(field).toBeFocused();
  });
}

test('The thumb of a scroll bar is at least 25 px long', { tag: '@long' }, async ({ page }) => {
  await open(page, 'details', 'fr');
  const least = await page
    .getByRole('region', { name: 'Villes du Maroc' })
    .evaluate((area) => getComputedStyle(area, '::-webkit-scrollbar-thumb').minHeight);
  expect(least).toBe('25px');
});

async function open(page: Page, section: string, language: string) {
  await page.goto(`/components?section=${section}&lng=${language}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** In px from the window's left edge. */
function edge(page: Page, selector: string, side: 'left' | 'right') {
  return page
    .locator(selector)
    .first()
    .evaluate((element, which) => element.getBoundingClientRect()[which], side);
}
