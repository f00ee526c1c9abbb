import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { clients } from '../../../server/database/schema/orders';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

async function anyClient(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const rows = await db.select().from(clients).where(eq(clients.storeId, storeId)).limit(1);
  const { id } = firstRecord(rows, 'client');
  return { id, request: { headers: { 'if-match': `"${rows[0]?.revision}"` } } };
}

async function withoutRevision(client: ApiClient, db: Db): Promise<Target> {
  return {
    id: (await anyClient(client, db)).id,
  };
}

/** Attempts on clients. */
export const clientAttempts: readonly Attempt[] = [
  readAttempt('listClients', '/api/store/clients/'),
  { ...readAttempt('getClient', '/api/store/client/{id}'), prepare: withoutRevision },
  {
    ...readAttempt('createClient', '/api/client/create/'),
    request: { body: { firstName: 'Nour', lastName: 'El Alami', phoneNumber: '0661420318' } },
  },
  {
    ...readAttempt('updateClient', '/api/client/write/{id}'),
    request: { body: { email: 'nour@exemple.ma' } },
    prepare: anyClient,
  },
];
