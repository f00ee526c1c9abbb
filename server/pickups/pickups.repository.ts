import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { allColumns, childRows } from '../database/child-rows';
import { newId } from '../database/ids';
import { nextSequenceNumber } from '../database/next-number';
import { carriers } from '../database/schema/carriers';
import { clients, orders } from '../database/schema/orders';
import { pickupHistory, pickupNumbers, pickupOrders, pickups } from '../database/schema/pickups';

export type PickupRow = typeof pickups.$inferSelect;

/** An order of a pickup, with the columns that its manifest shows. */
export interface ParcelRecord {
  readonly line: typeof pickupOrders.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly client: Pick<typeof clients.$inferSelect, 'firstName' | 'lastName'>;
}

/** A pickup with everything that its page shows. */
export interface PickupRecord {
  readonly pickup: PickupRow;
  readonly carrier: Pick<typeof carriers.$inferSelect, 'id' | 'name' | 'phone'>;
  readonly parcels: readonly ParcelRecord[];
  readonly history: readonly (typeof pickupHistory.$inferSelect)[];
}

export const CARRIER_COLUMNS = {
  id: carriers.id,
  name: carriers.name,
  phone: carriers.phone,
} as const;

const history = childRows(allColumns(pickupHistory), {
  from: sql`${pickupHistory} where ${pickupHistory.pickupId} = ${pickups.id}`,
  orderBy: sql`${pickupHistory.at}, ${pickupHistory.id}`,
});

/** The pickup of any store with its orders and history; undefined if there is none. */
export async function findAnyPickup(
  reader: Reader,
  pickupId: string,
): Promise<PickupRecord | undefined> {
  const [head] = await reader
    .select({ pickup: pickups, carrier: CARRIER_COLUMNS, history })
    .from(pickups)
    .innerJoin(carriers, eq(carriers.id, pickups.carrierId))
    .where(eq(pickups.id, pickupId));
  if (!head) return undefined;
  const parcels = await reader
    .select({
      line: pickupOrders,
      order: orders,
      client: { firstName: clients.firstName, lastName: clients.lastName },
    })
    .from(pickupOrders)
    .innerJoin(orders, eq(orders.id, pickupOrders.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(pickupOrders.pickupId, pickupId))
    .orderBy(asc(pickupOrders.position));
  return { ...head, parcels };
}

/** The pickup; undefined when it is unknown to this store. */
export async function findPickup(
  reader: Reader,
  storeId: string,
  pickupId: string,
): Promise<PickupRecord | undefined> {
  const record = await findAnyPickup(reader, pickupId);
  return record?.pickup.storeId === storeId ? record : undefined;
}

/** The pickup, locked until the transaction ends; undefined when it is unknown to this store. */
export async function lockPickup(
  tx: Tx,
  storeId: string,
  pickupId: string,
): Promise<PickupRecord | undefined> {
  const [locked] = await tx
    .select({ id: pickups.id })
    .from(pickups)
    .where(and(eq(pickups.id, pickupId), eq(pickups.storeId, storeId)))
    .for('update');
  return locked && findAnyPickup(tx, pickupId);
}

/** A pickup without id and number, with the ids of its orders. */
export interface NewPickup
  extends Omit<
    typeof pickups.$inferInsert,
    'id' | 'number' | 'createdAt' | 'updatedAt' | 'places'
  > {
  readonly orderIds: readonly string[];
  readonly now: Date;
}

/**
 * Writes the pickup and its orders.
 * @returns its id
 * @throws a unique violation of `pickup_orders_in_one` when an order is in another open pickup
 */
export async function insertPickup(
  tx: Tx,
  { orderIds, now, ...fresh }: NewPickup,
): Promise<string> {
  const id = newId('pku', now.getTime());
  const number = await nextSequenceNumber(tx, pickupNumbers);
  const dates = { createdAt: now, updatedAt: now };
  await tx.insert(pickups).values({ ...fresh, id, number, places: orderIds.length, ...dates });
  await tx.insert(pickupOrders).values(
    orderIds.map((orderId, position) => ({
      id: newId('pkl', now.getTime()),
      pickupId: id,
      orderId,
      position,
    })),
  );
  return id;
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changePickup(
  tx: Tx,
  pickupId: string,
  change: Partial<
    Pick<
      PickupRow,
      'status' | 'reasonCode' | 'cityId' | 'startsAt' | 'endsAt' | 'places' | 'letterheadId'
    >
  >,
  now: Date,
): Promise<void> {
  await tx
    .update(pickups)
    .set({ ...change, updatedAt: now, revision: sql`${pickups.revision} + 1` })
    .where(eq(pickups.id, pickupId));
}

/** Frees the orders of the pickup for another one: all of them, or those of these lines. */
export async function releaseParcels(
  tx: Tx,
  pickupId: string,
  lineIds: readonly string[],
  now: Date,
): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(pickupOrders)
    .set({ releasedAt: now })
    .where(
      and(
        eq(pickupOrders.pickupId, pickupId),
        inArray(pickupOrders.id, [...lineIds]),
        isNull(pickupOrders.releasedAt),
      ),
    );
}

/** Notes what was scanned of a parcel; null for not scanned. */
export async function changeScan(
  tx: Tx,
  lineId: string,
  scan: Pick<ParcelRecord['line'], 'scannedAt' | 'trackingNumber'>,
): Promise<void> {
  await tx.update(pickupOrders).set(scan).where(eq(pickupOrders.id, lineId));
}

/** Adds an entry to the pickup's history. */
export async function recordPickupHistory(
  tx: Tx,
  line: Omit<typeof pickupHistory.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(pickupHistory).values({ id: newId('phe'), ...line });
}
