import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { askForCancellation } from './support/requests';

test('A manager opens a cancellation request from the list of cancelled orders and accepts it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForCancellation(store, 'confirmed');
  const page = await openAs('store_manager', '/dashboard/order');
  await page.getByRole('link', { name: 'Commandes annulées' }).click();
  await expect(page.getByRole('tab', { name: /Annulation demandée/ })).toContainText('1');
  const row = page.getByRole('row', { name: new RegExp(`${wanted.order.number}`) });
  await expect(row).toContainText('répondre avant');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: new RegExp(wanted.number) })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: new RegExp(`Demande .${wanted.number}`) }).click();
  await page.getByRole('button', { name: 'Accepter…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter l’annulation' }).click();
  await expect(page.getByRole('list', { name: 'Historique' })).toContainText('Annulation acceptée');
  await openAs('store_manager', '/dashboard/order/annulations');
  await expect(page.getByText('Aucune demande en attente')).toBeVisible();
  await page.getByRole('tab', { name: /^Annulées/ }).click();
  await page.getByRole('link', { name: `#${wanted.order.number}` }).click();
  await expect(page).toHaveURL(new RegExp(wanted.order.id));
});

test('The list of cancelled orders keeps tab and search in the address, and shows when nothing is found', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'cancelled' });
  const page = await openAs('store_user', '/dashboard/order/annulations?tab=cancelled');
  const found = page.getByRole('link', { name: `#${order.number}` });
  await expect(found).toBeVisible();
  await page.getByRole('searchbox').fill('introuvable');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/tab=cancelled/);
});
