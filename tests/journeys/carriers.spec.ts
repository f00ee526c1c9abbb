import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { giveCarrier } from './support/carriers';
import { expect, test } from './support/journey';

const ADDRESS = 'https://suivi.rapide.exemple.ma/colis?code={number}';

test('A manager hands an order over to the carrier used last, and keeps another one for the next order', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await giveCarrier(store, {
    name: 'Rapide Colis',
    phone: '+212522487310',
    trackingAddress: ADDRESS,
    lastUsedAt: new Date('2026-11-20T10:00:00Z'),
  });
  await giveCarrier(store, { name: 'Atlas Messagerie' });
  const [first, second, third] = [
    await store.place({ status: 'ready' }),
    await store.place({ status: 'ready' }),
    await store.place({ status: 'ready' }),
  ];
  const page = await openAs('store_manager', '/dashboard/order');
  const asked = countCarrierCalls(page);
  await expect(row(page, first.number)).toBeVisible();
  expect(asked.count).toBe(0);

  await askHandover(page, first.number);
  await expect(carrier(page)).toHaveText('Rapide Colis');
  await confirm(page, 'RC 12/34');
  await expect(row(page, first.number)).toContainText('Expédiée');

  await askHandover(page, second.number);
  await expect(carrier(page)).toHaveText('Rapide Colis');
  await carrier(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Rapide Colis',
    'Atlas Messagerie',
    'Autre transporteur…',
  ]);
  await page.getByRole('option', { name: 'Autre transporteur…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Numéro de suivi').fill('CH 1');
  await dialog.getByRole('button', { name: 'Remettre' }).click();
  await expect(dialog.getByText('Indiquez le transporteur.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Nom du transporteur').fill('Chronopost');
  await expect(dialog.getByRole('checkbox', { name: /^Garder dans la liste/ })).toBeChecked();
  await confirm(page, 'CH 1');
  await expect(row(page, second.number)).toContainText('Expédiée');

  await askHandover(page, third.number);
  await expect(carrier(page)).toHaveText('Chronopost');
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.goto(`/dashboard/order/${first.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '05 22 48 73 10' })).toHaveAttribute(
    'href',
    'tel:+212522487310',
  );
  await expect(main.getByRole('link', { name: /^Suivre le colis/ })).toHaveAttribute(
    'href',
    'https://suivi.rapide.exemple.ma/colis?code=RC%2012%2F34',
  );
});

test.describe('A list of carriers', () => {
  // A name that the store has already is refused.
  test.use({ allowedInConsole: { answers: [409] } });

  test('An admin adds a carrier in the settings, corrects its tracking address, and archives it', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/store/settings?tab=shipping');
    await expect(page.getByText('Aucun transporteur pour l’instant')).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter un transporteur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Rapide Colis');
    await dialog.getByLabel('Téléphone').fill('0522 48 73 10');
    await dialog.getByLabel('Adresse de suivi').fill('http://suivi.rapide.exemple.ma');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toContainText('une adresse qui commence par https://');
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Adresse de suivi').fill(ADDRESS);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'Transporteur ajouté')).toBeVisible();
    const line = page.getByRole('row', { name: /Rapide Colis/ });
    await expect(line).toContainText('05 22 48 73 10');
    await expect(line).toContainText('suivi.rapide.exemple.ma');
    await expect(line).toContainText('Jamais');

    await page.getByRole('button', { name: 'Ajouter un transporteur' }).click();
    await dialog.getByLabel('Nom').fill('RAPIDE-COLIS');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Ce transporteur est déjà dans la liste.',
    );
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await chooseInMenu(page, 'Modifier');
    await dialog.getByLabel('Nom').fill('Rapide Colis Fès');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'Transporteur modifié')).toBeVisible();

    await chooseInMenu(page, 'Archiver');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(toast(page, 'Transporteur archivé')).toBeVisible();
    await expect(line).toContainText('Rapide Colis Fès Archivé');
    await chooseInMenu(page, 'Désarchiver');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Désarchiver' }).click();
    await expect(line).not.toContainText('Archivé');
  });
});

function countCarrierCalls(page: Page) {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/api/store/carriers/')) asked.count += 1;
  });
  return asked;
}

function row(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

function askHandover(page: Page, number: number) {
  return row(page, number).getByRole('button', { name: 'Remettre' }).click();
}

function carrier(page: Page) {
  return page.getByRole('dialog').getByRole('combobox', { name: 'Transporteur' });
}

async function confirm(page: Page, trackingNumber: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Numéro de suivi').fill(trackingNumber);
  await dialog.getByRole('button', { name: 'Remettre' }).click();
  await expect(dialog).toHaveCount(0);
}

async function chooseInMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions\s: .*Rapide Colis/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function toast(page: Page, title: string) {
  return page.getByRole('status').getByText(title, { exact: true });
}
