import type { Locator, Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import { signInColleague } from './machines/colleague';
import { boardPageObject } from './support/board';
import { giveCarrier } from './support/carriers';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { goOffline } from './support/offline';

const BOARD = '/dashboard/kanban';

test.use({ viewport: { width: 1440, height: 900 } });

test('A seller accepts, prepares and hands over five orders by dragging their cards', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await giveCarrier(store, { name: 'Amana' });
  const placed = [];
  for (let turn = 0; turn < 5; turn += 1) placed.push(await store.place());
  const page = await openAs('store_admin', BOARD);
  for (const { number } of placed) {
    await drag(page, number, 'À préparer');
    await drag(page, number, 'En préparation');
    await drag(page, number, 'Prêtes');
    await drag(page, number, 'Expédiées');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveText('Amana');
    await dialog.getByLabel(/^Numéro de suivi/).fill(`AM-${number}`);
    await dialog.getByRole('button', { name: 'Remettre' }).click();
    await expect(boardPageObject(page).cardIn('Expédiées', number)).toBeVisible();
  }
  await expect(boardPageObject(page).column('Expédiées')).toContainText('Amana');
});

test('A column that an order cannot go to says why, while its card is lifted and after the drop', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  await boardPageObject(page).lift(number);
  await expect(boardPageObject(page).column('En préparation')).toContainText(
    'Étape précédente : À préparer.',
  );
  await expect(boardPageObject(page).column('À préparer')).not.toContainText('Étape précédente');
  await boardPageObject(page).dropOn('En préparation');
  const message = page.getByRole('alert');
  await expect(message).toContainText(
    `La commande ${orderNumberText(number)} ne peut pas passer à`,
  );
  await expect(message).toContainText('Étape précédente : À préparer.');
  await message.getByRole('button', { name: 'Fermer' }).click();
  await expect(message).toHaveCount(0);
  await expect(boardPageObject(page).cardIn('À accepter', number)).toBeVisible();
});

test('A lifted card comes back over an empty column that it has left', async ({
  store,
  openAs,
}) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  const board = boardPageObject(page);
  await board.lift(number);
  await board.moveOver('À préparer');
  // The column shows where a drop puts the card, in the place of the text under the pointer.
  await expect(board.column('À préparer').locator('[data-landing]')).toBeVisible();
  await board.moveOver('En préparation');
  await board.moveOver('À préparer');
  await page.mouse.up();
  await expect(board.cardIn('À préparer', number)).toBeVisible();
});

test('A refusal on the board asks for its reason, and an acceptance is undone by dragging back', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  await drag(page, number, 'À préparer');
  await expect(toast(page, `Commande ${orderNumberText(number)} acceptée`)).toBeVisible();
  await drag(page, number, 'À accepter');
  await expect(toast(page, 'Acceptation annulée')).toBeVisible();
  await choose(page, number, 'Refusées');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Article épuisé').click();
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(boardPageObject(page).cardIn('Refusées', number)).toBeVisible();
});

