import type { Locator, Page } from '@playwright/test';
import { giveCarrier } from './support/carriers';
import { expect, test } from './support/journey';

const BOARD = '/dashboard/kanban';

test.use({ viewport: { width: 1440, height: 900 } });

test('A seller accepts, prepares and hands over five orders by dragging their cards', async ({
  store,
  openAs,
}) => {
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
    await expect(cardIn(page, 'Expédiées', number)).toBeVisible();
  }
  await expect(column(page, 'Expédiées')).toContainText('Amana');
});

test('A column that an order cannot go to says why, while its card is lifted and after the drop', async ({
  store,
  openAs,
}) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  await lift(page, number);
  await expect(column(page, 'En préparation')).toContainText('Étape précédente : À préparer.');
  await expect(column(page, 'À préparer')).not.toContainText('Étape précédente');
  await dropOn(page, 'En préparation');
  const message = page.getByRole('alert');
  await expect(message).toContainText(`La commande ${number} ne peut pas passer à`);
  await expect(message).toContainText('Étape précédente : À préparer.');
  await message.getByRole('button', { name: 'Fermer' }).click();
  await expect(message).toHaveCount(0);
  await expect(cardIn(page, 'À accepter', number)).toBeVisible();
});

test('A refusal on the board asks for its reason, and an acceptance is undone by dragging back', async ({
  store,
  openAs,
}) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  await drag(page, number, 'À préparer');
  await expect(toast(page, `Commande ${number} acceptée`)).toBeVisible();
  await drag(page, number, 'À accepter');
  await expect(toast(page, 'Acceptation annulée')).toBeVisible();
  await choose(page, number, 'Refusées');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Article épuisé').click();
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(cardIn(page, 'Refusées', number)).toBeVisible();
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
    await lift(page, number);
    await drag(other, number, 'À préparer');
    await expect(page.getByRole('status').getByText('« Confirmée »')).toBeVisible();
    await expect(column(page, 'Prêtes')).toContainText('Étape précédente : En préparation.');
    await dropOn(page, 'En préparation');
    await expect(cardIn(page, 'En préparation', number)).toBeVisible();
    await expect(cardIn(other, 'En préparation', number)).toBeVisible();
    await context.close();
  });
});

test('A seller moves a card by the keyboard alone', async ({ store, openAs }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', BOARD);
  await card(page, number).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cette commande peut aller vers')).toContainText('À préparer');
  const target = column(page, 'À préparer').locator(':focus');
  for (let turn = 0; turn < 8 && (await target.count()) === 0; turn += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(cardIn(page, 'À préparer', number)).toBeVisible();
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
    await expect(cardIn(page, 'À accepter', number)).toHaveCount(0);
    await page.getByRole('tab', { name: /^À préparer/ }).click();
    await expect(cardIn(page, 'À préparer', number)).toBeVisible();
    await expect(page).toHaveURL(/stage=toPrepare/);
  });
});

function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function card(page: Page, number: number): Locator {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

function cardIn(page: Page, name: string, number: number): Locator {
  return column(page, name)
    .getByRole('row')
    .filter({ hasText: `#${number}` });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text }).first();
}

/** Presses on a card and moves the pointer until the browser drags it. */
async function lift(page: Page, number: number): Promise<void> {
  await card(page, number).scrollIntoViewIfNeeded();
  const box = await card(page, number).boundingBox();
  if (!box) throw new Error(`The card of order ${number} is not shown.`);
  // Below the names, where no control is.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height, { steps: 4 });
  await expect(card(page, number)).toHaveAttribute('data-dragging', 'true');
}

async function dropOn(page: Page, name: string): Promise<void> {
  const box = await column(page, name).getByRole('grid').boundingBox();
  if (!box) throw new Error(`The column ${name} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await expect(column(page, name).getByRole('grid')).toHaveAttribute('data-drop-target', 'true');
  await page.mouse.up();
}

/** Drags a card to a column, both of which are scrolled into view. */
async function drag(page: Page, number: number, name: string): Promise<void> {
  await column(page, name).scrollIntoViewIfNeeded();
  await lift(page, number);
  await dropOn(page, name);
  if (name !== 'Expédiées') await expect(cardIn(page, name, number)).toBeVisible();
}

async function choose(page: Page, number: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Déplacer la commande ${number} vers…` }).click();
  await page.getByRole('menuitem', { name }).click();
}
