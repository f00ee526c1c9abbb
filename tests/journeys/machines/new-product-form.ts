import { expect, type Page } from '@playwright/test';
import type { SaveAim } from '#application/products/product-editor.machine';
import { exactText } from './translated-text';

const TEXTS = ['code', 'barcode', 'description', 'price'];
const CHOICES = ['productEditor:fields.categoryId', 'productEditor:fields.brandId'].map((path) =>
  exactText(path),
);

function contentEditorOn(page: Page) {
  return page.getByRole('textbox', { name: exactText('productEditor:fields.content') }).first();
}

/** Clears the values that {@link fillNewProductForm} entered. */
export async function clearNewProductForm(page: Page): Promise<void> {
  for (const name of TEXTS) await page.locator(`#field-${name}`).fill('');
  await contentEditorOn(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  for (const name of CHOICES) await page.getByRole('combobox', { name }).fill('');
}

/** Fills in the fields that a new product needs in addition to its name, for a kind of save. */
export async function fillNewProductForm(page: Page, aim: SaveAim): Promise<void> {
  await page.locator('#field-code').fill('BOL-BLEU');
  if (aim === 'draft') return;
  await page.locator('#field-barcode').fill('6110000000017');
  await page.locator('#field-description').fill('Un bol tourné à la main.');
  await page.locator('#field-price').fill('135');
  await contentEditorOn(page).click();
  await page.keyboard.insertText('Tourné à la main.');
  for (const name of CHOICES) {
    const option = page.getByRole('option').first();
    // The list may open before it has options.
    await expect(async () => {
      await page.getByRole('combobox', { name }).press('ArrowDown');
      await expect(option).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await option.click();
  }
}