test.describe('Two sellers', () => {
  test.use({ hints: true, allowedInConsole: { answers: [409] } });

  test('Two sellers drag the same card: the second is told before the drop, and sees where it can go', async ({
    store,
    openAs,
    browser,
  }) => {
    const { number } = await store.place();
    const page = await openAs('store_admin', BOARD);
    const context = await browser.newContext();
    const other = await openAs('store_manager', BOARD, { page: await context.newPage() });
    await boardPageObject(page).lift(number);
    await drag(other, number, 'À préparer');
    await expect(page.getByRole('status').getByText('« Confirmée »')).toBeVisible();
    await expect(boardPageObject(page).column('Prêtes')).toContainText(
      'Étape précédente : En préparation.',
    );
    await boardPageObject(page).dropOn('En préparation');
    await expect(boardPageObject(page).cardIn('En préparation', number)).toBeVisible();
    await expect(boardPageObject(other).cardIn('En préparation', number)).toBeVisible();
    await context.close();
  });

  test('A card that another user hands over while it is lifted keeps its lane, and follows its carrier once it is released', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    await giveCarrier(store, { name: 'Amana' });
    const { number } = await store.place({ status: 'ready' });
    const page = await openAs('store_admin', `${BOARD}?lane=carrier`);
    const context = await browser.newContext();
    const other = await openAs('store_manager', BOARD, { page: await context.newPage() });
    const board = boardPageObject(page);
    await board.lift(number);
    await drag(other, number, 'Expédiées');
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel(/^Numéro de suivi/).fill(`AM-${number}`);
    await dialog.getByRole('button', { name: 'Remettre' }).click();
    await expect(page.getByRole('status').getByText('« Expédiée »')).toBeVisible();
    await expect(page.locator('main').getByText('Amana').first()).toBeVisible();
    await expect(board.cardIn('Prêtes', number)).toHaveAttribute('data-dragging', '');
    await expect(laneOf(page, 'Prêtes', 'Sans transporteur')).toContainText(`#${number}`);
    await page.mouse.up();
    await expect(laneOf(page, 'Expédiées', 'Amana')).toContainText(`#${number}`);
    await expect(board.column('Prêtes')).not.toContainText('Sans transporteur');
    await context.close();
  });
});

test('A seller moves a card by the keyboard alone', { tag: '@long' }, async ({ store, openAs }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  const { number: other } = await store.place();
  await page.reload();
  const linkOf = (one: number) => boardPageObject(page).card(one).getByRole('link');
  await linkOf(number).focus();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(other)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(linkOf(number)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cette commande peut aller vers')).toContainText('À préparer');
  const target = boardPageObject(page).column('À préparer').locator(':focus');
  for (let turn = 0; turn < 8 && (await target.count()) === 0; turn += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toHaveCount(1);
  await page.keyboard.press('Enter');
  const moved = boardPageObject(page).cardIn('À préparer', number);
  await expect(moved).toBeVisible();
  await expect(moved.getByRole('link')).toBeFocused();
});

test('A seller accepts, prepares and hands over five orders by the keyboard alone', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await giveCarrier(store, { name: 'Amana' });
  const placed: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) placed.push((await store.place()).number);
  const page = await openAs('store_admin', BOARD);
  const board = boardPageObject(page);
  for (const number of placed) {
    for (const name of ['À préparer', 'En préparation', 'Prêtes', 'Expédiées']) {
      await moveByKeyboard(page, number, name);
      if (name === 'Expédiées') {
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('combobox')).toHaveText('Amana');
        await tabTo(page, dialog.getByLabel(/^Numéro de suivi/));
        await page.keyboard.type(`AM-${number}`);
        await page.keyboard.press('Enter');
        // It returns the focus to the card once it has closed.
        await expect(dialog).toHaveCount(0);
      }
      await expect(board.cardIn(name, number)).toBeVisible();
    }
  }
  await expect(board.column('Expédiées').getByRole('listitem')).toHaveCount(5);
});

