import type { Page } from '@playwright/test';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { signInColleague } from './machines/colleague';
import { answerUnavailable } from './machines/faults';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { choosePaper } from './support/print-capture';

const BULK = '**/api/store/orders/bulk';

test('A seller accepts several orders, sees which ones are refused and why, and the list shows the result', async ({
  store,
  openAs,
}) => {
  const waiting = [await store.place(), await store.place()];
  const shipped = await store.place({ status: 'shipped' });
  const cancelled = await store.place({ status: 'cancelled' });
  const page = await openAs('store_user', '/dashboard/order');
  await choose(page, ...waiting, shipped, cancelled);
  await expect(bar(page)).toContainText('4 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Accepter' }).click();
  await expect(dialog(page)).toContainText('Possible pour 2 commandes sur 4.');
  await expect(dialog(page)).toContainText(`Étape déjà franchie : 1⁨#${shipped.number}⁩`);
  await expect(dialog(page)).toContainText(`Commande close : 1⁨#${cancelled.number}⁩`);
  await expectNoAxeViolations(page);
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 2 commandes.');
  await press(page, 'Terminer');
  for (const { number } of waiting) await expect(row(page, number)).toContainText('Confirmée');
  await expect(bar(page)).toHaveCount(0);
});

test('A seller undoes an acceptance of several orders by keyboard, and sees which order stays accepted and why', async ({
  store,
  openAs,
  baseURL,
}) => {
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
  const undo = dialog(page).getByRole('button', { name: /^Annuler \(\d+ s\)$/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
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

test('A seller can no longer undo an acceptance of several orders after ten seconds', async ({
  store,
  openAs,
  page,
}) => {
  const order = await store.place();
  await page.clock.install();
  await openAs('store_user', '/dashboard/order');
  await choose(page, order);
  await bar(page).getByRole('button', { name: 'Accepter' }).click();
  await press(page, 'Confirmer');
  const undo = dialog(page).getByRole('button', { name: /^Annuler \(\d+ s\)$/ });
  await expect(undo).toBeVisible();
  await page.clock.runFor(UNDO_ACCEPT_WINDOW_MS);
  await expect(undo).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Terminer' })).toBeVisible();
});

test('A store admin prepares all orders of a tab, also on other pages, except one', async ({
  store,
  openAs,
}) => {
  for (let at = 0; at < 27; at += 1) await store.place({ status: 'confirmed' });
  const page = await openAs('store_admin', '/dashboard/order?tab=toPrepare');
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Sélectionner les 27' }).click();
  await page.getByRole('checkbox').nth(1).click();
  await expect(bar(page)).toContainText('26 commandes sélectionnées');
  await bar(page).getByRole('button', { name: 'Préparer' }).click();
  await expect(dialog(page)).toContainText('Possible pour 26 commandes sur 26.');
  await press(page, 'Confirmer');
  await expect(dialog(page)).toContainText('C’est fait pour 26 commandes.');
});

test('A store manager hands several orders over to the carrier with a scanner, and sees which orders stay and why', async ({
  store,
  openAs,
}) => {
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

  test('A seller retries a bulk action on an order after the server was unavailable', async ({
    store,
    openAs,
  }) => {
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

test('A seller prints the packing slips of the chosen orders, one per page, in the chosen language', async ({
  store,
  openAs,
  page,
}) => {
  const orders = [await store.place({ status: 'confirmed' }), await store.place()];
  await page.addInitScript(() => {
    window.print = () => {
      const slips = document.querySelectorAll('[data-print-sheet] article');
      document.body.dataset.printed = [...slips].map(({ textContent }) => textContent).join('|');
      document.body.dataset.direction = slips[0]?.closest('section')?.dir ?? '';
      document.body.dataset.breaks = [...slips]
        .map((one) => getComputedStyle(one).breakBefore)
        .join();
    };
  });
  await openAs('store_user', '/dashboard/order');
  await choose(page, ...orders);
  await choosePaper(page, 'Bon de livraison', 'arabe');
  await bar(page).getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Bon de livraison/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-direction', 'rtl');
  const printed = await page.locator('body').getAttribute('data-printed');
  const slips = printed?.split('|') ?? [];
  expect(slips).toHaveLength(2);
  expect(slips.map((slip, at) => slip.includes(`#${orders[at]?.number}`))).toEqual([true, true]);
  await expect(page.locator('body')).toHaveAttribute('data-breaks', 'auto,page');
  await expect(bar(page)).toBeVisible();
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

function bar(page: Page) {
  return page.getByRole('group', { name: /sélectionnée/ });
}

function dialog(page: Page) {
  return page.getByRole('dialog');
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
