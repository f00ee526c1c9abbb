import { PICKUP_LIFECYCLE, STAFF_PICKUP_ACTIONS } from '#domain/pickups/pickup-lifecycle';
import { holdExpiry } from '#domain/slots/slot-places';
import type { Db, Tx } from '../../../server/context';
import { newId } from '../../../server/database/ids';
import { carriers } from '../../../server/database/schema/carriers';
import {
  carrierSchedules,
  pickupOrders,
  pickups,
  slotHolds,
} from '../../../server/database/schema/pickups';
import { placeOrder, type TestBackend } from '../orders/order-builder';
import { everyDay, openEveryDay, slotAt } from '../pickups/pickup-builder';
import type { ApiClient } from '../support/api-client';
import type { TestServer } from '../support/test-server';
import { type Attempt, readAttempt, type Target } from './attempt';

/** The parts of a test server that the builders of pickups use. */
function backendOf(db: Db): TestServer {
  const database = {
    db,
    transaction: <Result>(effect: (tx: Tx) => Promise<Result>) => db.transaction(effect),
  };
  return { database, clock: { now: () => new Date() } } as unknown as TestServer;
}

async function userOf(client: ApiClient): Promise<{ id: string; storeId: string }> {
  const { body } = await client.get('/api/user/');
  return { id: body.id, storeId: body.store.id };
}

/** A new carrier with slots every day, of the client's store. */
async function carrierOf(client: ApiClient, db: Db): Promise<Target> {
  const { storeId } = await userOf(client);
  await openEveryDay(backendOf(db), storeId);
  const id = newId('crr');
  await db.insert(carriers).values({ id, storeId, name: id });
  await db.insert(carrierSchedules).values({ carrierId: id, storeId, rules: everyDay() });
  return { id };
}

async function revisedCarrier(client: ApiClient, db: Db): Promise<Target> {
  return { ...(await carrierOf(client, db)), request: { headers: { 'if-match': '"1"' } } };
}

const BEGIN = Date.parse(slotAt({ clock: { now: () => new Date() } }));
/** The slot of every carrier two days from now. */
const SLOT = { startsAt: new Date(BEGIN), endsAt: new Date(BEGIN + 3_600_000) };

/** Places that the client holds. */
async function holdOf(client: ApiClient, db: Db): Promise<Target & { carrierId: string }> {
  const { id: userId, storeId } = await userOf(client);
  const { id: carrierId } = await carrierOf(client, db);
  const id = newId('hld');
  const now = new Date();
  const dates = { createdAt: now, expiresAt: holdExpiry(now) };
  await db
    .insert(slotHolds)
    .values({ id, storeId, carrierId, userId, ...SLOT, places: 1, ...dates });
  return { id, carrierId };
}

async function readyOrderOf(client: ApiClient, db: Db) {
  const { storeId } = await userOf(client);
  const market = backendOf(db) as TestBackend;
  return placeOrder(market, { storeId, status: 'ready', quantity: 1 });
}

/** Places that the client holds, and a ready order to book them for. */
async function bookable(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await holdOf(client, db);
  const order = await readyOrderOf(client, db);
  return { id, request: { body: { holdId: id, orderIds: [order.id] } } };
}

type PickupPart = Partial<typeof pickups.$inferInsert>;

let pickupNumber = 900_000;

/** A pickup of one scanned order. */
function pickupIn(status: (typeof pickups.$inferInsert)['status'], part: PickupPart = {}) {
  return async (client: ApiClient, db: Db): Promise<Target & { carrierId: string }> => {
    const { storeId } = await userOf(client);
    const { id: carrierId } = await carrierOf(client, db);
    const order = await readyOrderOf(client, db);
    const id = newId('pku');
    pickupNumber += 1;
    const head = { id, storeId, carrierId, number: pickupNumber, places: 1, status };
    await db.insert(pickups).values({ ...SLOT, ...head, ...part });
    await db.insert(pickupOrders).values({
      id: newId('pkl'),
      pickupId: id,
      orderId: order.id,
      position: 0,
      scannedAt: new Date(),
    });
    return { id, carrierId, request: { body: { code: String(order.number) } } };
  };
}

/** A pickup with places of another slot of its carrier, which the client holds. */
async function movable(client: ApiClient, db: Db): Promise<Target> {
  const { id: userId, storeId } = await userOf(client);
  const { id, carrierId } = await pickupIn('requested')(client, db);
  const holdId = newId('hld');
  const now = new Date();
  const dates = { createdAt: now, expiresAt: holdExpiry(now) };
  await db
    .insert(slotHolds)
    .values({ id: holdId, storeId, carrierId, userId, ...SLOT, places: 1, ...dates });
  return { id, request: { body: { holdId } } };
}

/** A pickup on which the action is possible. */
function pickupFor(action: (typeof STAFF_PICKUP_ACTIONS)[number]): Attempt['prepare'] {
  if (action === 'move') return movable;
  const from = PICKUP_LIFECYCLE.transitions.find((line) => line.action === action)?.from[0];
  const begun = action === 'miss' && { startsAt: new Date(Date.now() - 60_000) };
  return async (client, db) => {
    const { id } = await pickupIn(from ?? 'requested', begun || {})(client, db);
    return { id };
  };
}

async function pickupOnly(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await pickupIn('requested')(client, db);
  return { id };
}

/** Attempts on pickups and slots. */
export const pickupAttempts: readonly Attempt[] = [
  readAttempt('listPickups', '/api/store/pickups/'),
  readAttempt('exportPickups', '/api/store/pickups/export/'),
  readAttempt('listOrdersToCollect', '/api/store/pickups/orders/'),
  readAttempt('listSlots', '/api/store/pickups/slots/'),
  {
    ...readAttempt('holdSlot', '/api/store/pickups/hold'),
    request: {
      body: { carrierId: '{id}', startsAt: SLOT.startsAt.toISOString(), places: 1 },
    },
    prepare: carrierOf,
  },
  { ...readAttempt('releaseSlot', '/api/store/pickups/hold/{id}/release'), prepare: holdOf },
  {
    ...readAttempt('requestPickup', '/api/store/pickup/create'),
    prepare: bookable,
    ofForeign: [422, 'validation_failed'],
  },
  { ...readAttempt('getPickup', '/api/store/pickup/{id}'), prepare: pickupOnly },
  ...STAFF_PICKUP_ACTIONS.map((action): Attempt => {
    const prepare = pickupFor(action);
    return {
      ...readAttempt('performPickupAction', `/api/store/pickup/{id}/${action}`),
      name: `performPickupAction ${action}`,
      permission: 'orders.ship',
      request: { body: action === 'callOff' ? { reasonCode: 'other' } : {} },
      ...(prepare && { prepare }),
    };
  }),
  {
    ...readAttempt('scanParcel', '/api/store/pickup/{id}/parcels/scan'),
    request: { body: { code: '10042' } },
    prepare: pickupIn('confirmed'),
  },
  {
    ...readAttempt('getCarrierSchedule', '/api/store/carrier/{id}/schedule'),
    prepare: carrierOf,
  },
  {
    ...readAttempt('updateCarrierSchedule', '/api/store/carrier/{id}/schedule'),
    request: { body: { rules: [] } },
    prepare: revisedCarrier,
  },
];
