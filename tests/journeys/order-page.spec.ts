import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';

test('a seller accepts an order on its page, and its way says so', async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_admin', '/dashboard/order');
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await expect(heading(page)).toContainText(`#${order.number}`);
  await expect(page.getByText(/Acceptez avant/)).toBeVisible();
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect(course(page)).toContainText('Commande acceptée');
  await expect(page.getByText(/Remettez le colis avant/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Préparer' })).toBeVisible();
  await page.getByRole('button', { name: /^Annuler \(/ }).click();
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeVisible();
  await expect(course(page)).toContainText('Acceptation annulée');
});

test('a refusal asks for its reason, and the page shows it', async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_manager', `/dashboard/order/${order.id}`);
  await page.getByRole('button', { name: 'Refuser…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Article épuisé').click();
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(course(page)).toContainText('Article épuisé');
  await expect(course(page)).not.toContainText('Ensuite');
});

test('what the role may not do is greyed and says why', async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_user', `/dashboard/order/${order.id}`);
  const refuse = page.getByRole('button', { name: 'Refuser…' });
  await expect(refuse).toHaveAttribute('aria-disabled', 'true');
  await refuse.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas cette action.');
  await expect(page.getByText('Vous recevez')).toHaveCount(0);
});

test.describe('the team’s note', () => {
  test.use({ allowedInConsole: { answers: [412] } });

  test('is kept, and a colleague’s is not written over', async ({ store, openAs, context }) => {
    const order = await store.place();
    const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
    const other = await context.newPage();
    await other.goto(`/dashboard/order/${order.id}`);
    // What was typed stands on the note as it was: an untouched field would follow the colleague's.
    await note(other).fill('Emballage cadeau.');
    // A page behind another draws nothing, so its toast would stay on its way in.
    await page.bringToFront();
    await note(page).fill('Appeler avant 18 h.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('status').getByText('Note enregistrée')).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByRole('alertdialog')).toContainText('Appeler avant 18 h.');
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedInConsole: { answers: [404, 400] } });

  test('says so', async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/order/ord_nobody');
    await expect(page.getByText('Cette commande n’existe pas')).toBeVisible();
    await page.getByRole('link', { name: 'Voir les commandes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  });
});

for (const { language, mode } of [
  { language: 'fr', mode: 'light' },
  { language: 'ar', mode: 'dark' },
] as const) {
  test(`axe finds nothing, on a phone neither (${language}, ${mode})`, { tag: '@long' }, async ({
    store,
    openAs,
    page,
  }) => {
    test.slow();
    await page.addInitScript((themeMode) => {
      const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
      localStorage.setItem('settings', JSON.stringify({ ...settings, themeMode }));
    }, mode);
    const order = await store.place();
    await openAs('store_admin', `/dashboard/order/${order.id}`, { language });
    await expect(heading(page)).toContainText(`#${order.number}`);
    await waitForNetworkIdle(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const course = (page: Page) => page.getByRole('list', { name: 'Parcours' });
const note = (page: Page) => page.getByRole('textbox', { name: /Visible par votre équipe/ });
