import type { Page } from '@playwright/test';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { signInColleague } from './machines/colleague';
import { answerUnavailable } from './machines/faults';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
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
  await bar(page).getByRole('button', { name: 'Accepter' }).click();
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
  await expect(bar(page)).toHaveCount(0);
});

test('A seller undoes an acceptance of several orders by keyboard, and sees which order stays accepted and why', {
  tag: '@long',
}, async ({ store, openAs, baseURL }) => {
  const prepared = await store.place();
  const others = [await store.place(), await store.place()];
  const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
  const page = await openAs('store_user', '/dashboard/order');
  await choose(page, prepared, ...others);
  await bar(page).getByRole('button', { name: 'Accepter' }).click();
  await press(page, 'Confirmer');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'C’est fait pour 3 commandes.Annulation possible pendant 10 secondes.',
  );
  await colleague.acts(`order/${prepared.id}`, 'prepare');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undoInTime(page)).toBeFocused();
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
  await bar(page).getByRole('button', { name: 'Préparer' }).click();
  await expect(dialog(page)).toContainText('Possible pour 11 commandes sur 11.');
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 11 commandes.');
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
  await bar(page).getByRole('button', { name: 'Remettre au transporteur' }).click();
  await expect(dialog(page)).toContainText(`Pas encore à cette étape : 1⁨#${pending.number}⁩`);
  const parcel = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: `#${first.number}` });
  await expect(parcel).toContainText('Ghita El Alami');
  await expect(parcel).toContainText('Fès');
  await expectNoAxeViolations(page);
  await press(page, 'Vérifier');
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
  await choose(page, untracked);
  await bar(page).getByRole('button', { name: 'Remettre au transporteur' }).click();
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
    await bar(page).getByRole('button', { name: 'Accepter' }).click();
    await expect(dialog(page)).toContainText('Possible pour 1 commande sur 1.');
    await page.route(BULK, answerUnavailable);
    await press(page, 'Confirmer');
    await expect(dialog(page)).toContainText('rien ne sera modifié deux fois.');
    await page.unroute(BULK);
    await press(page, 'Réessayer');
    await expect(dialog(page)).toContainText('C’est fait pour 1 commande.');
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

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

function bar(page: Page) {
  return page.getByRole('group', { name: /sélectionnée/ });
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

/** The button that undoes accepted orders, with the seconds left. */
function undoInTime(page: Page) {
  return dialog(page).getByRole('button', { name: /^Annuler \(\d+ s\)$/ });
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
