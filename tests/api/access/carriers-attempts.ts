import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { carriers } from '../../../server/database/schema/carriers';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

async function anyCarrier(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const rows = await db.select().from(carriers).where(eq(carriers.storeId, storeId)).limit(1);
  return firstRecord(rows, 'carrier');
}

async function revised(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await anyCarrier(client, db);
  const [row] = await db.select().from(carriers).where(eq(carriers.id, id));
  return { id, request: { headers: { 'if-match': `"${row?.revision}"` } } };
}

/** Attempts on carriers. */
export const carrierAttempts: readonly Attempt[] = [
  readAttempt('listCarriers', '/api/store/carriers/'),
  {
    ...readAttempt('createCarrier', '/api/store/carrier/create'),
    get request() {
      return { body: { name: randomUUID() } };
    },
  },
  {
    ...readAttempt('updateCarrier', '/api/store/carrier/{id}'),
    request: { body: { phone: '0537210202' } },
    prepare: revised,
  },
  ...(['archive', 'unarchive'] as const).map((action) => ({
    ...readAttempt('performCarrierAction', `/api/store/carrier/{id}/${action}`),
    name: `performCarrierAction ${action}`,
    prepare: anyCarrier,
  })),
];
