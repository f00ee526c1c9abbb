import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { letterheads } from '../../../server/database/schema/letterheads';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

async function ownStore(client: ApiClient): Promise<Target> {
  return { id: await storeOf(client) };
}

async function anyLetterhead(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  return firstRecord(
    await db.select().from(letterheads).where(eq(letterheads.storeId, storeId)).limit(1),
    'letterhead',
  );
}

async function revised(client: ApiClient): Promise<Target> {
  const { body } = await client.get('/api/store/my/get/');
  return { id: body.id, request: { headers: { 'if-match': `"${body.revision}"` } } };
}

function change(name: string, body: object): Omit<Attempt, 'permission'> {
  return {
    ...readAttempt('updateStore', '/api/store/update/{id}'),
    name: `updateStore ${name}`,
    request: { body },
    prepare: revised,
    pick: revised,
  };
}

/** Attempts on a store. */
export const storeAttempts: readonly Attempt[] = [
  readAttempt('listStores', '/api/stores/'),
  readAttempt('getMyStore', '/api/store/my/get/'),
  { ...readAttempt('getStore', '/api/store/{id}'), prepare: ownStore },
  { ...readAttempt('getLetterhead', '/api/store/letterhead/{id}'), prepare: anyLetterhead },
  {
    ...change('of daily business', { socialLinks: { website: 'https://exemple.ma' } }),
    permission: 'store.operations.edit',
  },
  { ...change('of identity', { rce: '48213' }), permission: 'store.identity.edit' },
  {
    ...change('of both kinds', { rce: '48213', shipping: { rules: [] } }),
    permission: 'store.identity.edit',
  },
  readAttempt('getMyAvailability', '/api/store/my/get/availability/'),
  {
    ...readAttempt('createAvailability', '/api/store/availability/create/new/'),
    request: { body: { weekly: [], closures: [], handlingDays: 3 } },
  },
];
