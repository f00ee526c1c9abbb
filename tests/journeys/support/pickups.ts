import type { SlotRule } from '#domain/slots/slot-rules';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { newId } from '../../../server/database/ids';
import { nextSequenceNumber } from '../../../server/database/next-number';
import { carriers } from '../../../server/database/schema/carriers';
import {
  carrierSchedules,
  pickupNumbers,
  pickupOrders,
  pickups,
} from '../../../server/database/schema/pickups';
import { storeAvailability } from '../../../server/database/schema/stores';
import type { PlacedOrder } from '../../api/orders/order-builder';
import type { JourneyStore } from './store';

/** A slot of ten places from 14:00 to 15:00 on every day. */
const RULES: readonly SlotRule[] = WEEKDAYS.map((day) => ({
  day,
  cityId: null,
  opens: '14:00',
  closes: '15:00',
  minutes: 60,
  bufferMinutes: 0,
  capacity: 10,
  cutOffMinutes: 60,
}));

/** Opens the store every day, and gives it a carrier with slots. */
export async function giveCarrierWithSlots({ backend, id: storeId }: JourneyStore) {
  const { db } = backend.database;
  const weekly = WEEKDAYS.map((day) => ({ day, opens: '08:00', closes: '20:00' }));
  await db
    .insert(storeAvailability)
    .values({ storeId, weekly, closures: [], handlingDays: 1 })
    .onConflictDoNothing();
  const id = newId('crr');
  await db.insert(carriers).values({ id, storeId, name: 'Atlas Messagerie' });
  await db.insert(carrierSchedules).values({ carrierId: id, storeId, rules: RULES });
  return id;
}

/** A pickup of these orders whose slot began an hour ago and ends in an hour. */
export async function givePickup(
  store: JourneyStore,
  carrierId: string,
  status: 'requested' | 'confirmed' | 'missed',
  placed: readonly PlacedOrder[],
) {
  const id = newId('pku');
  const now = Date.now();
  const { database } = store.backend;
  const number = await database.transaction((tx) => nextSequenceNumber(tx, pickupNumbers));
  await database.db.insert(pickups).values({
    id,
    storeId: store.id,
    number,
    carrierId,
    startsAt: new Date(now - 3_600_000),
    endsAt: new Date(now + 3_600_000),
    places: placed.length,
    status,
  });
  await database.db.insert(pickupOrders).values(
    placed.map((order, position) => ({
      id: newId('pkl'),
      pickupId: id,
      orderId: order.id,
      position,
      releasedAt: status === 'missed' ? new Date(now) : null,
    })),
  );
  return { id, number: `P${number}` };
}
