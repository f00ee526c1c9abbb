import type { Locator, Page } from '@playwright/test';
import { png } from '../api/media/pictures';
import { expect, test } from './support/journey';

/** More stops than any page has. */
const MOST_STOPS = 150;

test('a product by keyboard alone, from its first word to the marketplace', {
  tag: '@long',
}, async ({ openAs }) => {
  test.setTimeout(180_000);
  const page = await openAs('store_admin', '/dashboard/product');
  const field = (name: string) => page.locator(`#field-${name}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await press(page, page.getByRole('link', { name: 'Nouveau produit' }));
  await write(page, field('name'), 'Théière en laiton');
  await write(page, field('nameAr'), 'براد نحاسي');
  await write(page, field('nameEn'), 'Brass teapot');
  await write(page, field('code'), 'THEIERE-1');
  await write(page, field('price'), '480');
  await press(page, button('Enregistrer en brouillon'));
  await expect(page).toHaveURL(/\/prd_\w+\/edit$/);
  await expect(field('price')).toHaveValue(/^480/);

  await write(page, field('description'), 'Martelée à la main à Fès.');
  await write(page, page.getByRole('textbox', { name: 'Contenu' }).first(), 'Laiton étamé.');
  await write(page, field('barcode'), '6110000000017');
  for (const name of ['Catégorie', 'Marque']) {
    await reach(page, page.getByRole('combobox', { name }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const choosing = page.waitForEvent('filechooser');
  await press(page, button('Ajouter des images'));
  const file = { name: 'theiere.png', mimeType: 'image/png', buffer: Buffer.from(await png()) };
  await (await choosing).setFiles(file);
  await expect(page.getByText('1 / 30')).toBeVisible();

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Produits' }).first());
  await press(page, button('Garder le brouillon'));
  await expect(page).toHaveURL(/\/dashboard\/product$/);
  const rows = page.getByRole('row');
  await reach(page, rows.nth(1));
  await reach(page, rows.filter({ hasText: 'Théière en laiton' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Modifier' }));
  await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
  await expect(field('description')).toHaveValue('Martelée à la main à Fès.');

  await press(page, button('Soumettre à l’examen'));
  await expect(page.getByText('Le produit est soumis à l’examen')).toBeVisible();
  await expect(page.getByText('En examen').first()).toBeVisible();
});

/** Walks by a key until the target has the focus; in a table the arrows walk. */
const reach = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press('Enter');
};

const write = async (page: Page, target: Locator, text: string): Promise<void> => {
  await reach(page, target);
  await page.keyboard.type(text);
};
