import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import type { Operations } from '../contract.generated';
import { newId } from '../database/ids';
import { carriers } from '../database/schema/carriers';

export type CarrierRow = typeof carriers.$inferSelect;

/** Columns that staff may change. */
export type CarrierColumns = Partial<Pick<CarrierRow, 'name' | 'phone' | 'trackingAddress'>>;

/** The columns of a new carrier. */
type NewCarrier = Pick<CarrierRow, 'storeId' | 'name' | 'phone' | 'trackingAddress'>;

/** The last used first, then the others by name; archived ones at the end. */
const ORDER: SQL[] = [
  asc(isNotNull(carriers.archivedAt)),
  sql`${carriers.lastUsedAt} desc nulls last`,
  asc(carriers.nameKey),
];

export function selectCarrierPage(
  reader: Reader,
  storeId: string,
  { page, pageSize }: Operations['listCarriers']['query'],
): Promise<CarrierRow[]> {
  return reader
    .select()
    .from(carriers)
    .where(eq(carriers.storeId, storeId))
    .orderBy(...ORDER)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countCarriers(reader: Reader, storeId: string): Promise<number> {
  return reader.$count(carriers, eq(carriers.storeId, storeId));
}

/** The carrier, locked until the transaction ends; undefined when it is unknown to this store. */
export async function lockCarrier(
  tx: Tx,
  storeId: string,
  carrierId: string,
): Promise<CarrierRow | undefined> {
  const [carrier] = await tx
    .select()
    .from(carriers)
    .where(and(eq(carriers.id, carrierId), eq(carriers.storeId, storeId)))
    .for('no key update');
  return carrier;
}

function insertionOf(carrier: NewCarrier, now: Date): typeof carriers.$inferInsert {
  return { id: newId('crr', now.getTime()), ...carrier, createdAt: now, updatedAt: now };
}

/** @throws a unique violation of `carriers_name` when the store has the name already */
export async function insertCarrier(
  tx: Tx,
  carrier: NewCarrier,
  now: Date,
): Promise<CarrierRow | undefined> {
  const [row] = await tx.insert(carriers).values(insertionOf(carrier, now)).returning();
  return row;
}

/**
 * Writes the change and increments the revision. The caller holds the lock.
 * @throws a unique violation of `carriers_name` when another carrier of the store has the name
 */
export async function changeCarrier(
  tx: Tx,
  carrierId: string,
  change: CarrierColumns & { readonly archivedAt?: Date | null },
  now: Date,
): Promise<CarrierRow | undefined> {
  const [row] = await tx
    .update(carriers)
    .set({ ...change, updatedAt: now, revision: sql`${carriers.revision} + 1` })
    .where(eq(carriers.id, carrierId))
    .returning();
  return row;
}

/** Adds a carrier of this name to the store's list; one that is archived there is unarchived. */
export async function keepCarrierName(
  tx: Tx,
  storeId: string,
  name: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(carriers)
    .values(insertionOf({ storeId, name, phone: null, trackingAddress: null }, now))
    .onConflictDoUpdate({
      target: [carriers.storeId, carriers.nameKey],
      set: { archivedAt: null, updatedAt: now, revision: sql`${carriers.revision} + 1` },
      setWhere: isNotNull(carriers.archivedAt),
    });
}

/**
 * The carrier of the store's list that has this name now; undefined if none has. The row is not
 * locked, so that a handover does not wait for a change of the carrier.
 */
export async function findCarrierByName(
  reader: Reader,
  storeId: string,
  name: string,
): Promise<CarrierRow | undefined> {
  const [carrier] = await reader
    .select()
    .from(carriers)
    .where(and(eq(carriers.storeId, storeId), sql`${carriers.nameKey} = fold_for_search(${name})`));
  return carrier;
}

/**
 * Notes that a parcel was handed over to the carrier. A carrier that another transaction writes just
 * now is left as it is: waiting for it would delay every handover to the same carrier, and could end
 * in a deadlock.
 */
export async function noteCarrierUse(tx: Tx, carrierId: string, now: Date): Promise<void> {
  const free = tx
    .select({ id: carriers.id })
    .from(carriers)
    .where(eq(carriers.id, carrierId))
    .for('no key update', { skipLocked: true });
  await tx.update(carriers).set({ lastUsedAt: now }).where(eq(carriers.id, free));
}
