import type { Page } from '@playwright/test';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { signInColleague } from './machines/colleague';
import { answerUnavailable } from './machines/faults';
import { expectNoAxeViolations } from './support/axe-violations';
import { giveCarrier } from './support/carriers';
import { expect, test } from './support/journey';
import { countPresses } from './support/presses';
import { storedPaper, storePapers } from './support/stored-papers';

const BULK = '**/api/store/orders/bulk';

test('A seller accepts several orders, sees which ones are refused and why, can undo it for ten seconds, and the list shows the result', async ({
  store,
  openAs,
  page,
}) => {
  const waiting = [await store.place(), await store.place()];
  const shipped = await store.place({ status: 'shipped' });
  const cancelled = await store.place({ status: 'cancelled' });
  await page.clock.install();
  await openAs('store_user', '/dashboard/order');
  await choose(page, ...waiting, shipped, cancelled);
  await expect(bar(page)).toContainText('4 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Accepter 2 sur 4' }).click();
  await expect(dialog(page)).toContainText('Possible pour 2 commandes sur 4.');
  await expect(dialog(page)).toContainText(`Étape déjà franchie : 1⁨#${shipped.number}⁩`);
  await expect(dialog(page)).toContainText(`Commande close : 1⁨#${cancelled.number}⁩`);
  await expectNoAxeViolations(page);
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 2 commandes.');
  await expect(undoInTime(page)).toBeVisible();
  await page.clock.runFor(UNDO_ACCEPT_WINDOW_MS);
  await expect(undoInTime(page)).toHaveCount(0);
  await press(page, 'Terminer');
  for (const { number } of waiting) await expect(row(page, number)).toContainText('Confirmée');
  await expect(bar(page)).toContainText('4 commandes sélectionnées');
  await expect(bar(page).getByRole('button', { name: 'Préparer 2 sur 4' })).toBeVisible();
});

test('A seller brings five new orders to the carrier with at most 13 presses and five numbers', async ({
  store,
  openAs,
  page,
}) => {
  await giveCarrier(store, { name: 'Amana' });
  const orders = [];
  for (let at = 0; at < 5; at += 1) orders.push(await store.place());
  await storePapers(page);
  const presses = await countPresses(page);
  await openAs('store_manager', '/dashboard/order?tab=toAccept');
  await choose(page, ...orders);
  await bar(page).getByRole('button', { name: 'Accepter les 5' }).click();
  await expect(toast(page, '5 commandes acceptées')).toBeVisible();
  await expect(undoInTime(page)).toBeVisible();
  await expect(page.getByText('Aucune commande')).toBeVisible();
  await expect(bar(page)).toContainText('5 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Préparer les 5' }).click();
  await expect(toast(page, '5 commandes en préparation')).toBeVisible();
  await expect(undoInTime(page)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Bon de livraison/ }).click();
  await expect((await storedPaper(page)).locator('article')).toHaveCount(5);
  await bar(page).getByRole('button', { name: 'Marquer les 5 prêtes' }).click();
  await bar(page).getByRole('button', { name: 'Remettre les 5' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Transporteur' })).toHaveText('Amana');
  const fields = dialog(page).getByRole('textbox', { name: /^Numéro de suivi de la commande/ });
  await fields.first().click();
  for (const [at] of orders.entries()) {
    await expect(fields.nth(at)).toBeFocused();
    await page.keyboard.type(`MA-${at}`);
    await page.keyboard.press('Enter');
  }
  await expect(toast(page, '5 commandes remises au transporteur')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bar(page).getByRole('button')).toHaveText(['', 'Imprimer']);
  expect(presses()).toBeLessThanOrEqual(13);
  await page.goto('/dashboard/order?tab=shipped');
  for (const { number } of orders) await expect(row(page, number)).toContainText('Expédiée');
});

test('A seller undoes an acceptance of several orders in its toast, and they can be accepted again', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const orders = [await store.place(), await store.place()];
  const page = await openAs('store_user', '/dashboard/order');
  await choose(page, ...orders);
  await bar(page).getByRole('button', { name: 'Accepter les 2' }).click();
  await undoInTime(page).click();
  await expect(toast(page, 'Acceptation annulée : 2 commandes attendent de nouveau')).toBeVisible();
  for (const { number } of orders) await expect(row(page, number)).toContainText('En attente');
  await expect(bar(page).getByRole('button', { name: 'Accepter les 2' })).toBeVisible();
});

test('A seller undoes an acceptance of several orders by keyboard, and sees which order stays accepted and why', {
  tag: '@long',
}, async ({ store, openAs, baseURL }) => {
  const prepared = await store.place();
  const others = [await store.place(), await store.place()];
  const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
  const page = await openAs('store_user', '/dashboard/order');
  await choose(page, prepared, ...others);
  await bar(page).getByRole('button', { name: 'Accepter les 3' }).click();
  await expect(toast(page, '3 commandes acceptées')).toBeVisible();
  await colleague.acts(`order/${prepared.id}`, 'prepare');
  await undoInTime(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Acceptation annulée pour 2 commandes.',
  );
  await expect(dialog(page)).toContainText('Impossible pour 1 commande');
  await expect(dialog(page)).toContainText(`Préparation déjà commencée : 1⁨#${prepared.number}⁩`);
  await expectNoAxeViolations(page);
  await press(page, 'Terminer');
  for (const { number } of others) await expect(row(page, number)).toContainText('En attente');
  await expect(row(page, prepared.number)).toContainText('En préparation');
});

