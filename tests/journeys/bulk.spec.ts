import type { Page } from '@playwright/test';
import { storeLiveProduct, storeProduct } from '../api/products/product-builder';
import { answerUnavailable } from './machines/faults';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import {
  bulkActionBar,
  namedProduct,
  publication,
  row,
  toggleSelection,
} from './support/product-list';

const BULK = '**/api/store/product/bulk/update/';

test('A manager publishes several products, sees which ones are refused and why, and undoes it', async ({
  store,
  openAs,
}) => {
  await storeProduct(store.backend, namedProduct(store, 'Tajine de Salé', 'inactive'));
  await storeProduct(store.backend, namedProduct(store, 'Pouf de Fès', 'draft'));
  const page = await openAs('store_manager', '/dashboard/product');
  await toggleSelection(page, 'Tajine de Salé', 'Pouf de Fès', 'Bol de Fès');
  await expect(bulkActionBar(page)).toContainText('3 produits sélectionnés');
  await expectNoAxeViolations(page);
  await bulkActionBar(page).getByRole('button', { name: 'Publier' }).click();
  await expect(dialog(page)).toContainText('Possible pour 1 produit sur 3.');
  await expect(dialog(page)).toContainText('Déjà en vente : 1Bol de Fès');
  await expect(dialog(page)).toContainText('Pas encore approuvé : 1Pouf de Fès');
  await expectNoAxeViolations(page);
  await expect(publication(page, 'Tajine de Salé')).not.toBeChecked();
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 1 produit.');
  await expect(publication(page, 'Tajine de Salé')).toBeChecked();
  await press(page, 'Annuler ces modifications');
  await expect(dialog(page)).toContainText('Valeurs précédentes rétablies pour 1 produit.');
  await expectNoAxeViolations(page);
  await press(page, 'Terminer');
  await expect(publication(page, 'Tajine de Salé')).not.toBeChecked();
  // The selection stays for the next step.
  await expect(bulkActionBar(page)).toContainText('3 produits sélectionnés');
  await expect(bulkActionBar(page).getByRole('button', { name: 'Publier' })).toBeFocused();
});

test('A manager previews a price increase by percentage, applies it, and undoes it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const priced = { variants: [{ price: 9_995 }] };
  await storeLiveProduct(store.backend, { ...namedProduct(store, 'Tajine de Salé'), ...priced });
  const page = await openAs('store_manager', '/dashboard/product');
  await toggleSelection(page, 'Tajine de Salé', 'Bol de Fès');
  await bulkActionBar(page).getByRole('button', { name: 'Prix' }).click();
  // The form's code is loaded separately: before that, nothing can be sent.
  await expect(dialog(page).getByRole('textbox', { name: 'Montant' })).toBeVisible();
  await press(page, 'Vérifier');
  await expect(dialog(page)).toContainText('Ce champ est obligatoire.');
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Augmenter d’un pourcentage' }).click();
  await dialog(page).getByRole('textbox', { name: 'Pourcentage' }).fill('10');
  await press(page, 'Vérifier');
  await expect(dialog(page)).toContainText('Possible pour 2 produits sur 2.');
  await expect(dialog(page)).toContainText(/99,95.DHS. → .109,95.DHS/);
  await press(page, 'Confirmer');
  await expect(row(page, 'Tajine de Salé')).toContainText('109,95 DHS');
  await expect(row(page, 'Bol de Fès')).toContainText('148,50 DHS');
  await press(page, 'Annuler ces modifications');
  await press(page, 'Terminer');
  await expect(row(page, 'Tajine de Salé')).toContainText('99,95 DHS');
  await expect(row(page, 'Bol de Fès')).toContainText('135,00 DHS');
});

test('A manager archives all products of a search, also on other pages, except one', {
  tag: '@long',
}, async ({ store, openAs }) => {
  for (let at = 1; at <= 27; at += 1)
    await storeLiveProduct(store.backend, namedProduct(store, `Tajine ${at}`));
  const page = await openAs('store_manager', '/dashboard/product?q=tajine');
  await toggleSelection(page, 'Tajine 27');
  await page.getByRole('button', { name: 'Sélectionner les 27' }).click();
  await toggleSelection(page, 'Tajine 27');
  await expect(bulkActionBar(page)).toContainText('26 produits sélectionnés');
  await bulkActionBar(page).getByRole('button', { name: 'Archiver' }).click();
  await expect(dialog(page)).toContainText('Possible pour 26 produits sur 26.');
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 26 produits.');
  await press(page, 'Terminer');
  await expect(page.getByRole('tab', { name: /Tous/ })).toContainText('1');
  await expect(row(page, 'Tajine 27')).toBeVisible();
  await page.getByRole('tab', { name: /Archivés/ }).click();
  await expect(page.getByRole('tab', { name: /Archivés/ })).toContainText('26');
});

test('A change of the filter clears the selection of products', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_manager', '/dashboard/product');
  await toggleSelection(page, 'Bol de Fès');
  await expect(bulkActionBar(page)).toBeVisible();
  await page.getByRole('tab', { name: /Publiés/ }).click();
  await expect(bulkActionBar(page)).toHaveCount(0);
});

test.describe('No answer from the server', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  test('A manager retries a bulk action after the server was unavailable, and the stock changes once', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', '/dashboard/product');
    await toggleSelection(page, 'Bol de Fès');
    await bulkActionBar(page).getByRole('button', { name: 'Stock' }).click();
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option', { name: 'Ajouter des pièces' }).click();
    await dialog(page).getByRole('textbox', { name: 'Pièces' }).fill('5');
    await press(page, 'Vérifier');
    await expect(dialog(page)).toContainText(/40. → .45/);
    await page.route(BULK, answerUnavailable);
    await press(page, 'Confirmer');
    await expect(dialog(page)).toContainText('rien ne sera modifié deux fois.');
    await expectNoAxeViolations(page);
    await page.unroute(BULK);
    await press(page, 'Réessayer');
    await expect(dialog(page)).toContainText('C’est fait pour 1 produit.');
    await press(page, 'Terminer');
    await expect(row(page, 'Bol de Fès')).toContainText('45');
  });
});

test('A store user cannot select rows of the product list', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product');
  await expect(row(page, 'Bol de Fès')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test.describe('Phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A manager on a phone selects a card and takes the product off sale from the bar', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', '/dashboard/product');
    await page.getByRole('checkbox', { name: /Bol de Fès/ }).focus();
    await page.keyboard.press('Space');
    await expect(bulkActionBar(page)).toContainText('1 produit sélectionné');
    await bulkActionBar(page)
      .getByRole('button', { name: 'Autres actions de la sélection' })
      .click();
    await page.getByRole('menuitem', { name: 'Retirer de la vente' }).click();
    await expect(dialog(page)).toContainText('Possible pour 1 produit sur 1.');
    await expectNoAxeViolations(page);
    await press(page, 'Confirmer');
    await press(page, 'Terminer');
    await expect(page.getByRole('listitem').filter({ hasText: 'Bol de Fès' })).toContainText(
      'Inactif',
    );
  });
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function press(page: Page, name: string) {
  return dialog(page).getByRole('button', { name }).click();
}
