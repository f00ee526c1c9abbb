import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { askForCancellation } from './support/requests';

test('A manager accepts a cancellation, and its order is cancelled', async ({ store, openAs }) => {
  const wanted = await askForCancellation(store, 'confirmed');
  const page = await openAs('store_manager', '/dashboard/cancellations');
  await page.getByRole('link', { name: wanted.number }).click();
  await expect(page.getByText(/Répondez avant/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/À rembourser si vous acceptez\s*270,00/);
  await page.getByRole('button', { name: 'Accepter…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter l’annulation' }).click();
  await expect(course(page)).toContainText('Annulation acceptée');
  await expect(page.getByText('Les pièces sont revenues à la vente.')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`Commande .#${wanted.order.number}`) }).click();
  await expect(page.getByRole('main')).toContainText('Annulée');
  await page.getByRole('link', { name: '2 annulés' }).click();
  await expect(page.getByRole('link', { name: wanted.number })).toBeVisible();
});

test('A store admin refuses the cancellation of an order that is ready, with a reason', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForCancellation(store, 'ready');
  const page = await openAs('store_admin', `/dashboard/cancellations/${wanted.id}`);
  await page.getByRole('button', { name: 'Refuser…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuser l’annulation' }).click();
  await expect(dialog).toContainText('Ce champ est obligatoire.');
  await dialog.getByRole('textbox').fill('Votre colis est déjà prêt à partir.');
  await dialog.getByRole('button', { name: 'Refuser l’annulation' }).click();
  await expect(course(page)).toContainText('Votre colis est déjà prêt à partir.');
});

test('A user sees why a disabled answer to a cancellation is not possible', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await askForCancellation(store, 'confirmed');
  const page = await openAs('store_admin', `/dashboard/cancellations/${wanted.id}`);
  await page.getByRole('button', { name: 'Refuser…' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('une fois la commande prête');
  await openAs('store_user', `/dashboard/cancellations/${wanted.id}`);
  await page.getByRole('button', { name: 'Accepter…' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas cette action.');
});

function course(page: Page) {
  return page.getByRole('list', { name: 'Historique' });
}
