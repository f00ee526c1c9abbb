import { tourPath } from '#domain/tours/tour-slug';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { createTour, planDeparture } from './support/tours';

test('A manager sets the place of a tour on the drawn map, and guests see it there in each language', async ({
  store,
  openAs,
}) => {
  const tour = await createTour(store, 'published');
  await planDeparture(store, tour.id);
  const page = await openAs('store_manager', `/dashboard/tour/${tour.id}/edit`);
  const written = page.getByRole('textbox', { name: 'Point sur la carte' });
  const map = page.getByRole('application', { name: /^Carte du Maroc/ });

  await written.fill('près du four');
  await written.press('Tab');
  await expect(page.getByText('Écrivez la latitude et la longitude, comme').last()).toBeVisible();
  await written.fill('48,86 2,35');
  await written.press('Tab');
  await expect(page.getByText('Ce point est hors de la carte du Maroc.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Retirer le point' }).click();
  await expect(written).toHaveValue('');
  await page.getByRole('button', { name: 'Placer à Fès' }).click();
  await expect(written).toHaveValue('34.033, -5');
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(written).toHaveValue('34.043, -5.1');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  // The tip of the north is near the upper edge of the map, at three quarters of its width.
  await map.click({ position: { x: box.width * 0.7, y: box.height * 0.02 } });
  await expect(page.getByText(/^35,9\d?° N, 5,8\d?° O, près de\s: Tanger$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await written.fill('34.0645, -4.9547');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Visite enregistrée')).toBeVisible();

  await page.goto(`/dashboard/tour/${tour.id}`);
  const place = 'Carte du Maroc : Fès, 34,0645° N, 4,9547° O';
  await expect(page.getByRole('img', { name: place })).toBeVisible();

  const path = tourPath({ id: tour.id, title: tour.titles.fr });
  await page.goto(`${path}?lng=fr`);
  await expect(page.getByRole('img', { name: place })).toBeVisible();
  await page.goto(`${path}?lng=ar`);
  const arabic = page.getByRole('img', { name: /^خريطة المغرب: فاس/ });
  await expect(arabic.getByText('الداخلة')).toBeVisible();
  // Nothing is mirrored: the south is on the left of the north.
  const south = await arabic.getByText('الداخلة').boundingBox();
  const north = await arabic.getByText('طنجة').boundingBox();
  expect(south?.x ?? 0).toBeLessThan(north?.x ?? 0);
});
