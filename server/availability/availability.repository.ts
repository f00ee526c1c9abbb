import { eq, sql } from 'drizzle-orm';
import type { Availability } from '#domain/stores/store-availability';
import type { Reader, Tx } from '../context';
import { storeAvailability } from '../database/schema/stores';

/** The store's availability; undefined if it has set none. */
export async function findAvailability(reader: Reader, storeId: string) {
  const [row] = await reader
    .select()
    .from(storeAvailability)
    .where(eq(storeAvailability.storeId, storeId));
  return row;
}

/** Replaces the store's availability. */
export async function replaceAvailability(
  tx: Tx,
  storeId: string,
  availability: Availability,
  now: Date,
) {
  const values = { ...availability, updatedAt: now };
  const [row] = await tx
    .insert(storeAvailability)
    .values({ storeId, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: storeAvailability.storeId,
      set: { ...values, revision: sql`${storeAvailability.revision} + 1` },
    })
    .returning();
  return row;
}
