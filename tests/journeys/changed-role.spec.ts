import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { stores, users } from '../../server/database/schema/stores';
import { type Colleague, signInColleague } from './machines/colleague';
import { expect, test } from './support/journey';
import { waitForEventStream, waitForSharedStream } from './support/network-idle';
import type { JourneyStore } from './support/store';

test.use({ hints: true, allowedInConsole: { answers: [401, 403], lost: true } });

const ORDERS = '/dashboard/order';
const PAYMENTS = '/dashboard/payments';
const FORBIDDEN = 'Cette porte n’est pas la vôtre';

test('A seller who gets another role has its menu, pages and buttons in every tab without a reload', {
  tag: '@long',
}, async ({ store, openAs, page: wide, context, baseURL }) => {
  const { number } = await store.place();
  await openAs('store_user', ORDERS);
  await waitForEventStream(wide);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(PAYMENTS);
  await expect(phone.getByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
  await waitForSharedStream(phone);
  const admin = await adminOf(store, baseURL);
  const seller = await idOfSeller(store);
  await expect(menuEntry(wide, 'Paiements')).toHaveCount(0);

  await admin.assigns(seller, 'store_manager');
  await expect(menuEntry(wide, 'Paiements')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1, name: 'Paiements' })).toBeVisible();
  await wide
    .getByRole('row')
    .filter({ hasText: `#${number}` })
    .click();
  const refuse = wide.getByRole('button', { name: 'Refuser' });
  await expect(refuse).not.toHaveAttribute('aria-disabled', 'true');

  await admin.assigns(seller, 'store_user');
  await expect(menuEntry(wide, 'Paiements')).toHaveCount(0);
  await expect(refuse).toHaveAttribute('aria-disabled', 'true');
  await expect(phone.getByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
});

test('A seller who is deactivated comes to the sign-in page in every tab', {
  tag: '@long',
}, async ({ store, openAs, page: first, context, baseURL }) => {
  await openAs('store_user', ORDERS);
  const second = await context.newPage();
  await second.goto(ORDERS);
  await expect(second.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  await waitForEventStream(first);
  await waitForSharedStream(second);
  const admin = await adminOf(store, baseURL);
  await admin.deactivates(await idOfSeller(store));
  for (const tab of [first, second]) {
    await expect(
      tab.getByRole('heading', { level: 1, name: 'Bon retour dans votre boutique' }),
    ).toBeVisible();
  }
});

test('A seller sees the new name of their store in the menu without a reload', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await openAs('store_user', ORDERS);
  await waitForEventStream(page);
  const { db } = store.backend.database;
  await db.update(stores).set({ name: 'Atelier Zellij' }).where(eq(stores.id, store.id));
  await expect(page.getByText('Atelier Zellij').first()).toBeVisible();
});

function menuEntry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });
}

function adminOf({ userNames }: JourneyStore, baseURL = ''): Promise<Colleague> {
  return signInColleague(baseURL, userNames.store_admin);
}

async function idOfSeller({ backend, userNames }: JourneyStore): Promise<string> {
  const [seller] = await backend.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_user));
  if (!seller) throw new Error('The store has no seller.');
  return seller.id;
}
