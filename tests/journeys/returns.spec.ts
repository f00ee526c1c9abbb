import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { askForReturn, colleagueMoves, returnInTransit } from './support/requests';

test('A manager receives a return with a damaged piece and refunds it in part', async ({
  store,
  openAs,
}) => {
  const wanted = await returnInTransit(store);
  const page = await openAs('store_manager', '/dashboard/returns');
  await page.getByRole('link', { name: wanted.number }).click();
  await expect(heading(page)).toContainText(wanted.number);
  await page.getByRole('button', { name: 'Réceptionner…' }).click();
  await field(page, 'Dont abîmées').fill('3');
  await dialog(page).getByRole('button', { name: 'Enregistrer la réception' }).click();
  await expect(dialog(page)).toContainText('Pas plus que les pièces reçues.');
  await field(page, 'Dont abîmées').fill('1');
  await expect(dialog(page)).toContainText('1 pièce revient à la vente.');
  await dialog(page).getByRole('button', { name: 'Enregistrer la réception' }).click();
  await expect(page.getByText('2 reçues · dont 1 abîmée')).toBeVisible();

  await page.getByRole('button', { name: 'Rembourser…' }).click();
  await dialog(page).getByText('En partie').click();
  await field(page, 'Montant à rembourser').fill('271');
  await dialog(page).getByRole('button', { name: 'Rembourser' }).click();
  await expect(field(page, 'Montant à rembourser')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Montant à rembourser').fill('135,50');
  await dialog(page).getByRole('button', { name: 'Rembourser' }).click();
  await expect(course(page)).toContainText('Client remboursé');
  await expect(page.getByRole('main')).toContainText(/Remboursé\s*135,50/);
});

test('A store admin declines a return with a reason, which its history shows', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForReturn(store);
  const page = await openAs('store_admin', `/dashboard/returns/${wanted.id}`);
  await expect(page.getByText('« Le bord est ébréché. »')).toBeVisible();
  await page.getByRole('button', { name: 'Refuser…' }).click();
  await dialog(page).getByRole('button', { name: 'Refuser le retour' }).click();
  await expect(dialog(page)).toContainText('Choisissez un motif.');
  await dialog(page).getByText('Article utilisé').click();
  await field(page, 'Message au client').fill('L’article a été porté.');
  await dialog(page).getByRole('button', { name: 'Refuser le retour' }).click();
  await expect(course(page)).toContainText('Article utilisé');
  await expect(course(page)).toContainText('L’article a été porté.');
});

test('A store admin disputes a received return, and cannot close or refund it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await returnInTransit(store);
  const page = await openAs('store_admin', `/dashboard/returns/${wanted.id}`);
  await page.getByRole('button', { name: 'Réceptionner…' }).click();
  await dialog(page).getByRole('button', { name: 'Enregistrer la réception' }).click();
  await page.getByRole('button', { name: 'Contester…' }).click();
  await dialog(page).getByText('Abîmé par le client').click();
  await dialog(page).getByRole('button', { name: 'Contester le retour' }).click();
  await expect(dialog(page)).toContainText('Décrivez vos preuves.');
  await field(page, 'Preuve').fill('La casse est fraîche.');
  await dialog(page).getByRole('button', { name: 'Contester le retour' }).click();
  await expect(course(page)).toContainText('Retour contesté');
  await expect(page.getByRole('button', { name: /Clore|Rembourser/ })).toHaveCount(0);
});

test.describe('Request without a response', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A manager keeps the typed values of a request without a response, and sends it again', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const wanted = await askForReturn(store);
    const page = await openAs('store_manager', `/dashboard/returns/${wanted.id}`);
    await page.getByRole('button', { name: 'Refuser…' }).click();
    await dialog(page).getByText('Article utilisé').click();
    await field(page, 'Message au client').fill('L’article a été porté.');
    await page.route('**/decline', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Refuser le retour' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Pas de réponse du serveur.');
    await expect(field(page, 'Message au client')).toHaveValue('L’article a été porté.');
    await page.unroute('**/decline');
    await dialog(page).getByRole('button', { name: 'Refuser le retour' }).click();
    await expect(course(page)).toContainText('L’article a été porté.');
  });
});

test.describe('Conflict with a colleague', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test("A manager sees a conflict with a colleague's action, and then the return's current state", {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const wanted = await askForReturn(store);
    const page = await openAs('store_manager', `/dashboard/returns/${wanted.id}`);
    await page.getByRole('button', { name: 'Approuver…' }).click();
    await colleagueMoves(store, wanted, { action: 'decline', reasonCode: 'too_late' });
    await dialog(page).getByRole('button', { name: 'Approuver' }).click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText('a changé entre-temps');
    await told.getByRole('button', { name: 'J’ai compris' }).click();
    await expect(course(page)).toContainText('Délai de retour dépassé');
  });
});

test('A store user may receive a return, and sees why they may not approve one', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForReturn(store);
  const onItsWay = await returnInTransit(store);
  const page = await openAs('store_user', `/dashboard/returns/${wanted.id}`);
  const approve = page.getByRole('button', { name: 'Approuver…' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await approve.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas cette action.');
  await page.goto('/dashboard/returns?tab=onTheWay');
  await expect(page.getByRole('row', { name: new RegExp(onItsWay.number) })).toBeVisible();
  await expect(page.getByRole('button', { name: /Réceptionner/ })).toBeVisible();
  await expect(page.getByText(wanted.number)).toHaveCount(0);
});

test('A store admin approves a return in the Arabic list, and it leaves its tab', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForReturn(store);
  const page = await openAs('store_admin', '/dashboard/returns?tab=toAnswer', { language: 'ar' });
  await page.getByRole('button', { name: new RegExp(`موافقة.*${wanted.number}`) }).click();
  await dialog(page).getByRole('button', { name: 'موافقة' }).click();
  await expect(page.getByRole('status').getByText(/تمت الموافقة على المرتجع/)).toBeVisible();
  await expect(page.getByText('لا مرتجعات حتى الآن')).toBeVisible();
});

test.describe('Unknown return', () => {
  test.use({ allowedInConsole: { answers: [404, 400] } });

  test('A seller sees a message at the address of an unknown return and goes back to the list', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/returns/ret_nobody');
    await expect(page.getByText('Ce retour n’existe pas')).toBeVisible();
    await page.getByRole('link', { name: 'Voir les retours' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Retours' })).toBeVisible();
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function course(page: Page) {
  return page.getByRole('list', { name: 'Historique' });
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function field(page: Page, name: string) {
  return dialog(page).getByRole('textbox', { name });
}
