import type { Locator, Page } from '@playwright/test';
import { png } from '../api/media/pictures';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

/** More focus stops than any page has. */
const MAX_STOPS = 150;

for (const language of ['fr', 'ar'] as const) {
  test(`A keyboard user creates a product and submits it to the marketplace, in ${language}`, {
    tag: '@long',
  }, async ({ openAs }) => {
    test.setTimeout(180_000);
    const words = translatorFor(language);
    const page = await openAs('store_admin', '/dashboard/product', { language });
    const field = (name: string) => page.locator(`#field-${name}`);
    const button = (path: string) => page.getByRole('button', { name: words(path) });
    const link = (path: string) => page.getByRole('link', { name: words(path), exact: true });
    const shown = language === 'ar' ? 'براد نحاسي' : 'Théière en laiton';

    await press(page, link('products:actions.new'));
    await write(page, field('name'), 'Théière en laiton');
    await write(page, field('nameAr'), 'براد نحاسي');
    await write(page, field('nameEn'), 'Brass teapot');
    await write(page, field('code'), 'THEIERE-1');
    await write(page, field('price'), '480');
    await press(page, button('productEditor:saveDraft'));
    await expect(page).toHaveURL(/\/prd_\w+\/edit$/);
    await expect(field('price')).toHaveValue(/^480/);

    await write(page, field('description'), 'Martelée à la main à Fès.');
    const contents = page.getByRole('textbox', { name: words('productEditor:fields.content') });
    await write(page, contents.first(), 'Laiton étamé.');
    await write(page, field('barcode'), '6110000000017');
    for (const name of ['categoryId', 'brandId']) {
      const box = page.getByRole('combobox', { name: words(`productEditor:fields.${name}`) });
      await reach(page, box);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    const choosing = page.waitForEvent('filechooser');
    await press(page, button('media:field.addLabel'));
    const file = { name: 'theiere.png', mimeType: 'image/png', buffer: Buffer.from(await png()) };
    await (await choosing).setFiles(file);
    await expect(field('mediaIds').locator('[data-picture]')).toHaveCount(1);

    const menu = page.getByRole('navigation');
    await press(
      page,
      menu.getByRole('link', { name: words('shell:menu.entries.products') }).first(),
    );
    await press(page, button('forms:leave.keep'));
    await expect(page).toHaveURL(/\/dashboard\/product$/);
    const rows = page.getByRole('row');
    await reach(page, rows.nth(1));
    await reach(page, rows.filter({ hasText: shown }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/prd_\w+$/);
    await press(page, link('products:actions.edit'));
    const [restored = ''] = words('forms:restored.title', { time: '|' }).split('|');
    await expect(page.getByText(restored)).toBeVisible();
    await expect(field('description')).toHaveValue('Martelée à la main à Fès.');

    await press(page, button('productEditor:submit'));
    await expect(page.getByText(words('productEditor:submitted'))).toBeVisible();
    await expect(page.getByText(words('products:approval.under_review')).first()).toBeVisible();
  });
}

/** Presses a key until the target has the focus: Tab, or an arrow key in a table. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_STOPS && !(await isReached()); stop += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
