import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { calendarEvents } from '../../server/database/schema/calendar';
import { boardPageObject } from './support/board';
import { addCalendarEvent, dragEntry, gridDay, gridEntry, MONDAY } from './support/calendar';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { goOffline } from './support/offline';
import { giveCarrierWithSlots, givePickup } from './support/pickups';
import { addTaskLists } from './support/tasks';

/*
 * The boards, the calendar and the pickups when the connection is lost after they were opened: the last
 * state is there, and what needs the server says so.
 */

const NO_ANSWER = 'Pas de réponse du serveur.';

test.use({
  viewport: { width: 1440, height: 1100 },
  allowedInConsole: { lost: true },
});

test('Without a connection the order board asks for a refusal’s reason, keeps it, and says what it cannot read', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', '/dashboard/kanban');
  const board = boardPageObject(page);
  await expect(board.cardIn('À accepter', number)).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: `Déplacer la commande ${number} vers…` }).click();
  await page.getByRole('menuitem', { name: /^Refusées/ }).click();
  await page.getByRole('dialog').getByText('Article épuisé').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser la commande' }).click();
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText(NO_ANSWER);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(board.cardIn('Refusées', number)).toBeVisible();
});

test('Without a connection the order board shows no orders of other filters under the chosen ones', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const { number } = await store.place();
  const page = await openAs('store_admin', '/dashboard/kanban');
  const card = boardPageObject(page).cardIn('À accepter', number);
  await expect(card).toBeVisible();
  await loseConnection(page);
  const search = page.getByRole('searchbox').first();
  await search.fill('introuvable');
  await expect(page.locator('main')).toContainText(NO_ANSWER);
  await expect(card).toHaveCount(0);
  await search.fill('');
  await expect(card).toBeVisible();
  await search.fill('introuvable');
  await context.setOffline(false);
  await expect(page.locator('main')).not.toContainText(NO_ANSWER);
  await expect(card).toHaveCount(0);
});

test('Without a connection the tasks are there, a moved one goes back and says why, and is moved once it is tried again', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  await addTaskLists(store, { 'À faire': ['Vitrine', 'Caisse'], 'En cours': [] });
  const page = await openAs('store_user', '/dashboard/kanban/tasks');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('À faire').getByText('Vitrine')).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: 'Actions : Vitrine' }).click();
  await page.getByRole('menuitem', { name: /En cours/ }).click();
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText('La tâche n’a pas été déplacée');
  await expect(failure).toContainText(NO_ANSWER);
  await failure.getByRole('button', { name: 'Fermer' }).click();
  await expect(column('À faire').getByText('Vitrine')).toBeVisible();
  await page.getByRole('button', { name: 'Caisse', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(NO_ANSWER);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').first().fill('introuvable');
  await expect(page.locator('main')).toContainText(NO_ANSWER);
  await page.getByRole('searchbox').first().fill('');
  await expect(column('À faire').getByText('Caisse')).toBeVisible();
  await page.getByRole('button', { name: 'Actions : Vitrine' }).click();
  await page.getByRole('menuitem', { name: /En cours/ }).click();
  await expect(failure).toContainText(NO_ANSWER);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(column('En cours').getByText('Vitrine')).toBeVisible();
  await expect(column('À faire').getByText('Vitrine')).toHaveCount(0);
});

test('Without a connection the month is there, a moved event goes back, and a typed one is added once the server answers', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const id = await addCalendarEvent(store, 'Inventaire');
  const page = await openAs('store_user', `/dashboard/calendar?view=month&day=${MONDAY}`);
  await expect(gridEntry(page, 'Inventaire')).toBeVisible();
  await loseConnection(page);
  await dragEntry(page, gridEntry(page, 'Inventaire'), '2027-02-10');
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText('L’entrée n’a pas été déplacée');
  await expect(failure).toContainText(NO_ANSWER);
  await failure.getByRole('button', { name: 'Fermer' }).click();
  await expect(gridDay(page, MONDAY).getByText('Inventaire')).toBeVisible();
  await gridEntry(page, 'Inventaire').click();
  await expect(page.getByRole('dialog')).toContainText(NO_ANSWER);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mois suivant', exact: true }).click();
  await expect(page.locator('main')).toContainText(NO_ANSWER);
  await page.getByRole('button', { name: 'Mois précédent', exact: true }).click();
  await expect(gridEntry(page, 'Inventaire')).toBeVisible();
  await page.getByRole('button', { name: 'Nouvel événement' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Titre/).fill('Livraison');
  const add = form.getByRole('button', { name: 'Ajouter', exact: true });
  await add.click();
  await expect(form).toContainText('Pas de connexion : rien n’a été envoyé');
  await context.setOffline(false);
  await pressUntilGone(add);
  await expect(page.getByText('Événement ajouté')).toBeVisible();
  const { db } = store.backend.database;
  const rows = await db.select().from(calendarEvents).where(eq(calendarEvents.storeId, store.id));
  expect(rows.map(({ title }) => title).toSorted()).toEqual(['Inventaire', 'Livraison']);
  const moved = rows.find((row) => row.id === id);
  expect(moved?.startsAt.toISOString()).toBe(`${MONDAY}T09:00:00.000Z`);
});

test('Without a connection the pickups of today and their parcels are there, and an action says that it needs one', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const carrierId = await giveCarrierWithSlots(store);
  const order = await store.place({ status: 'ready' });
  const { number } = await givePickup(store, carrierId, 'requested', [order]);
  const page = await openAs('store_admin', '/dashboard/booking');
  const open = page.getByRole('link', { name: new RegExp(number) }).first();
  await expect(open).toBeVisible();
  await loseConnection(page);
  await open.click();
  const drawer = page.getByRole('dialog', { name: /^Ramassage .*P\d+/ });
  await expect(drawer).toContainText(`#${order.number}`);
  await drawer.getByRole('button', { name: 'Confirmer' }).click();
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText(NO_ANSWER);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(drawer).toContainText('Confirmé');
});

/** Disconnects a page that has read what it shows, and the code of what can be opened on it. */
async function loseConnection(page: Page): Promise<void> {
  await waitForNetworkIdle(page);
  await goOffline(page);
}

/** The form may still be told by an earlier attempt that there is no answer. */
async function pressUntilGone(button: Locator): Promise<void> {
  await expect(async () => {
    if ((await button.count()) > 0) await button.click();
    await expect(button).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
