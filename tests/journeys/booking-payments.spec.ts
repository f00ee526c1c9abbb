import { expect, test } from './support/journey';
import { closeWeeks } from './support/payouts';
import { bookDeparture, createTour, planDeparture } from './support/tours';

test('A manager finds the payment of a booking with its tour, and its line in the payout of the week', async ({
  store,
  openAs,
}) => {
  const tour = await createTour(store, 'published');
  const lastWeek = new Date(Date.now() - 7 * 86_400_000);
  const departure = await planDeparture(store, tour.id, { status: 'done', startsAt: lastWeek });
  const booking = await bookDeparture(store, departure, {
    status: 'attended',
    paymentMethod: 'card',
    paymentStatus: 'captured',
    authorizedAt: lastWeek,
    capturedAt: lastWeek,
    createdAt: lastWeek,
  });
  await closeWeeks(store);

  const page = await openAs('store_manager', '/dashboard/payments');
  const row = page.getByRole('row').filter({ hasText: booking.number });
  await expect(row).toContainText(tour.titles.fr);
  await expect(row).toContainText('240,00 DHS');
  await row.getByRole('link', { name: booking.number }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/tour/${tour.id}\\?departure=${departure}`));

  await page.goto('/dashboard/banking');
  await page.getByRole('tab', { name: /^À venir/ }).click();
  await page.getByRole('gridcell', { name: /DHS$/ }).first().click();
  await expect(page.getByText('Le compte est juste')).toBeVisible();
  await expect(page.getByRole('link', { name: booking.number }).first()).toBeVisible();
});
