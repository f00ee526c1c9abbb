import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test('A seller accepts an order on its page, sees it in the history and undoes it', async ({
  store,
  openAs,
}) => {
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

test('A manager refuses an order with a reason, and the order page shows the reason', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_manager', `/dashboard/order/${order.id}`);
  await page.getByRole('button', { name: 'Refuser…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Article épuisé').click();
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(course(page)).toContainText('Article épuisé');
  await expect(course(page)).not.toContainText('Ensuite');
});

test('A store user sees a forbidden action disabled, with the reason', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const order = await store.place();
  const page = await openAs('store_user', `/dashboard/order/${order.id}`);
  const refuse = page.getByRole('button', { name: 'Refuser…' });
  await expect(refuse).toHaveAttribute('aria-disabled', 'true');
  await refuse.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas cette action.');
  await expect(page.getByText('Net vendeur')).toHaveCount(0);
});

test.describe('The team’s note', () => {
  test.use({ allowedInConsole: { answers: [412] } });

  test('A seller saves the team’s note, and a second page does not overwrite it', {
    tag: '@long',
  }, async ({ store, openAs, context }) => {
    const order = await store.place();
    const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
    const other = await context.newPage();
    await other.goto(`/dashboard/order/${order.id}`);
    // The typed text is based on the earlier note: an untouched field would show the colleague's.
    await note(other).fill('Emballage cadeau.');
    // A page in the background draws nothing, so its toast would remain in its entry animation.
    await page.bringToFront();
    await note(page).fill('Appeler avant 18 h.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('status').getByText('Note enregistrée')).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByRole('alertdialog')).toContainText('Appeler avant 18 h.');
  });
});

test.describe('Unknown order', () => {
  test.use({ allowedInConsole: { answers: [404, 400] } });

  test('A seller sees a message at the address of an unknown order and returns to the list', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/order/ord_nobody');
    await expect(page.getByText('Cette commande n’existe pas')).toBeVisible();
    await page.getByRole('link', { name: 'Voir les commandes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function course(page: Page) {
  return page.getByRole('list', { name: 'Historique' });
}

function note(page: Page) {
  return page.getByRole('textbox', { name: /Visible par votre équipe/ });
}
