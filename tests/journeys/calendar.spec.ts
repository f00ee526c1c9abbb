import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { storeAvailability } from '../../server/database/schema/stores';
import {
  addClosure,
  dragEntry,
  gridDay,
  gridEntry,
  MONDAY,
  stretchEntry,
} from './support/calendar';
import { expect, test } from './support/journey';
import { bookDeparture, createTour, planDeparture } from './support/tours';

const CALENDAR = '/dashboard/calendar';
const MONTH = `${CALENDAR}?view=month&day=${MONDAY}`;

test.use({ viewport: { width: 1440, height: 1000 } });

test('A seller adds an event by the keyboard, finds it in every view, and changes it', async ({
  openAs,
}) => {
  const page = await openAs('store_user', MONTH);
  await expect(page.getByRole('button', { name: 'Nouvel événement' })).toBeVisible();
  await page.keyboard.press('n');
  await fillNewEvent(page, 'Inventaire');
  await expect(entry(page, 'Inventaire')).toBeVisible();
  for (const view of ['Semaine', 'Jour', 'Agenda']) {
    await page.getByText(view, { exact: true }).click();
    await expect(entry(page, 'Inventaire').first()).toBeVisible();
  }
  await entry(page, 'Inventaire').first().press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Lieu/).fill('Dépôt');
  await drawer.getByLabel(/^Heure de début/).fill('9h30');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Événement enregistré')).toBeVisible();
  await expect(entry(page, 'Inventaire').first()).toContainText('09:30');
});

