import { randomInt } from 'node:crypto';
import { newId } from '../../../server/database/ids';
import { clients } from '../../../server/database/schema/orders';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import type { TestBackend } from '../orders/order-builder';

/** A mobile number that no other test uses, as it is stored. */
export function newPhoneNumber(): string {
  return `+2126${randomInt(10_000_000, 99_999_999)}`;
}

/** Stores a client of the demo store directly. */
export async function storeClient(
  { database }: Pick<TestBackend, 'database'>,
  wanted: Partial<typeof clients.$inferInsert> = {},
): Promise<string> {
  const id = newId('cli');
  await database.db.insert(clients).values({
    id,
    storeId: NEJJARINE.id,
    firstName: 'Nour',
    lastName: 'El Alami',
    phoneNumber: newPhoneNumber(),
    ...wanted,
  });
  return id;
}
