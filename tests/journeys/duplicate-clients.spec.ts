import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { newId } from '../../server/database/ids';
import { clients } from '../../server/database/schema/orders';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';

const words = translatorFor('fr');
const LIST = '/dashboard/client';

test.describe('Duplicate clients', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller who adds a known client sees whose number it is, keeps the typed values, and saves all the same', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const knownId = await storeClient(store, 'Nour');
    const page = await openAs('store_user', `${LIST}/new`, { language: 'fr' });
    await field(page, 'firstName').fill('Noura');
    await field(page, 'lastName').fill('El Alami');
    await field(page, 'phoneNumber').fill('06 61 42 03 18');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(field(page, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true');
    const link = page.getByRole('link', { name: /Nour El Alami/ });
    await expect(link).toHaveAttribute('href', `${LIST}/${knownId}`);
    await expect(field(page, 'firstName')).toHaveValue('Noura');
    await page.getByRole('checkbox', { name: words('clients:form.distinct') }).check();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noura El Alami');
    expect(await namesOf(store)).toEqual(['Nour', 'Noura']);
  });

  test('A seller merges two clients of the list of possible duplicates', async ({
    store,
    openAs,
  }) => {
    await storeClient(store, 'Nour');
    await storeClient(store, 'Noura');
    await storeClient(store, 'Sara', '+212661000000');
    const page = await openAs('store_user', LIST, { language: 'fr' });
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: words('clients:duplicates.filter') }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: /Fusionner .*Nour El Alami/ }).click();
    const dialog = page.getByRole('dialog', { name: words('clients:merge.title') });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: /^Noura/ }).click();
    await dialog.getByRole('radio', { name: /^Noura/ }).check();
    await expect(dialog.getByText('Nom\u00a0: \u2068Nour El Alami\u2069')).toBeVisible();
    await dialog.getByRole('button', { name: words('clients:merge.confirm') }).click();
    await expect(page.getByText(words('clients:merge.done'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await namesOf(store)).toEqual(['Noura', 'Sara']);
  });
});

function field(page: Page, name: string) {
  return page.locator(`#field-${name}`);
}

async function storeClient(
  { id: storeId, backend }: JourneyStore,
  firstName: string,
  phoneNumber = '+212661420318',
): Promise<string> {
  const id = newId('cli');
  const names = { firstName, lastName: 'El Alami' };
  await backend.database.db.insert(clients).values({ id, storeId, ...names, phoneNumber });
  return id;
}

async function namesOf({ id, backend }: JourneyStore): Promise<string[]> {
  const rows = await backend.database.db.select().from(clients).where(eq(clients.storeId, id));
  return rows.map(({ firstName }) => firstName).sort();
}
