import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { typeIntoCombobox } from './support/combobox';
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

/** Where a journey counts what a user does: presses, and fields that they fill. */
function counterOf(page: Page) {
  const counted = { presses: 0, fields: 0 };
  return {
    counted,
    press: async (target: Locator) => {
      await target.click();
      counted.presses += 1;
    },
    fill: async (label: string, text: string) => {
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      counted.fields += 1;
    },
  };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`A new buyer goes from the landing page to a placed order in 8 presses and 6 fields (${width} px)`, {
    tag: width === 390 ? '@long' : [],
  }, async ({ page, store }) => {
    const { name, word } = await createVariableProduct(store);
    await page.setViewportSize({ width, height });
    await page.goto('/?lng=fr');
    const { counted, press, fill } = counterOf(page);
    const main = page.getByRole('main');
    await press(page.getByRole('banner').getByRole('link', { name: 'Boutique' }));
    await page.getByRole('searchbox', { name: 'Rechercher un produit' }).fill(word);
    counted.fields += 1;
    await press(main.getByRole('link', { name }));
    await press(page.getByRole('button', { name: 'Ajouter au panier' }));
    await press(page.getByRole('link', { name: 'Voir le panier' }));
    await press(main.getByRole('button', { name: 'Continuer' }));
    await fill('Prénom', 'Houda');
    await fill('Nom', 'Lahlou');
    await fill('Téléphone', '06 61 42 03 18');
    await fill('Adresse', '12, rue Ibn Khaldoun');
    await typeIntoCombobox(page.getByRole('combobox', { name: 'Ville' }), 'Fès');
    counted.fields += 1;
    await press(page.getByRole('option', { name: 'Fès', exact: true }));

    // The price of the delivery is known before the address is given.
    const town = page.getByRole('status').filter({ hasText: 'Livraison en' });
    await expect(town).toContainText('DHS');
    const summary = page.getByRole('region', { name: 'Récapitulatif' });
    await expect(summary).toContainText('Livraison à Fès');
    await expect(summary).not.toContainText('selon l’adresse');
    await expect(summary).toContainText('Couleur Marron');

    await press(main.getByRole('button', { name: 'Livrer à cette adresse' }));
    await expect(page.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
    await press(main.getByRole('button', { name: /^Commander/ }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Merci, votre commande est passée',
    );
    await expect(page.getByRole('heading', { name: 'Et maintenant' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Écrire à la boutique/ })).toHaveAttribute(
      'href',
      /^\/chat\?lng=fr#./,
    );
    await expectNoAxeViolations(page);
    expect(counted).toEqual({ presses: 8, fields: 6 });
  });
}

test('A buyer sees delivery, returns and the seller of a product, and goes on to the page of the store', async ({
  page,
  store,
}) => {
  const { id, name } = await createVariableProduct(store);
  await page.goto(`/product/${id}?lng=fr`);
  const delivery = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Livraison', exact: true }),
    });
  await typeIntoCombobox(page.getByRole('combobox', { name: 'Votre ville' }), 'Fès');
  await page.getByRole('option', { name: 'Fès', exact: true }).click();
  await expect(delivery.getByRole('status')).toContainText('livraison en');
  await expect(page.getByRole('heading', { name: 'Retours' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Voir ses produits' }).click();
  await expect(page).toHaveURL(new RegExp(`/product\\?storeId=${store.id}$`));
  await expect(page.getByRole('region', { name: 'La boutique' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('A seller opens the page of their store from the settings and from the page of the store', async ({
  page,
  store,
  openAs,
}) => {
  for (const path of ['/dashboard/store/settings', '/dashboard/user/store']) {
    await openAs('store_admin', path);
    await expect(page.getByRole('link', { name: /^Voir ma boutique/ })).toHaveAttribute(
      'href',
      `/product?storeId=${store.id}`,
    );
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
