import type { Page } from '@playwright/test';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { eq } from 'drizzle-orm';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { tourPath } from '#domain/tours/tour-slug';
import { payoutEntries } from '../../server/database/schema/payouts';
import { departures, tourBookings } from '../../server/database/schema/tours';
import { CARDS } from './support/buyer';
import { guestCalls } from './support/guest-tours';
import { expect, test } from './support/journey';
import { closeWeeks } from './support/payouts';
import type { JourneyStore } from './support/store';
import { createTour, planDeparture } from './support/tours';

const VISITORS = 50;
const PLACES = 12;
/** Centimes. */
const PRICE = 12_050;

test('Of fifty visitors twelve get a place, one of them cancels, the first of the waiting list comes instead, and the payout adds up', {
  tag: '@long',
}, async ({ page, browser, store, openAs, baseURL }) => {
  // The server begins and ends departures every minute.
  test.setTimeout(300_000);
  const tour = await createTour(store, 'published', {
    prices: { adult: PRICE, child: null, group: null, groupSize: null },
    cancellationPolicy: [{ hoursBefore: 1, percent: 50 }],
  });
  const departureId = await planDeparture(store, tour.id, {
    startsAt: addHours(new Date(), 2),
    minimum: 1,
    maximum: PLACES,
    cutOffMinutes: 0,
  });
  const guest = guestCalls(baseURL ?? '');
  const asked = await Promise.allSettled(
    Array.from({ length: VISITORS }, () => guest.hold(departureId, PRICE, 1)),
  );
  const held = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.link] : []));
  expect(held).toHaveLength(PLACES);
  const paid = await Promise.all(held.map((link) => guest.pay(link)));
  expect(paid.map(({ status }) => status)).toEqual(held.map(() => 'paid'));

  // A further visitor finds no place and waits.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(`${tourPath({ id: tour.id, title: tour.titles.fr })}?lng=fr`);
  await expect(visitor.getByText(/^Complet/)).toBeVisible();
  await visitor.getByRole('link', { name: /^Liste d’attente : / }).click();
  await visitor.getByRole('button', { name: 'Continuer' }).click();
  await writeContact(visitor);
  await visitor.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click();
  await visitor.getByRole('link', { name: 'Voir ma place sur la liste' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'Vous êtes sur la liste d’attente' }),
  ).toBeVisible();

  await page.goto(`/tour-booking?lng=fr#${paid[0]?.link}`);
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText(/Vous serez remboursé de 60,25/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText('Annulée', { exact: true })).toBeVisible();

  await visitor.reload();
  await visitor.getByRole('button', { name: 'Accepter les places' }).click();
  await visitor.getByRole('link', { name: 'Terminer la réservation' }).click();
  await writeContact(visitor);
  await visitor.getByRole('button', { name: 'Continuer' }).click();
  await payByCard(visitor);
  const code = visitor.getByRole('img', { name: /^Code du billet / }).locator('title');
  const ticket = ((await code.textContent()) ?? '').replace(/^Code du billet /, '');

  await openAs('store_manager', `/dashboard/tour/${tour.id}?departure=${departureId}`);
  await page.getByRole('button', { name: 'Confirmer la séance…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer la séance' }).click();
  await page.getByRole('tab', { name: 'Arrivées' }).click();
  for (const one of [ticket, paid[1]?.ticket ?? '']) {
    await page.getByRole('textbox', { name: 'Code du billet' }).fill(one);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bienvenue : 1 place').first()).toBeVisible();
  }
  await expect(
    page.getByRole('list', { name: 'Derniers billets' }).getByRole('listitem'),
  ).toHaveCount(2);

  await letItTakePlace(store, departureId);
  const { db } = store.backend.database;
  const nextWeek = casablancaInstant(addDays(casablancaDay(new Date()), 8));
  await closeWeeks(store, nextWeek);
  const entries = await db
    .select({ kind: payoutEntries.kind, amount: payoutEntries.amount })
    .from(payoutEntries)
    .where(eq(payoutEntries.storeId, store.id));
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(PLACES * PRICE + PRICE / 2);
  await page.goto('/dashboard/banking');
  await page.getByRole('tab', { name: /^À venir/ }).click();
  await page.getByRole('gridcell', { name: /DHS$/ }).first().click();
  await expect(page.getByText('Le compte est juste')).toBeVisible();
  await expect(
    page
      .getByText(/1.506,25/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await visitor.context().close();
});

async function writeContact(visitor: Page): Promise<void> {
  await visitor.getByRole('textbox', { name: 'Prénom' }).fill('Houda');
  await visitor.getByRole('textbox', { name: 'Nom', exact: true }).fill('Lahlou');
  await visitor.getByRole('textbox', { name: 'Téléphone' }).fill('06 61 42 03 18');
}

async function payByCard(visitor: Page): Promise<void> {
  await visitor.getByRole('radio', { name: 'Par carte bancaire' }).check();
  await visitor.getByRole('textbox', { name: 'Numéro de carte' }).fill(CARDS.approved);
  await visitor.getByRole('textbox', { name: 'Date d’expiration' }).fill('12/30');
  await visitor.getByRole('textbox', { name: 'Code de sécurité' }).fill('123');
  await visitor.getByRole('button', { name: /^Payer 120,50/ }).click();
  await expect(visitor.getByRole('heading', { name: 'C’est réservé' })).toBeVisible();
}

/** How the bookings end: two guests came, ten did not, and one had cancelled. */
const ENDED = [
  ...Array(2).fill('attended captured'),
  ...Array(1).fill('cancelled partially_refunded'),
  ...Array(10).fill('no_show captured'),
];

/** Moves the departure into the past, and waits until the server has ended it and captured the cards. */
async function letItTakePlace(store: JourneyStore, departureId: string): Promise<void> {
  const { db } = store.backend.database;
  const now = new Date();
  await db
    .update(departures)
    .set({ startsAt: subHours(now, 3), endsAt: subHours(now, 1), cutOffAt: subHours(now, 3) })
    .where(eq(departures.id, departureId));
  const payments = async () => {
    const rows = await db
      .select({ status: tourBookings.status, paymentStatus: tourBookings.paymentStatus })
      .from(tourBookings)
      .where(eq(tourBookings.departureId, departureId));
    return rows.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`).sort();
  };
  await expect.poll(payments, { timeout: 180_000, intervals: [2000] }).toEqual(ENDED);
}
