import { randomInt } from 'node:crypto';
import { newId } from '../../../server/database/ids';
import { returns } from '../../../server/database/schema/returns';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import type { TestBackend } from '../orders/order-builder';

/** Stores a requested return of a whole order of the demo store directly. */
export async function storeReturn(
  { database, clock }: TestBackend,
  orderId: string,
): Promise<string> {
  const id = newId('ret');
  const number = randomInt(900_000, 2_000_000_000);
  await database.db.insert(returns).values({
    id,
    storeId: NEJJARINE.id,
    number,
    orderId,
    status: 'requested',
    reasonCode: 'other',
    photos: [],
    respondBy: clock.now(),
    searchText: String(number),
  });
  return id;
}
