import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { createVariableProduct } from './support/variable-product';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('Storefront on a phone', () => {
  test.use(phone);

  test('A visitor finds a product by name, chooses a variant and adds it to the cart', async ({
    page,
    store,
  }) => {
    const { name, word } = await createVariableProduct(store);
    await page.goto('/product?lng=fr');
    await page.getByRole('searchbox', { name: 'Rechercher un produit' }).fill(word);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await expect(radio(page, 'Marron')).toBeChecked();
    await radio(page, 'L').check();
    await expect(page.getByText('Cette variante est épuisée pour le moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
    await radio(page, 'Bleu nuit').check();
    await expect(radio(page, 'L')).toBeChecked();
    await expect(page.getByText('En stock')).toBeVisible();

    // The button stays in the viewport at any scroll position.
    const add = page.getByRole('button', { name: 'Ajouter au panier' });
    await expect(add).toBeInViewport();
    await add.tap();
    await expect(page.getByText('1 pièce dans le panier')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Panier (1 pièce)' })).toBeVisible();
    await page.getByRole('link', { name: 'Voir le panier' }).tap();
    await expect(page).toHaveURL(/\/product\/checkout$/);
    await expect(page.getByRole('article', { name })).toBeVisible();
  });

  for (const language of ['fr', 'ar']) {
    test(`A visitor on a phone swipes through a product's pictures (${language})`, {
      tag: '@long',
    }, async ({ page, store }) => {
      const { id } = await createVariableProduct(store);
      await page.goto(`/product/${id}?lng=${language}`);
      const [pictures, small] = galleryOf(page);
      await expectShown(pictures, 'Vue 1');
      // Simulates a swipe: the row snaps to the next picture.
      await pictures.evaluate((row) => {
        const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
        row.scrollBy({ left: onward * row.clientWidth });
      });
      await expectShown(pictures, 'Vue 2');
      await expect(small.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await small.nth(2).tap();
      await expectShown(pictures, 'Vue 3');
    });
  }
});

test("A visitor moves through a product's pictures with the arrow keys, in reading direction", {
  tag: '@long',
}, async ({ page, store }) => {
  const { id } = await createVariableProduct(store);
  for (const [language, onward, back] of [
    ['fr', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await page.goto(`/product/${id}?lng=${language}`);
    const [pictures, small] = galleryOf(page);
    await pictures.focus();
    for (const [key, view] of [
      [onward, 'Vue 2'],
      [onward, 'Vue 3'],
      [onward, 'Vue 3'],
      [back, 'Vue 2'],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(pictures, view);
    }
    await expect(small.nth(1)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('A visitor filters by category, finds no product for a word and shows all products again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/product?lng=fr');
  const categories = page.getByRole('navigation', { name: 'Catégories' });
  const tiles = page.getByRole('main').getByRole('list').last().getByRole('link');
  await expect(tiles).not.toHaveCount(0);
  const all = await tiles.count();
  await categories.getByRole('button', { name: 'Bijoux' }).click();
  await expect(page).toHaveURL(/categoryId=cat_/);
  await expect.poll(() => tiles.count()).toBeLessThan(all);

  await page.getByRole('searchbox', { name: 'Rechercher un produit' }).fill('zzzz');
  await expect(page.getByText('Aucun produit ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(tiles).toHaveCount(all);
  await expect(page).toHaveURL(/\/product$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test("A visitor opens the right one of two stores' products with the same handle", {
  tag: '@long',
}, async ({ page, store }) => {
  // Every journey's store has a djellaba with this handle.
  const { id, name, word } = await createVariableProduct(store);
  await page.goto(`/product?lng=fr&q=${word}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: RegExp(`^${name}(?: épuisée)?$`) });
}

/** The row of large pictures, and the small ones below. */
function galleryOf(page: Page): [Locator, Locator] {
  const pictures = page.getByRole('list', { name: /^Images du produit$|^صور المنتج$/ });
  return [pictures, page.getByRole('button', { name: /^Image \d sur 3$|^الصورة \d من 3$/ })];
}

/** Asserts which picture fills the row. */
async function expectShown(pictures: Locator, alt: string): Promise<void> {
  const shown = () =>
    pictures.evaluate((row) => {
      const { x } = row.getBoundingClientRect();
      const images = Array.from(row.querySelectorAll('img'));
      return images.find((image) => Math.abs(image.getBoundingClientRect().x - x) < 2)?.alt;
    });
  await expect.poll(shown).toBe(alt);
}
