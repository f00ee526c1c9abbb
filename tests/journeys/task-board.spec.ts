import type { Locator, Page } from '@playwright/test';
import { storedText } from '../support/browser/stored-text';
import { expect, test } from './support/journey';
import { loseAnswers } from './support/lost-answers';
import { addTaskLists } from './support/tasks';

const BOARD = '/dashboard/kanban/tasks';

test.use({ viewport: { width: 1440, height: 900 } });

test('A manager adds a list and a task, gives it a day, a person and a checklist, and completes it', async ({
  openAs,
}) => {
  const page = await openAs('store_manager', '/dashboard/kanban');
  await page.getByRole('link', { name: 'Tâches', exact: true }).click();
  await expect(page).toHaveURL(/kanban\/tasks/);
  await page.getByRole('button', { name: 'Ajouter une liste' }).click();
  await page.getByRole('dialog').getByLabel(/^Nom/).fill('Cette semaine');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Nouvelle tâche dans Cette semaine' }).click();
  await page.getByRole('textbox', { name: 'Nouvelle tâche dans Cette semaine' }).fill('Vitrine');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Cette semaine').getByText('Vitrine')).toBeVisible();
  await page.getByRole('button', { name: 'Vitrine', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Ajouter un point' }).click();
  await drawer.getByRole('textbox', { name: 'Point 1' }).fill('Nettoyer');
  await drawer.getByLabel(/^Étiquettes/).fill('Saison, Photos');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tâche enregistrée')).toBeVisible();
  await drawer.getByRole('textbox', { name: /^Commentaire/ }).fill('Les rideaux sont là.');
  await drawer.getByRole('button', { name: 'Commenter' }).click();
  await expect(drawer.getByRole('listitem').getByText('Les rideaux sont là.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Terminer' }).click();
  await expect(drawer.getByRole('button', { name: 'Rouvrir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Cette semaine').getByText('Vitrine')).toHaveCount(0);
});

test('A seller drags a task within a list and to another one, and the order stays', async ({
  store,
  openAs,
}) => {
  await addTaskLists(store, { 'À faire': ['Un', 'Deux', 'Trois'], 'En cours': ['Quatre'] });
  const page = await openAs('store_user', BOARD);
  await expect(titlesIn(page, 'À faire')).toHaveText(['Un', 'Deux', 'Trois']);
  await drag(page, 'Un', 'Trois');
  await expect(titlesIn(page, 'À faire')).toHaveText(['Deux', 'Trois', 'Un']);
  await drag(page, 'Deux', 'Quatre');
  await expect(titlesIn(page, 'En cours')).toHaveText(['Quatre', 'Deux']);
  await expect(page.getByText('Tâche déplacée vers En cours')).toBeVisible();
  await page.reload();
  await expect(titlesIn(page, 'À faire')).toHaveText(['Trois', 'Un']);
  await expect(titlesIn(page, 'En cours')).toHaveText(['Quatre', 'Deux']);
});

test('A seller moves a task to another list and within it by the keyboard alone', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await addTaskLists(store, { 'À faire': ['Un', 'Deux'], 'En cours': ['Trois'] });
  const page = await openAs('store_user', BOARD);
  const titleOf = (title: string) => card(page, title).getByRole('button', { name: title });
  await titleOf('Un').first().focus();
  for (const [key, focused] of [
    ['ArrowDown', 'Deux'],
    ['ArrowRight', 'Trois'],
    ['ArrowLeft', 'Un'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(titleOf(focused).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const target = column(page, 'En cours').locator(':focus');
  for (let turn = 0; turn < 3 && (await target.count()) === 0; turn += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(titlesIn(page, 'En cours')).toHaveText(['Trois', 'Un']);
  await page.getByRole('button', { name: 'Actions : Un' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Monter d’une place' }).press('Enter');
  await expect(titlesIn(page, 'En cours')).toHaveText(['Un', 'Trois']);
  await page.reload();
  await expect(titlesIn(page, 'En cours')).toHaveText(['Un', 'Trois']);
});

test('A task that is made weekly is followed by the next one when it is done', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const [list] = await addTaskLists(store, { 'À faire': ['Compter'] }, { dueDay: '2099-03-02' });
  const page = await openAs('store_user', `${BOARD}?task=${list?.taskIds[0]}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: /^Répétition/ }).click();
  await page.getByRole('option', { name: 'Semaines' }).click();
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tâche enregistrée')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Compter')).toContainText('2 mars 2099');
  await expect(card(page, 'Compter')).toContainText('Se répète');
  await page.getByRole('button', { name: 'Actions : Compter' }).click();
  await page.getByRole('menuitem', { name: 'Terminer' }).click();
  await expect(card(page, 'Compter')).toContainText('9 mars 2099');
  await expect(card(page, 'Compter')).toHaveCount(1);
});

test('A task that is added on the page of an order is on the board, and leads back to the order', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await addTaskLists(store, { 'À faire': [], 'En cours': [] });
  const { id, number } = await store.place();
  const page = await openAs('store_user', `/dashboard/order/${id}`);
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle tâche' });
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Titre/ })).toHaveAccessibleDescription(/./);
  await dialog.getByRole('textbox', { name: /^Titre/ }).fill('Appeler le client');
  await dialog.getByRole('combobox', { name: /^Liste/ }).click();
  await page.getByRole('option', { name: 'En cours' }).click();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Appeler le client' }).click();
  const drawer = page.getByRole('dialog', { name: 'Appeler le client' });
  await drawer.getByRole('link', { name: new RegExp(`${number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order/${id}`));
  await page.goto(BOARD);
  await expect(column(page, 'En cours').getByText('Appeler le client')).toBeVisible();
});

test('A seller keeps filters of the board as a view, without the task that is open', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const [list] = await addTaskLists(store, { 'À faire': ['Vitrine'] });
  const path = `${BOARD}?due=week&task=${list?.taskIds[0]}`;
  const page = await openAs('store_user', path);
  await expect(page.getByRole('dialog', { name: 'Vitrine' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vues enregistrées' }).click();
  await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  await dialog.getByRole('textbox').fill('Ma semaine');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Vue : Ma semaine', exact: true })).toBeVisible();
  await page.goto(BOARD);
  await expect(card(page, 'Vitrine')).toBeVisible();
  await page.getByRole('button', { name: 'Vues enregistrées' }).click();
  await page.getByRole('button', { name: 'Ma semaine' }).first().click();
  await expect(page).toHaveURL(/due=week/);
  await expect(card(page, 'Vitrine')).toHaveCount(0);
});

test.describe('Without an answer', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A task and a comment that are sent again after a lost answer are there once', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await addTaskLists(store, { 'À faire': [] });
    const page = await openAs('store_user', BOARD);
    await page.getByRole('button', { name: 'Nouvelle tâche dans À faire' }).click();
    await page.getByRole('textbox', { name: 'Nouvelle tâche dans À faire' }).fill('Vitrine');
    const add = page.getByRole('button', { name: 'Ajouter', exact: true });
    const heal = await loseAnswers(page, '**/api/store/task/create');
    await add.click();
    await expect(page.getByText(/^Pas de connexion/)).toBeVisible();
    await heal();
    await add.dblclick();
    await expect(titlesIn(page, 'À faire')).toHaveText(['Vitrine']);
    await page.getByRole('button', { name: 'Vitrine', exact: true }).click();
    const drawer = page.getByRole('dialog');
    const field = drawer.getByRole('textbox', { name: /^Commentaire/ });
    await field.fill('Les rideaux sont là.');
    const healAgain = await loseAnswers(page, '**/comment/create');
    await drawer.getByRole('button', { name: 'Commenter' }).click();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await healAgain();
    await retry.click();
    await expect(field).toHaveValue('');
    await expect(drawer.getByText('Les rideaux sont là.', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(drawer.getByText('Les rideaux sont là.', { exact: true })).toHaveCount(1);
  });
});

test.describe('Two sellers', () => {
  test.use({ hints: true });

  test('A comment that a seller is typing stays when a colleague comments, and after a reload', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    const [list] = await addTaskLists(store, { 'À faire': ['Vitrine'] });
    const path = `${BOARD}?task=${list?.taskIds[0]}`;
    const page = await openAs('store_user', path);
    const context = await browser.newContext();
    const other = await openAs('store_manager', path, { page: await context.newPage() });
    const commentOf = (one: Page) => one.getByRole('textbox', { name: /^Commentaire/ });
    await commentOf(page).fill('Je m’en');
    await commentOf(other).fill('Qui s’en occupe ?');
    await other.getByRole('button', { name: 'Commenter' }).click();
    await expect(page.getByText('Qui s’en occupe ?')).toBeVisible();
    await expect(commentOf(page)).toHaveValue('Je m’en');
    await expect(commentOf(other)).toHaveValue('');
    await expect.poll(() => storedText(page)).toContain('"taskComment"');
    await page.reload();
    await expect(commentOf(page)).toHaveValue('Je m’en');
    await commentOf(page).fill('Je m’en occupe.');
    await page.getByRole('button', { name: 'Commenter' }).click();
    await expect(commentOf(page)).toHaveValue('');
    await expect(page.getByText('Je m’en occupe.', { exact: true })).toHaveCount(1);
    await context.close();
  });

  test('Two sellers who drag at once to one place lose no task, and see the same order', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    await addTaskLists(store, { 'À faire': ['Un', 'Deux', 'Trois'], 'En cours': ['Quatre'] });
    const page = await openAs('store_user', BOARD);
    const context = await browser.newContext();
    const other = await openAs('store_manager', BOARD, { page: await context.newPage() });
    await lift(page, 'Un');
    await lift(other, 'Deux');
    await dropBelow(page, 'Quatre');
    await expect(titlesIn(other, 'En cours')).toHaveText(['Quatre', 'Un']);
    await dropBelow(other, 'Quatre');
    for (const one of [page, other]) {
      await expect(titlesIn(one, 'En cours')).toHaveText(['Quatre', 'Deux', 'Un']);
      await expect(titlesIn(one, 'À faire')).toHaveText(['Trois']);
    }
    await context.close();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A seller sees one list at a time, and moves a task by its menu', { tag: '@long' }, async ({
    store,
    openAs,
  }) => {
    await addTaskLists(store, { 'À faire': ['Vitrine'], 'En cours': [] });
    const page = await openAs('store_user', BOARD);
    await page.getByRole('button', { name: 'Actions : Vitrine' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer vers En cours' }).click();
    await expect(column(page, 'À faire').getByText('Vitrine')).toHaveCount(0);
    await page.getByRole('tab', { name: /^En cours/ }).click();
    await expect(column(page, 'En cours').getByText('Vitrine')).toBeVisible();
  });
});

function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function card(page: Page, title: string): Locator {
  return page.locator('main section').getByRole('listitem').filter({ hasText: title });
}

/** The titles of the cards of a list, in its order. */
function titlesIn(page: Page, name: string): Locator {
  return column(page, name)
    .getByRole('listitem')
    .locator('button:first-child')
    .filter({ hasText: /./ });
}

/** Drags a card below another one. */
async function drag(page: Page, title: string, after: string): Promise<void> {
  await lift(page, title);
  await dropBelow(page, after);
}

/** Drops the lifted card below another one. */
async function dropBelow(page: Page, after: string): Promise<void> {
  const to = await boxOf(card(page, after));
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 6 });
  await page.mouse.up();
}

/** Presses on a card below its title, and moves the pointer until the browser drags it. */
async function lift(page: Page, title: string): Promise<void> {
  // While a move of it is under way, a card is not dragged.
  await expect(card(page, title)).toHaveAttribute('draggable', 'true');
  const from = await boxOf(card(page, title));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 4);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height, { steps: 4 });
  await expect(card(page, title)).toHaveAttribute('data-dragging', '');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The card is not shown.');
  return box;
}
