import { eq } from 'drizzle-orm';
import { conversationMessages } from '../../server/database/schema/conversations';
import { receiveLetter } from './support/conversations';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';

test.use({ viewport: { width: 1440, height: 900 } });

/** Changes what is known of the only message of a conversation. */
async function changeLetter(
  { backend }: JourneyStore,
  conversationId: string,
  values: Partial<typeof conversationMessages.$inferInsert>,
): Promise<void> {
  await backend.database.db
    .update(conversationMessages)
    .set(values)
    .where(eq(conversationMessages.conversationId, conversationId));
}

test('A letter that its server did not send says so', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const id = await receiveLetter(store, {});
  await changeLetter(store, id, { senderProof: 'forged' });
  const page = await openAs('store_user', `/dashboard/mail?conversation=${id}`);
  await expect(page.getByText(/ne vient pas du serveur de cette adresse/)).toBeVisible();
});

test('Pictures of a letter are fetched when they are asked for, and a missing one is named', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const id = await receiveLetter(store, {});
  // The server connects to no address of its own network.
  const url = 'http://127.0.0.1:9/logo.png';
  await changeLetter(store, id, { pictures: [{ url, fileId: null, isMissing: false }] });
  const page = await openAs('store_user', `/dashboard/mail?conversation=${id}`);
  await page.getByRole('button', { name: 'Afficher l’image' }).click();
  await expect(page.getByText('Une image n’a pas pu être affichée.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher l’image' })).toHaveCount(0);
});

test('The page of an order begins a conversation, and lists it afterwards', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { id } = await store.place();
  const page = await openAs('store_user', `/dashboard/order/${id}`);
  const card = page.getByRole('button', { name: 'Écrire au client' });
  await card.click();
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await page.goto(`/dashboard/order/${id}`);
  const link = page.getByRole('main').locator('a[href*="conversation="]');
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(/conversation=/);
});
