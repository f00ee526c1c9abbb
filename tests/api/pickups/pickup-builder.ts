import type { SlotRule } from '#domain/slots/slot-rules';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { newId } from '../../../server/database/ids';
import { carriers } from '../../../server/database/schema/carriers';
import { carrierSchedules } from '../../../server/database/schema/pickups';
import { storeAvailability } from '../../../server/database/schema/stores';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import type { TestServer } from '../support/test-server';

/** What tells the time of a server. */
interface Clocked {
  readonly clock: { now(): Date };
}

/** A slot from 14:00 to 15:00 and one from 15:00 to 16:00 on every weekday, with ten places each. */
export const DAILY: Omit<SlotRule, 'day'> = {
  cityId: null,
  opens: '14:00',
  closes: '16:00',
  minutes: 60,
  bufferMinutes: 0,
  capacity: 10,
  cutOffMinutes: 60,
};

/** The same rule on all days of the week. */
export function everyDay(part: Partial<SlotRule> = {}): SlotRule[] {
  return WEEKDAYS.map((day) => ({ ...DAILY, ...part, day }));
}

/** Makes a store open every day from 8 to 20, without closures. */
export async function openEveryDay({ database }: TestServer, storeId = NEJJARINE.id) {
  const weekly = WEEKDAYS.map((day) => ({ day, opens: '08:00', closes: '20:00' }));
  const hours = { weekly, closures: [], handlingDays: 1 };
  await database.db
    .insert(storeAvailability)
    .values({ storeId, ...hours })
    .onConflictDoUpdate({ target: storeAvailability.storeId, set: hours });
}

/** A new carrier of a store with these slots. */
export async function carrierWithSlots(
  { database }: TestServer,
  { rules = everyDay(), storeId = NEJJARINE.id }: { rules?: SlotRule[]; storeId?: string } = {},
) {
  const id = newId('crr');
  const name = `Carrier ${id.slice(-8)}`;
  await database.db.insert(carriers).values({ id, storeId, name });
  await database.db.insert(carrierSchedules).values({ carrierId: id, storeId, rules });
  return { id, name };
}

/** The day so many days from the server's today. */
export function dayAhead({ clock }: Clocked, count = 2): string {
  return addDays(casablancaDay(clock.now()), count);
}

/** The begin of the slot at 14:00, or another time, two days from the server's today. */
export function slotAt(server: Clocked, at = '14:00', ahead = 2): string {
  return casablancaTime(dayAhead(server, ahead), at).toISOString();
}

/** Orders that are ready, each with one piece. */
export async function readyOrders(server: TestServer, count: number, part: object = {}) {
  const placed = [];
  for (let turn = 0; turn < count; turn += 1) {
    placed.push(await placeOrder(server, { status: 'ready', quantity: 1, ...part }));
  }
  return placed;
}

/** A hold of places of a carrier's slot; its answer. */
export function hold(client: ApiClient, carrierId: string, startsAt: string, places: number) {
  return client.post('/api/store/pickups/hold', { carrierId, startsAt, places });
}

/** A requested pickup of new ready orders at a new carrier. */
export async function bookedPickup(
  server: TestServer,
  client: ApiClient,
  { orders: count = 2, ahead = 2 } = {},
) {
  const carrier = await carrierWithSlots(server);
  const placed = await readyOrders(server, count);
  const startsAt = slotAt(server, '14:00', ahead);
  const held = await hold(client, carrier.id, startsAt, count);
  const { status, body } = await client.post('/api/store/pickup/create', {
    holdId: held.body.id,
    orderIds: placed.map(({ id }) => id),
  });
  if (status !== 201) throw new Error(`The pickup was not requested: ${JSON.stringify(body)}`);
  return { carrier, orders: placed, startsAt, pickup: body, path: `/api/store/pickup/${body.id}` };
}