test('A store admin prepares all orders of a tab, also on other pages, except one', {
  tag: '@long',
}, async ({ store, openAs }) => {
  for (let at = 0; at < 12; at += 1) await store.place({ status: 'confirmed' });
  const page = await openAs('store_admin', '/dashboard/order?tab=toPrepare&pageSize=10');
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Sélectionner les 12' }).click();
  await page.getByRole('checkbox').nth(1).click();
  await expect(bar(page)).toContainText('11 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Préparer les 11' }).click();
  await expect(toast(page, '11 commandes en préparation')).toBeVisible();
  await expect(bar(page)).toContainText('11 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Marquer les 11 prêtes' }).click();
  await expect(toast(page, '11 commandes prêtes')).toBeVisible();
});

test('A store manager hands several orders over to the carrier with a scanner, and sees which orders stay and why', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const first = await store.place({ status: 'ready', firstName: 'Ghita', city: 'Fès' });
  const second = await store.place({ status: 'ready' });
  const untracked = await store.place({ status: 'ready' });
  const pending = await store.place();
  const page = await openAs('store_manager', '/dashboard/order');
  await choose(page, first, second, untracked, pending);
  await bar(page).getByRole('button', { name: 'Remettre 3 sur 4' }).click();
  await expect(dialog(page)).toContainText(`Pas encore à cette étape : 1⁨#${pending.number}⁩`);
  const parcel = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: `#${first.number}` });
  await expect(parcel).toContainText('Ghita El Alami');
  await expect(parcel).toContainText('Fès');
  await expectNoAxeViolations(page);
  await press(page, 'Remettre au transporteur');
  await expect(dialog(page)).toContainText('Indiquez le transporteur.');
  await expect(dialog(page)).toContainText('Indiquez le numéro de suivi.');
  await dialog(page)
    .getByLabel(/^Transporteur/)
    .fill('Atlas Messagerie');
  await expect(dialog(page).getByRole('checkbox', { name: /^Garder dans la liste/ })).toBeChecked();
  await page.keyboard.press('Enter');
  const fields = dialog(page).getByRole('textbox', { name: /^Numéro de suivi de la commande/ });
  await expect(fields).toHaveCount(3);
  for (const [at, scanned] of ['MA-1', 'MA-2', ''].entries()) {
    await expect(fields.nth(at)).toBeFocused();
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page)).toContainText('Possible pour 2 commandes sur 4.');
  await expect(dialog(page)).toContainText(`Sans numéro de suivi : 1⁨#${untracked.number}⁩`);
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 2 commandes.');
  await press(page, 'Terminer');
  for (const { number } of [first, second])
    await expect(row(page, number)).toContainText('Expédiée');
  await expect(row(page, untracked.number)).toContainText('Prête');
  await expect(bar(page)).toContainText('4 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Autres actions de la sélection' }).click();
  await page.getByRole('menuitem', { name: 'Remettre 1 sur 4' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Transporteur' })).toHaveText(
    'Atlas Messagerie',
  );
  await press(page, 'Annuler');
  await page.goto(`/dashboard/order/${first.id}`);
  await expect(page.getByText('MA-1')).toBeVisible();
});

test.describe('No answer from the server', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  test('A seller retries a bulk action on an order after the server was unavailable', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const order = await store.place();
    const page = await openAs('store_manager', '/dashboard/order');
    await choose(page, order);
    await page.route(BULK, answerUnavailable);
    await bar(page).getByRole('button', { name: 'Accepter' }).click();
    await expect(dialog(page)).toContainText('rien ne sera modifié deux fois.');
    await page.unroute(BULK);
    await press(page, 'Réessayer');
    await expect(toast(page, '1 commande acceptée')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('A seller prints the packing slips of the chosen orders, one per page', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  const orders = [await store.place({ status: 'confirmed' }), await store.place()];
  await storePapers(page);
  await openAs('store_user', '/dashboard/order');
  await choose(page, ...orders);
  await bar(page).getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Bon de livraison/ }).click();
  const slips = (await storedPaper(page)).locator('article');
  await expect(slips).toContainText(orders.map(({ number }) => `#${number}`));
  await expect(slips.nth(0)).toHaveCSS('break-before', 'auto');
  await expect(slips.nth(1)).toHaveCSS('break-before', 'page');
  await expect(bar(page)).toBeVisible();
});

test('A seller begins the preparation with the print of packing slips, and the bar offers the step after it', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  const orders = [await store.place(), await store.place()];
  await storePapers(page);
  await openAs('store_manager', '/dashboard/order?tab=toAccept');
  await choose(page, ...orders);
  await bar(page).getByRole('button', { name: 'Accepter les 2' }).click();
  await expect(bar(page).getByRole('button', { name: 'Préparer les 2' })).toBeVisible();
  // The list is empty now, and shows the bar anew.
  await expect(page.getByText('Aucune commande')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Préparer et imprimer : Bon de livraison/ }).click();
  await expect((await storedPaper(page)).locator('article')).toHaveCount(2);
  await expect(bar(page).getByRole('button', { name: 'Marquer les 2 prêtes' })).toBeVisible();
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

function bar(page: Page) {
  return page.getByRole('group', { name: /sélectionnée/ });
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function toast(page: Page, title: string) {
  return page.getByRole('status').filter({ hasText: title });
}

/** The button that undoes accepted orders, with the seconds left: in a toast or in the dialog. */
function undoInTime(page: Page) {
  return page.getByRole('button', { name: /^Annuler \(\d+\ss\)$/ });
}

function press(page: Page, name: string) {
  return dialog(page).getByRole('button', { name, exact: true }).click();
}

function row(page: Page, number: number) {
  return page.getByRole('row', { name: new RegExp(`${number}`) });
}

async function choose(page: Page, ...orders: readonly { number: number }[]) {
  for (const { number } of orders) await row(page, number).getByRole('checkbox').click();
}
