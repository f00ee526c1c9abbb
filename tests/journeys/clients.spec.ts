import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { newId } from '../../server/database/ids';
import { clients, deliveryAttempts } from '../../server/database/schema/orders';
import { clientOf } from './support/clients';
import { expect, test } from './support/journey';
import { waitForEventStream } from './support/network-idle';
import { askForReturn } from './support/requests';
import { createStaffMember } from './support/staff';
import { translatorFor } from './support/translations';

const LIST = '/dashboard/client';

for (const language of ['fr', 'ar', 'en']) {
  const words = translatorFor(language);
  const tag = language === 'fr' ? [] : ['@long'];
  test(`A store user adds a client, changes them and exports the list (${language})`, {
    tag,
  }, async ({ store, openAs }) => {
    const page = await openAs('store_user', LIST, { language });
    await expect(page.getByText(words('clients:empty.title'))).toBeVisible();
    await page
      .getByRole('link', { name: words('clients:new') })
      .first()
      .click();
    const field = (name: string) => page.locator(`#field-${name}`);
    await field('firstName').fill('Nour');
    await field('lastName').fill('El Alami');
    await field('phoneNumber').fill('06 61 42 03 18');
    await field('line1').fill('3, rue Al Qods');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(field('cityId')).toHaveAttribute('aria-invalid', 'true');
    await field('line1').fill('');
    const created = sent(page, 'POST', '/api/client/create/');
    await page.keyboard.press('ControlOrMeta+s');
    await created;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nour El Alami');
    const stored = async () => {
      const { db } = store.backend.database;
      return db.select().from(clients).where(eq(clients.storeId, store.id));
    };
    const [row] = await stored();
    expect(row).toMatchObject({ firstName: 'Nour', phoneNumber: '+212661420318', addresses: [] });

    await page.getByRole('link', { name: words('clients:edit'), exact: true }).click();
    await field('email').fill('nour@exemple.ma');
    const written = sent(page, 'PATCH', `/api/client/write/${row?.id}`);
    await page.keyboard.press('ControlOrMeta+s');
    await written;
    await expect
      .poll(async () => (await stored())[0])
      .toMatchObject({ email: 'nour@exemple.ma', revision: 2 });

    await page.goto(LIST);
    await expect(page.getByRole('row').filter({ hasText: 'Nour El Alami' })).toBeVisible();
    const exported = sent(page, 'GET', '/api/store/clients/export/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words('lists:export.action') }).click();
    await exported;
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('nour@exemple.ma');
  });
}

test('A seller sees the orders, refusals, returns and the note of a client', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'shipped', total: 45_000 });
  const clientId = await clientOf(store, order);
  const other = await store.place({ lastName: 'Autre' });
  const { id: userId } = await createStaffMember(store);
  await store.backend.database.db.insert(deliveryAttempts).values({
    id: newId('att'),
    orderId: order.id,
    at: new Date(),
    outcome: 'refused',
    userId,
    userName: 'Salma Bennani',
  });
  const page = await openAs('store_user', `/dashboard/order/${order.id}`);
  await page.getByRole('link', { name: 'Nour El Alami' }).click();
  await expect(page).toHaveURL(`${LIST}/${clientId}`);
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: `#${order.number}` })).toBeVisible();
  await expect(main.getByRole('link', { name: `#${other.number}` })).toHaveCount(0);
  const refused = page.getByRole('tab', { name: 'Refus à la livraison' });
  await expect(refused).toContainText('1');
  await refused.click();
  await expect(main.getByRole('link', { name: `#${order.number}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Retours' }).click();
  await expect(main.getByText('Aucun retour.')).toBeVisible();
  await page.locator('#field-note').fill('Appeler le matin');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').getByText('Note enregistrée')).toBeVisible();
  const [row] = await store.backend.database.db
    .select({ note: clients.note })
    .from(clients)
    .where(eq(clients.id, clientId));
  expect(row?.note).toBe('Appeler le matin');
});

test.describe('Live updates of clients', { tag: '@long' }, () => {
  test.use({ hints: true });

  test('A seller sees a new client and their return at once', async ({ store, openAs }) => {
    const page = await openAs('store_user', LIST);
    await expect(page.getByText('Aucun client pour l’instant')).toBeVisible();
    await waitForEventStream(page);
    await store.place({ status: 'delivered', total: 45_000, lastName: 'Autre' });
    await expect(page.getByRole('row').filter({ hasText: 'Nour Autre' })).toContainText('450,00');
    await askForReturn(store);
    const row = page.getByRole('row').filter({ hasText: 'Nour El Alami' });
    await expect(row.getByRole('gridcell').nth(3)).toHaveText('1');
  });
});

/** Waits until the page has sent a request and received its answer. */
async function sent(page: Page, method: string, path: string): Promise<Request> {
  const answer = await page.waitForResponse(
    (response) =>
      response.request().method() === method && new URL(response.url()).pathname === path,
  );
  expect(answer.ok()).toBe(true);
  return answer.request();
}
