import { subHours } from 'date-fns/subHours';
import type { SlotRule } from '#domain/slots/slot-rules';
import { type Slot, slotsOfDays } from '#domain/slots/slots';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { nextSequenceNumber } from '../database/next-number';
import type { orderHistory, orders } from '../database/schema/orders';
import {
  carrierSchedules,
  pickupHistory,
  pickupNumbers,
  pickupOrders,
  pickups,
} from '../database/schema/pickups';
import { carrierIdOf } from './demo-carriers';
import type { DemoStore } from './demo-stores';

/** Carriers come in the afternoon; the other one on some mornings, and takes fewer parcels. */
const AFTERNOONS: Omit<SlotRule, 'day'> = {
  cityId: null,
  opens: '14:00',
  closes: '17:00',
  minutes: 60,
  bufferMinutes: 0,
  capacity: 20,
  cutOffMinutes: 120,
};
const MORNINGS: Omit<SlotRule, 'day'> = {
  cityId: null,
  opens: '10:00',
  closes: '12:00',
  minutes: 60,
  bufferMinutes: 0,
  capacity: 8,
  cutOffMinutes: 60,
};

const RULES: Readonly<Record<string, readonly SlotRule[]>> = {
  atlas: WEEKDAYS.filter((day) => day !== 'sunday').map((day) => ({ day, ...AFTERNOONS })),
  rapide: (['tuesday', 'thursday', 'saturday'] as const).map((day) => ({ day, ...MORNINGS })),
};

/** Collected pickups of the last days. */
const PAST_DAYS = 14;

interface DemoPickups {
  readonly store: DemoStore;
  readonly orders: readonly (typeof orders.$inferInsert)[];
  readonly history: readonly (typeof orderHistory.$inferInsert)[];
  readonly letterheadId: string;
  readonly now: Date;
}

type Status = typeof pickups.$inferInsert.status;

interface PlannedPickup {
  readonly slot: Pick<Slot, 'startsAt' | 'endsAt'>;
  readonly status: Status;
  readonly orderIds: readonly string[];
}

/** The slots of the first carrier, from some days before `now` to some days after. */
function slotsAround({ store, now }: DemoPickups): Slot[] {
  const schedule = { rules: RULES['atlas'] ?? [], hours: store.availability };
  const from = addDays(casablancaDay(now), -PAST_DAYS);
  return slotsOfDays(schedule, from, PAST_DAYS + 8);
}

/** The orders that were handed over to the first carrier, by the day of the handover. */
function handedOverByDay({ orders: sold, history }: DemoPickups): Map<string, string[]> {
  const carried = new Set(
    sold.filter(({ carrier }) => carrier === 'Atlas Messagerie').map(({ id }) => id),
  );
  const days = new Map<string, string[]>();
  for (const { action, orderId, at } of history) {
    if (action !== 'handOver' || !carried.has(orderId)) continue;
    const day = casablancaDay(at);
    days.set(day, [...(days.get(day) ?? []), orderId]);
  }
  return days;
}

/** Collected pickups, one that was missed, and one of the coming days. */
function plannedPickups(demo: DemoPickups): PlannedPickup[] {
  const slots = slotsAround(demo);
  const byDay = handedOverByDay(demo);
  const past = slots.filter(({ endsAt }) => endsAt < subHours(demo.now, 3));
  const daysSeen = new Set<string>();
  const collected = past.flatMap((slot): PlannedPickup[] => {
    const day = casablancaDay(slot.startsAt);
    const orderIds = byDay.get(day) ?? [];
    if (daysSeen.has(day) || orderIds.length === 0) return [];
    daysSeen.add(day);
    return [{ slot, status: 'collected', orderIds }];
  });
  const ready = demo.orders.filter(({ status }) => status === 'ready').map(({ id }) => id);
  const last = past.at(-1);
  const next = slots.find(({ bookableUntil }) => bookableUntil > demo.now);
  const missed = last && { slot: last, status: 'missed' as const, orderIds: ready.slice(0, 2) };
  const coming = next && { slot: next, status: 'confirmed' as const, orderIds: ready.slice(0, 1) };
  return [...collected, missed, coming].filter(
    (planned) => planned !== undefined && planned.orderIds.length > 0,
  ) as PlannedPickup[];
}

/** The steps of a pickup, each with its time. */
function stepsOf({
  slot,
  status,
}: PlannedPickup): [action: string, from: Status | null, to: Status, at: Date][] {
  const requested = subHours(slot.startsAt, 20);
  const begin: ReturnType<typeof stepsOf> = [
    ['request', null, 'requested', requested],
    ['confirm', 'requested', 'confirmed', subHours(slot.startsAt, 18)],
  ];
  if (status === 'collected') return [...begin, ['collect', 'confirmed', status, slot.endsAt]];
  return status === 'missed' ? [...begin, ['miss', 'confirmed', status, slot.endsAt]] : begin;
}

async function writePickup(tx: Tx, demo: DemoPickups, planned: PlannedPickup): Promise<void> {
  const { store, now, letterheadId } = demo;
  const { slot, status, orderIds } = planned;
  const number = await nextSequenceNumber(tx, pickupNumbers);
  const id = `pku_${store.id.slice('str_'.length)}${number}`;
  const steps = stepsOf(planned).map(([action, from, to, at]) => ({
    action,
    fromStatus: from,
    toStatus: to,
    at: new Date(Math.min(at.getTime(), now.getTime())),
  }));
  const [user] = store.staff;
  await tx.insert(pickups).values({
    id,
    storeId: store.id,
    number,
    carrierId: carrierIdOf(store.id, 'atlas'),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    places: orderIds.length,
    status,
    letterheadId: status === 'collected' ? letterheadId : null,
    createdAt: steps[0]?.at ?? now,
    updatedAt: steps.at(-1)?.at ?? now,
  });
  await tx.insert(pickupOrders).values(
    orderIds.map((orderId, position) => ({
      id: `pkl_${id.slice('pku_'.length)}n${position}`,
      pickupId: id,
      orderId,
      position,
      scannedAt: status === 'collected' ? slot.endsAt : null,
      releasedAt: status === 'missed' ? slot.endsAt : null,
    })),
  );
  await tx.insert(pickupHistory).values(
    steps.map((step, place) => ({
      id: `phe_${id.slice('pku_'.length)}n${place}`,
      pickupId: id,
      ...step,
      actorType: 'staff' as const,
      actorId: user?.id ?? null,
      actorName: user ? `${user.firstName} ${user.lastName}` : null,
      visibility: 'staff' as const,
    })),
  );
}

/** Writes the slots of a store's carriers, and its pickups of the last and the coming days. */
export async function writePickups(tx: Tx, demo: DemoPickups): Promise<void> {
  const { store, now } = demo;
  await tx.insert(carrierSchedules).values(
    Object.entries(RULES).map(([slug, rules]) => ({
      carrierId: carrierIdOf(store.id, slug),
      storeId: store.id,
      rules,
      createdAt: now,
      updatedAt: now,
    })),
  );
  for (const planned of plannedPickups(demo)) await writePickup(tx, demo, planned);
}
