import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { newId } from '../../../server/database/ids';
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

/** A client, and a new one that is merged into it. */
async function twoClients(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await anyClient(client, db);
  const duplicateId = newId('cli');
  await db.insert(clients).values({
    id: duplicateId,
    storeId: await storeOf(client),
    firstName: 'Nour',
    lastName: 'El Alami',
    phoneNumber: '+212661420318',
  });
  return { id, request: { body: { duplicateId } } };
}

/** Attempts on clients. */
export const clientAttempts: readonly Attempt[] = [
  readAttempt('listClients', '/api/store/clients/'),
  { ...readAttempt('getClient', '/api/store/client/{id}'), prepare: withoutRevision },
  {
    ...readAttempt('createClient', '/api/client/create/'),
    request: {
      body: {
        firstName: 'Nour',
        lastName: 'El Alami',
        phoneNumber: '0661420318',
        isDistinct: true,
      },
    },
  },
  {
    ...readAttempt('updateClient', '/api/client/write/{id}'),
    request: { body: { email: 'nour@exemple.ma', isDistinct: true } },
    prepare: anyClient,
  },
  {
    operationId: 'mergeClients',
    name: 'mergeClients',
    path: '/api/store/client/{id}/merge',
    request: { body: { duplicateId: 'cli_unknown' } },
    prepare: twoClients,
  },
];