test.describe('Without a connection', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A seller reads all columns without a connection, and their moves are sent once it is back', {
    tag: '@long',
  }, async ({ store, openAs, context, baseURL }) => {
    const { id, number } = await store.place();
    const shipped = await store.place({ status: 'shipped' });
    const page = await openAs('store_admin', BOARD);
    await expect(boardPageObject(page).cardIn('À accepter', number)).toBeVisible();
    await waitForNetworkIdle(page);
    await goOffline(page);
    await boardPageObject(page).column('Expédiées').scrollIntoViewIfNeeded();
    await expect(boardPageObject(page).cardIn('Expédiées', shipped.number)).toBeVisible();
    await drag(page, number, 'À préparer');
    await expect(boardPageObject(page).cardIn('À préparer', number)).toContainText(
      'En attente d’envoi',
    );
    await expect(head(page, 'À accepter')).toHaveText(/0/);
    await expect(head(page, 'À préparer')).toHaveText(/1/);
    await drag(page, number, 'En préparation');
    await expect(page.getByRole('button', { name: '2 actions en attente d’envoi' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /en attente d’envoi/ })).toHaveCount(0);
    const card = boardPageObject(page).cardIn('En préparation', number);
    await expect(card).not.toContainText('En attente d’envoi');
    const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
    const { status, history } = await colleague.reads(id);
    expect(status).toBe('processing');
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['accept', 'prepare']),
    );
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A seller sees one column at a time, and moves a card by its menu', async ({
    store,
    openAs,
  }) => {
    const { number } = await store.place();
    const page = await openAs('store_admin', BOARD);
    await expect(page.getByRole('region', { name: 'À accepter' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'À préparer' })).toHaveCount(0);
    await choose(page, number, 'À préparer');
    await expect(boardPageObject(page).cardIn('À accepter', number)).toHaveCount(0);
    await page.getByRole('tab', { name: /^À préparer/ }).click();
    await expect(boardPageObject(page).cardIn('À préparer', number)).toBeVisible();
    await expect(page).toHaveURL(/stage=toPrepare/);
  });

  test('A seller accepts, prepares and hands over five orders by the menus of their cards', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await giveCarrier(store, { name: 'Amana' });
    const placed: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) placed.push((await store.place()).number);
    const page = await openAs('store_admin', BOARD);
    const board = boardPageObject(page);
    for (const name of ['À préparer', 'En préparation', 'Prêtes', 'Expédiées']) {
      for (const number of placed) {
        await choose(page, number, name);
        if (name === 'Expédiées') {
          await page.getByLabel(/^Numéro de suivi/).fill(`AM-${number}`);
          await page.getByRole('dialog').getByRole('button', { name: 'Remettre' }).click();
        }
        await expect(board.card(number)).toHaveCount(0);
      }
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      for (const number of placed) await expect(board.cardIn(name, number)).toBeVisible();
    }
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((one) => one.contains(document.activeElement));
  for (let turn = 0; turn < 120 && !(await isFocused()); turn += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isFocused()).toBe(true);
}

/** Lifts a card with its handle and drops it on a column, without a pointer. */
async function moveByKeyboard(page: Page, number: number, name: string): Promise<void> {
  const board = boardPageObject(page);
  await expect(board.card(number)).toHaveAttribute('draggable', 'true');
  await tabTo(page, board.card(number).getByRole('link'));
  await page.keyboard.press('Tab');
  await expect(board.card(number).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.card(number)).toHaveAttribute('data-dragging', '');
  await tabTo(page, board.column(name).getByRole('group'));
  // While its action is under way, a card is not lifted. Handing over first asks for a number.
  const acted =
    name !== 'Expédiées' &&
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().includes('/api/store/order/'),
    );
  await page.keyboard.press('Enter');
  await acted;
}

/** How many orders a column says it holds. */
function head(page: Page, name: string): Locator {
  return boardPageObject(page).column(name).locator('header h2 + *');
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text }).first();
}

/** Drags a card to a column, both of which are scrolled into view. */
async function drag(page: Page, number: number, name: string): Promise<void> {
  await boardPageObject(page).column(name).scrollIntoViewIfNeeded();
  await boardPageObject(page).lift(number);
  await boardPageObject(page).dropOn(name);
  if (name !== 'Expédiées') await expect(boardPageObject(page).cardIn(name, number)).toBeVisible();
}

async function choose(page: Page, number: number, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Déplacer la commande ${orderNumberText(number)} vers…` })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}

/** The part of a column that belongs to a lane. */
function laneOf(page: Page, column: string, lane: string): Locator {
  const head = page.getByRole('heading', { level: 3, name: lane, exact: true });
  return boardPageObject(page).column(column).locator('div:has(> h3)').filter({ has: head });
}
