import { expectNoAxeViolations } from './support/axe-violations';
import { CARDS } from './support/buyer';
import { giveTour, guestCalls, takePlaces } from './support/guest-tours';
import { expect, test } from './support/journey';

test.use({ viewport: { width: 1440, height: 900 } });

test('A guest books the last places, prints their ticket and cancels, and the first of the waiting list accepts the offer', async ({
  page,
  context,
  store,
  baseURL,
}) => {
  const { tour, departure, path } = await giveTour(store, 2);
  await page.goto(`${path}?lng=fr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title);
  await page.getByRole('link', { name: /^Réserver : / }).click();
  await page.getByRole('textbox', { name: 'Adultes' }).fill('2');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('timer')).toHaveText(/Places gardées encore 1[45]:\d\d/);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Houda');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Lahlou');
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 61 42 03 18');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Réserver \(240,00/ }).click();
  await expect(page.getByRole('heading', { name: 'C’est réservé' })).toBeFocused();
  await expect(page.getByRole('img', { name: /^Code du billet/ })).toBeVisible();
  await expectNoAxeViolations(page);

  const { link } = await guestCalls(baseURL ?? '').wait(departure.id);
  await page.getByRole('link', { name: 'Votre réservation' }).click();
  const calendar = page.getByRole('link', { name: 'Ajouter au calendrier' });
  await expect(calendar).toHaveAttribute('href', /^\/api\/public\/tour-bookings\/.*\/calendar$/);
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText('Vous n’avez rien payé.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText('Annulée', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/tour-offer?lng=fr#${link}`);
  await expect(
    other.getByRole('heading', { name: 'Des places sont libres pour vous' }),
  ).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'Accepter les places' }).click();
  await other.getByRole('link', { name: 'Terminer la réservation' }).click();
  await expect(other.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
});

test.describe('Booking of a tour', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409] } });

  for (const language of ['fr', 'ar', 'en']) {
    test(`A guest on a phone reads a tour and its booking without overflow (${language})`, async ({
      page,
      store,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { path, departure } = await giveTour(store);
      for (const address of ['/tour', path, `${path}/book`]) {
        const query = `lng=${language}&departure=${departure.id}`;
        await page.goto(`${address}?${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoAxeViolations(page);
        const wide = () => document.documentElement.scrollWidth > window.innerWidth;
        expect([address, await page.evaluate(wide)]).toEqual([address, false]);
      }
    });
  }

  test('A guest pays a booking by card, and a reload keeps the held places', async ({
    page,
    store,
  }) => {
    const { departure, path } = await giveTour(store);
    await page.goto(`${path}/book?lng=fr&departure=${departure.id}`);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Houda');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Lahlou');
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 61 42 03 18');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('radio', { name: 'Par carte bancaire' }).check();
    await page.getByRole('textbox', { name: 'Numéro de carte' }).fill(CARDS.approved);
    await page.getByRole('textbox', { name: 'Date d’expiration' }).fill('12/30');
    await page.getByRole('textbox', { name: 'Code de sécurité' }).fill('123');
    await page.getByRole('button', { name: /^Payer 120,00/ }).click();
    await expect(page.getByRole('heading', { name: 'C’est réservé' })).toBeVisible();
    await expect(page.getByText(/120,00.*, par carte/)).toBeVisible();
    await page.getByRole('link', { name: 'Votre réservation' }).click();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    await expect(page.getByText(/Vous serez remboursé de 120,00/)).toBeVisible();
  });

  test('A guest whose hold expires learns it before they pay, and chooses again', async ({
    page,
    store,
  }) => {
    const { departure, path } = await giveTour(store);
    await page.clock.install();
    await page.goto(`${path}/book?lng=fr&departure=${departure.id}`);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.fastForward('15:01');
    await expect(
      page.getByRole('heading', { name: 'Vos places ne sont plus gardées' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Choisir une séance' }).click();
    await expect(page.getByRole('form', { name: 'Séance et participants' })).toBeVisible();
  });

  test('A guest joins the waiting list of a full departure', async ({ page, store }) => {
    const { departure, path } = await giveTour(store);
    await takePlaces(store, departure.id, 10);
    await page.goto(`${path}?lng=fr`);
    await page.getByRole('link', { name: /^Liste d’attente : / }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText('Il n’y a plus assez de places libres')).toBeVisible();
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Houda');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Lahlou');
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 61 42 03 18');
    await page.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click();
    await expect(
      page.getByRole('heading', { name: 'Vous êtes sur la liste d’attente' }),
    ).toBeFocused();
    await page.getByRole('link', { name: 'Voir ma place sur la liste' }).click();
    await page.getByRole('button', { name: 'Quitter la liste d’attente' }).click();
    await expect(
      page.getByRole('heading', { name: 'Vous n’êtes plus sur la liste d’attente' }),
    ).toBeVisible();
  });
});
