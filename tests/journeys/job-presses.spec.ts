import { randomUUID } from 'node:crypto';
import { expect, test } from './support/journey';
import { holdPayout, sellLastWeek } from './support/payouts';
import { pictureFile } from './support/picture-field';
import { countPresses } from './support/presses';
import { gridCells, productForm } from './support/product-form';
import { askForReturn } from './support/requests';
import { storedPaper, storePapers } from './support/stored-papers';
import { translatorFor } from './support/translations';

/** The presses that a user's job takes, beside what they type. Five orders: bulk-orders.spec.ts. */

test('A seller creates a product in nine variants with two pictures in at most 20 presses', {
  tag: '@long',
}, async ({ page, openAs }) => {
  const presses = await countPresses(page);
  await openAs('store_admin', '/dashboard/product');
  const form = productForm(page, translatorFor('fr'));
  await page.getByRole('link', { name: 'Nouveau produit' }).click();
  await form.field('name').fill('Tapis de Taznakht');
  await form.field('description').fill('Laine nouée');
  await form.field('content').click();
  await page.keyboard.type('Noué à la main.');
  await form.field('code').fill('TAPIS');
  await form.field('price').fill('1200');
  for (const name of ['Catégorie', 'Marque']) {
    const box = page.getByRole('combobox', { name });
    await box.click();
    // The list closes if the page scrolls under it.
    await box.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).not.toHaveValue('');
  }
  await form.isVariable();
  await form.button('variants:axes.add').click();
  const panel = page.getByRole('dialog', { name: 'Ajouter une option' });
  await panel.getByRole('button', { name: 'Couleur', exact: true }).click();
  for (const at of [0, 1, 2]) await panel.getByRole('checkbox').nth(at).click();
  await panel.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await form.button('variants:axes.add').click();
  await panel.getByRole('button', { name: 'Taille', exact: true }).click();
  for (const at of [0, 1, 2]) await panel.getByRole('checkbox').nth(at).click();
  await panel.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(gridCells(page)).toHaveCount(9);
  await form.button('productEditor:saveDraft').click();
  await expect(page).toHaveURL(/\/prd_\w+\/edit$/);
  await expect(page.getByText('9 variantes sont à 0 pièce')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ajouter des images' }).click();
  await (await choosing).setFiles([await pictureFile('tapis'), await pictureFile('detail')]);
  await expect(form.field('mediaIds').locator('[data-picture] > button')).toHaveCount(2);
  expect(presses()).toBeLessThanOrEqual(20);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A manager approves a return in at most four taps', { tag: '@long' }, async ({
    page,
    store,
    openAs,
  }) => {
    const { number } = await askForReturn(store);
    const presses = await countPresses(page);
    await openAs('store_manager', '/dashboard');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Retours/ })
      .last()
      .tap();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
    await card.getByRole('button', { name: /^Approuver/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Approuver', exact: true }).tap();
    await expect(page.getByText(/^Retour .* approuvé$/)).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(4);
  });
});

test('The home page says why a payout is held, and its page is one press away', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  const { payoutId } = await sellLastWeek(store);
  const held = await holdPayout(store, payoutId);
  const presses = await countPresses(page);
  await openAs('store_manager', '/dashboard');
  const banner = page.getByRole('region', { name: 'Versements à régler' });
  await expect(banner).toContainText(held);
  await banner.getByText('Répondre').first().click();
  await expect(page.getByRole('list', { name: 'Commandes concernées' })).toContainText(held);
  expect(presses()).toBe(1);
});

test('A seller prints the slips of three orders in three presses', { tag: '@long' }, async ({
  page,
  store,
  openAs,
}) => {
  for (const city of ['Fès', 'Rabat', 'Agadir']) await store.place({ status: 'confirmed', city });
  await storePapers(page);
  const presses = await countPresses(page);
  await openAs('store_manager', '/dashboard/order?tab=toPrepare');
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Bon de livraison/ }).click();
  await expect((await storedPaper(page)).locator('article')).toHaveCount(3);
  expect(presses()).toBe(3);
});

test('An admin invites a colleague with four presses and one typed field', {
  tag: '@long',
}, async ({ page, openAs }) => {
  const presses = await countPresses(page);
  await openAs('store_admin', '/dashboard/user/list');
  await page.getByRole('link', { name: 'Inviter un collègue' }).first().click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${randomUUID()}@exemple.ma`);
  await page.getByRole('combobox', { name: 'Rôle' }).click();
  await page.getByRole('option', { name: 'Vendeur' }).click();
  await page.getByRole('button', { name: /^Envoyer l’invitation/ }).click();
  await expect(page).toHaveURL(/user\/list/);
  expect(presses()).toBeLessThanOrEqual(4);
});

test('A visitor comes from the landing page to the form of their first product in three presses and five fields', {
  tag: '@long',
}, async ({ page }) => {
  const presses = await countPresses(page);
  await page.goto('/?lng=fr');
  await page.getByRole('main').getByRole('link', { name: 'Devenir vendeur' }).first().click();
  const fields = {
    firstName: 'Nadia',
    lastName: 'Berrada',
    storeName: 'Zellige de Fès',
    email: `${randomUUID()}@exemple.ma`,
    password: 'Zellige&2027',
  };
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#field-${name}`).fill(value);
  }
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.getByRole('link', { name: 'Créer un produit', exact: true }).click();
  await expect(page.locator('#field-name')).toBeVisible();
  expect(presses()).toBe(3);
});

test('A seller changes the language in a form with changes in two presses, and keeps them', {
  tag: '@long',
}, async ({ page, openAs }) => {
  const presses = await countPresses(page);
  await openAs('store_admin', '/dashboard/product/new');
  await page.locator('#field-code').fill('TAPIS-9');
  await page.getByRole('button', { name: /^Langue/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('#field-code')).toHaveValue('TAPIS-9');
  expect(presses()).toBe(2);
});
