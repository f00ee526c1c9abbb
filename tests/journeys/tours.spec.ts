import type { Locator, Page } from '@playwright/test';
import { addHours } from 'date-fns/addHours';
import { addDays, casablancaDay, type IsoDay } from '#domain/time/casablanca-day';
import { expectNoAxeViolations } from './support/axe-violations';
import { guestCalls } from './support/guest-tours';
import { expect, test } from './support/journey';
import { createTour, planDeparture } from './support/tours';

/** Centimes: two adults. */
const TOTAL = 24_000;

test.use({ allowedInConsole: { answers: [409] } });

test('A manager plans a weekly workshop with an exception, publishes it, checks a guest in by the code of the ticket and cancels the departure of a guest who paid', async ({
  store,
  openAs,
  baseURL,
}) => {
  const tour = await createTour(store, 'draft', { minimum: 1, cutOffMinutes: 0 });
  const page = await openAs('store_manager', `/dashboard/tour/${tour.id}`);
  const first = addDays(casablancaDay(new Date()), 7);

  await page.getByRole('button', { name: 'Planifier des séances' }).click();
  const plan = page.getByRole('dialog');
  await typeDay(page, plan.getByRole('group', { name: 'Jour', exact: true }), first);
  await plan.getByRole('combobox', { name: 'Répétition' }).click();
  await page.getByRole('option', { name: 'Semaines' }).click();
  await typeDay(page, plan.getByRole('group', { name: 'Jour sans séance' }), addDays(first, 7));
  await plan.getByRole('button', { name: 'Ajouter ce jour' }).click();
  await plan.getByRole('button', { name: 'Planifier', exact: true }).click();
  const departures = page.getByRole('list', { name: 'Séances' });
  await expect(departures.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByText(/^sauf /)).toBeVisible();

  await page.getByRole('button', { name: 'Publier…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Les visiteurs voient cette visite')).toBeVisible();

  const today = await planDeparture(store, tour.id, {
    startsAt: addHours(new Date(), 2),
    minimum: 1,
    cutOffMinutes: 0,
  });
  const { ticket } = await bookByCard(baseURL, today);
  await page.goto(`/dashboard/tour/${tour.id}?departure=${today}`);
  await page.getByRole('button', { name: 'Confirmer la séance…' }).click();
  await answer(page, 'Confirmer la séance');
  await page.getByRole('tab', { name: 'Arrivées' }).click();
  const code = page.getByRole('textbox', { name: 'Code du billet' });
  await code.fill(ticket);
  await code.press('Enter');
  await expect(page.getByText('Bienvenue : 2 places')).toBeVisible();
  await code.fill(ticket);
  await code.press('Enter');
  await expect(page.getByText(/Billet déjà utilisé le /).last()).toBeVisible();

  const later = await planDeparture(store, tour.id);
  const { link } = await bookByCard(baseURL, later);
  await page.goto(`/dashboard/tour/${tour.id}?departure=${later}`);
  await page.getByRole('button', { name: 'Annuler la séance…' }).click();
  const question = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
  await expect(question).toContainText('1 réservation est prévenue.');
  await expect(question).toContainText('240,00 DHS sont remboursés.');
  await question.getByText('Météo').click();
  await question.getByRole('button', { name: 'Annuler la séance', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Annulée', { exact: true })).toHaveCount(2);
  const cancelled = await page.request.get(`/api/public/tour-bookings/${link}`);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', canCancel: false });
});

test('A manager moves a departure with a guest who paid, who then cancels for nothing', async ({
  store,
  openAs,
  baseURL,
}) => {
  const tour = await createTour(store, 'published', { cancellationPolicy: [] });
  const departure = await planDeparture(store, tour.id);
  const page = await openAs('store_manager', `/dashboard/tour/${tour.id}?departure=${departure}`);
  const { link } = await bookByCard(baseURL, departure);
  await page.reload();
  await page.getByRole('button', { name: 'Déplacer la séance…' }).click();
  const time = page.getByRole('textbox', { name: 'Nouvelle heure' });
  const question = page.getByRole('dialog').filter({ has: time });
  await expect(question).toContainText('1 réservation est sans adresse e-mail : appelez.');
  const move = question.getByRole('button', { name: 'Déplacer la séance', exact: true });
  await move.click();
  await expect(question).toContainText('La séance a déjà lieu à cette heure.');
  await expectNoAxeViolations(page);
  await time.fill('16h30');
  await move.click();
  await expect(page.getByText('Séance déplacée', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Historique' }).click();
  const history = page.getByRole('list', { name: 'Historique' });
  await expect(history.getByRole('listitem')).toContainText([/Séance déplacée.*Auparavant\s: /s]);

  await page.goto(`/tour-booking#${link}`);
  await expect(page.getByText('La boutique a changé l’heure de cette séance')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText('Vous serez remboursé de 240,00 DHS.')).toBeVisible();
});

/** Types a day into the parts of a date field. */
async function typeDay(page: Page, field: Locator, day: IsoDay): Promise<void> {
  const [year, month, date] = day.split('-');
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${date}${month}${year}`);
}

async function answer(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

/** A guest books two places of a departure and pays by card. */
async function bookByCard(
  address: string | undefined,
  departureId: string,
): Promise<{ link: string; ticket: string }> {
  const guest = guestCalls(address ?? '');
  const { link } = await guest.hold(departureId, TOTAL);
  const { ticket } = await guest.pay(link);
  return { link, ticket: ticket ?? '' };
}