test('A manager opens a departure from the calendar, and a booking of it from the command palette', async ({
  store,
  openAs,
}) => {
  const tour = await createTour(store, 'published');
  const departureId = await planDeparture(store, tour.id);
  const { number } = await bookDeparture(store, departureId);
  const page = await openAs('store_manager', `${CALENDAR}?view=agenda`);
  await entry(page, tour.titles.fr).click();
  await expect(page).toHaveURL(new RegExp(`/tour/${tour.id}\\?departure=${departureId}$`));
  await expect(page.getByRole('dialog').getByText('Rania Alaoui')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou lancer une action' });
  await palette.getByRole('searchbox').fill(number);
  await palette.getByRole('option', { name: new RegExp(`^${number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`departure=${departureId}&booking=${number}$`));
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue(number);
  await expect(page.getByRole('dialog').getByText('Rania Alaoui')).toBeVisible();
});

test('A dragged event is moved, and the change can be taken back', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_manager', MONTH);
  await addEvent(page, 'Livraison des boîtes', MONDAY);
  await dragToDay(page, 'Livraison des boîtes', '2027-02-10');
  await expect(page.getByText('Entrée déplacée')).toBeVisible();
  await expect(gridDay(page, '2027-02-10').getByText('Livraison des boîtes')).toBeVisible();
  await page.getByRole('button', { name: /^Annuler \(/ }).click();
  await expect(page.getByText('Changement annulé')).toBeVisible();
  await expect(gridDay(page, MONDAY).getByText('Livraison des boîtes')).toBeVisible();
  await page.reload();
  await expect(gridDay(page, MONDAY).getByText('Livraison des boîtes')).toBeVisible();
});

test('A change of a series asks how much of it is meant', { tag: '@long' }, async ({ openAs }) => {
  const page = await openAs('store_manager', MONTH);
  await addEvent(page, 'Réunion', MONDAY, 'weekly');
  await expect(entry(page, 'Réunion')).toHaveCount(3);
  await dragToDay(page, 'Réunion', '2027-02-09');
  const question = page.getByRole('alertdialog');
  await question.getByText('Cet événement seulement').click();
  await question.getByRole('button', { name: 'Déplacer' }).click();
  await expect(gridDay(page, '2027-02-09').getByText('Réunion')).toBeVisible();
  await expect(gridDay(page, '2027-02-15').getByText('Réunion')).toBeVisible();
  await gridDay(page, '2027-02-15').getByText('Réunion').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await question.getByText('Cet événement et les suivants').click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(entry(page, 'Réunion')).toHaveCount(1);
});

test('An order’s deadline that is dragged stays, and the page says why', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const { number } = await store.place();
  const page = await openAs('store_user', `${CALENDAR}?view=month`);
  const deadline = entry(page, String(number)).first();
  const days = page.locator('.cal-day[data-date]');
  await dragEntry(page, deadline, (await days.first().getAttribute('data-date')) ?? '');
  const reason = page.getByRole('alertdialog');
  await expect(reason).toContainText('L’échéance d’une commande suit son statut');
  await reason.getByRole('button', { name: 'Compris' }).click();
  await deadline.click();
  await expect(page).toHaveURL(/\/dashboard\/order\/ord_/);
});

test('A closure that is stretched, then moved in its dialog, is saved over its revision, and deadlines follow', async ({
  store,
  openAs,
}) => {
  await addClosure(store);
  const stored = async () => {
    const { db } = store.backend.database;
    const [row] = await db
      .select()
      .from(storeAvailability)
      .where(eq(storeAvailability.storeId, store.id));
    return { revision: row?.revision, closures: row?.closures };
  };
  // Accepted on Saturday, it is due on the first day after the closure.
  const { number } = await store.place({
    status: 'confirmed',
    acceptedAt: new Date('2027-02-06T10:00:00Z'),
    shipBy: new Date('2027-02-09T18:00:00Z'),
  });
  const page = await openAs('store_manager', MONTH);
  await expect(gridDay(page, '2027-02-09').getByText(String(number))).toBeVisible();
  const before = await stored();
  await stretchEntry(page, gridEntry(page, 'Congé'), '2027-02-10');
  await expect(page.getByText('Durée changée')).toBeVisible();
  expect(await stored()).toMatchObject({
    revision: Number(before.revision) + 1,
    closures: [{ from: MONDAY, to: '2027-02-10' }],
  });
  await expect(gridDay(page, '2027-02-11').getByText(String(number))).toBeVisible();
  await gridEntry(page, 'Congé').click();
  const dialog = page.getByRole('dialog', { name: 'Fermeture : Congé' });
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(page.getByText('Entrée déplacée')).toBeVisible();
  expect((await stored()).revision).toBe(Number(before.revision) + 2);
});

test('An event that is begun in the command palette is on the home page of its day, and is found by its title', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/product');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou lancer une action' });
  const seek = async (text: string) => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Rechercher ou lancer une action' }).fill(text);
  };
  await seek('nouvel événement');
  await palette.getByRole('option', { name: 'Nouvel événement' }).click();
  await page.getByRole('dialog').getByLabel(/^Lieu/).fill('Dépôt');
  await fillNewEvent(page, 'Inventaire');
  await page.goto('/dashboard');
  const card = page.locator('section').filter({ hasText: 'Événements d’aujourd’hui' }).last();
  await expect(card).toContainText('09:00 – 10:00 · Dépôt');
  await card.getByRole('link', { name: /^Ouvrir l’événement/ }).click();
  await expect(page.getByRole('dialog', { name: 'Inventaire' })).toBeVisible();
  await page.goto('/dashboard/product');
  await seek('depot');
  await palette.getByRole('option', { name: /^Inventaire/ }).click();
  await expect(page.getByRole('dialog', { name: 'Inventaire' })).toBeVisible();
  await expect(page).toHaveURL(/event=evt_/);
});

test('Hidden sources stay hidden after a reload', { tag: '@long' }, async ({ openAs }) => {
  const page = await openAs('store_user', `${CALENDAR}?view=agenda&day=2027-01-01`);
  await expect(page.getByText('Manifeste de l’Indépendance')).toBeVisible();
  await page.getByRole('button', { name: 'Sources' }).click();
  await page.getByRole('checkbox', { name: 'Jours fériés' }).click();
  await page.getByRole('switch', { name: 'Date hégirienne' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Manifeste de l’Indépendance')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Aujourd’hui', { exact: true })).toBeVisible();
  await expect(page.getByText('Manifeste de l’Indépendance')).toHaveCount(0);
  await expect(page.getByText(/1448/).first()).toBeVisible();
});

test(
  'The events of a calendar file are shown before they are imported',
  {
    tag: '@long',
  },
  async ({ openAs }, testInfo) => {
    const page = await openAs('store_manager', MONTH);
    const file = testInfo.outputPath('agenda.ics');
    writeFileSync(file, CALENDAR_FILE);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Importer un fichier .ics' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByText('Nouveaux : 1')).toBeVisible();
    await expect(dialog.getByText('Refusés : 1')).toBeVisible();
    await expect(entry(page, 'Salon de l’artisanat')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Importer' }).click();
    await expect(dialog.getByText('Import terminé')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).first().click();
    await expect(entry(page, 'Salon de l’artisanat')).toBeVisible();
  },
);

test('The address of the feed is shown once, serves the events, and serves nothing once it is revoked', {
  tag: '@long',
}, async ({ openAs, request }) => {
  const page = await openAs('store_user', MONTH);
  await addEvent(page, 'Inventaire', MONDAY);
  const openFeed = async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Adresse pour un autre calendrier' }).click();
  };
  await openFeed();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Créer l’adresse' }).click();
  const address = await dialog.getByLabel('Adresse').inputValue();
  const path = new URL(address).pathname;
  const read = await request.get(path);
  expect(await read.text()).toContain('Inventaire');
  await page.keyboard.press('Escape');
  await openFeed();
  await expect(dialog.getByText(/Une adresse existe/)).toBeVisible();
  await expect(dialog.getByLabel('Adresse')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Révoquer' }).click();
  await expect(page.getByText('Adresse révoquée')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});

const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Agenda//FR',
  'BEGIN:VEVENT',
  'UID:salon@example.com',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:20270211T090000Z',
  'DTEND:20270211T170000Z',
  'SUMMARY:Salon de l’artisanat',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:sans-debut@example.com',
  'DTSTAMP:20270101T000000Z',
  'SUMMARY:Sans début',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** An entry of the grid or of the agenda. */
function entry(page: Page, title: string): Locator {
  return page.locator('.cal-entry, button').filter({ hasText: title });
}

/** Adds the event of the open form under this title. */
async function fillNewEvent(page: Page, title: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Titre/).fill(title);
  await drawer.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Événement ajouté')).toBeVisible();
}

/** Adds an event on the morning of a day. */
async function addEvent(page: Page, title: string, day: string, rule?: 'weekly'): Promise<void> {
  await page.goto(`${CALENDAR}?view=month&day=${day}`);
  await page.getByRole('button', { name: 'Nouvel événement' }).click();
  if (rule) {
    await page.getByRole('combobox', { name: /^Répétition/ }).click();
    await page.getByRole('option', { name: 'Semaines' }).click();
  }
  await fillNewEvent(page, title);
}

async function dragToDay(page: Page, title: string, day: string): Promise<void> {
  await dragEntry(page, gridEntry(page, title).first(), day);
}
