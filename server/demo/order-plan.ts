import { addMinutes } from 'date-fns/addMinutes';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import {
  ACCEPT_WITHIN_MS,
  DUE_FOR_HANDOVER,
  type OrderStatus,
} from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
} from '#domain/time/casablanca-day';
import { ordersByDay } from './demo-demand';
import { orderTimelineTo, stepTime, type TimelineStep, VERIFIED_AFTER_MS } from './order-timeline';
import type { Random } from './random';

/** The specified content of a demo order, instead of random content. */
export interface OrderFixture {
  readonly client: readonly [firstName: string, lastName: string];
  readonly skus: readonly string[];
  readonly quantity?: number;
  readonly method: 'cod' | 'card' | 'transfer';
  readonly clientNote?: string;
}

/** An order before it has content: its status and the steps that led to it. */
export interface PlannedOrder {
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly timeline: readonly TimelineStep[];
  readonly fixture?: OrderFixture;
}

/** Number of orders in a status, and how many hours ago they were placed. */
export interface OrderMix {
  readonly status: OrderStatus;
  readonly count: number;
  readonly hours: readonly [least: number, most: number];
}

/** Open orders of the last days; the 7 pending ones are separate, and so are those of {@link pastOrders}. */
export const NEJJARINE_MIX: readonly OrderMix[] = [
  { status: 'new', count: 1, hours: [0.05, 0.4] },
  { status: 'approved', count: 1, hours: [44, 90] },
  { status: 'disapproved', count: 3, hours: [6, 1400] },
  { status: 'confirmed', count: 2, hours: [3, 27] },
  { status: 'processing', count: 2, hours: [8, 32] },
  { status: 'ready', count: 3, hours: [14, 34] },
];

/** A dozen orders for the other store; the 2 pending ones are separate. */
export const ZAHRA_MIX: readonly OrderMix[] = [
  { status: 'confirmed', count: 2, hours: [4, 24] },
  { status: 'shipped', count: 2, hours: [40, 90] },
  { status: 'delivered', count: 3, hours: [130, 400] },
  { status: 'done', count: 4, hours: [640, 2400] },
  { status: 'rejected', count: 1, hours: [60, 900] },
];

/** Moves an old order into the usual hours for orders, 8 to 23 in Casablanca. */
function moveToDaytime(instant: Date, now: Date, random: Random): Date {
  if (differenceInMilliseconds(now, instant) < 4 * millisecondsInDay) return instant;
  const morning = casablancaInstant(addDays(casablancaDay(instant), 0), 8);
  return addMinutes(morning, random.between(0, 15 * 60));
}

/** Halves the age of an order to be shipped until it can still be shipped in time. */
function planOpen(
  status: OrderStatus,
  ageMs: number,
  now: Date,
  random: Random,
  turn: number,
): PlannedOrder {
  const placedAt = subMilliseconds(now, ageMs);
  const timeline = orderTimelineTo(status, placedAt, now, random, turn);
  const acceptedAt = stepTime(timeline, 'accept');
  const isLate = acceptedAt !== null && shipByOf(acceptedAt) <= now;
  return isLate && DUE_FOR_HANDOVER.includes(status) && ageMs > millisecondsInHour
    ? planOpen(status, ageMs / 2, now, random, turn)
    : { status, placedAt, timeline };
}

/** Draws recent dates more often than old ones, because the store grows. */
function drawnAge({ hours: [least, most] }: OrderMix, random: Random): number {
  return (least + (most - least) * random.next() ** 1.4) * millisecondsInHour;
}

/** Pending orders, with the minutes left to accept them. */
export function pendingOrders(
  waiting: readonly { minutesLeft: number; story?: OrderFixture }[],
  now: Date,
  random: Random,
): PlannedOrder[] {
  return waiting.map(({ minutesLeft, story }) => {
    const placedAt = new Date(
      now.getTime() + minutesLeft * millisecondsInMinute - ACCEPT_WITHIN_MS - VERIFIED_AFTER_MS,
    );
    const timeline = orderTimelineTo('pending', placedAt, now, random);
    return { status: 'pending', placedAt, timeline, ...(story && { fixture: story }) };
  });
}

/** All other orders, according to the mix. */
export function mixedOrders(mix: readonly OrderMix[], now: Date, random: Random): PlannedOrder[] {
  return mix.flatMap((line) =>
    Array.from({ length: line.count }, (_, turn) => {
      const instant = subMilliseconds(now, drawnAge(line, random));
      const placedAt = moveToDaytime(instant, now, random);
      return planOpen(line.status, differenceInMilliseconds(now, placedAt), now, random, turn);
    }),
  );
}

/** The orders of the last hours are those of the mix. */
const PAST_HOURS = 44;

/** The status of orders that came to a good end, by the hours since they were placed, at most. */
const BY_HOURS: readonly (readonly [status: OrderStatus, hours: number])[] = [
  ['shipped', 130],
  ['delivered', 460],
  ['invoiced', 780],
];

/**
 * Of so many orders one ends otherwise, once it is so many hours old: in turns and not at random, so
 * that each month has its share.
 */
const OTHER_ENDS: readonly {
  readonly status: OrderStatus;
  readonly oneIn: number;
  readonly first: number;
  readonly hours: number;
}[] = [
  { status: 'returned', oneIn: 19, first: 5, hours: 460 },
  { status: 'cancelled', oneIn: 22, first: 9, hours: 60 },
  { status: 'rejected', oneIn: 37, first: 20, hours: 44 },
];

function statusOf(hours: number, turn: number): OrderStatus {
  const other = OTHER_ENDS.find(
    ({ oneIn, first, hours: least }) => turn % oneIn === first && hours >= least,
  );
  return other?.status ?? BY_HOURS.find(([, most]) => hours < most)?.[0] ?? 'done';
}

const FIRST_HOUR = 8;
const MINUTES_OPEN = 15 * 60;

/** The times of the orders of a day: evenly over the hours in which clients order, and a little off. */
function timesOfDay(day: IsoDay, count: number, random: Random): number[] {
  const morning = casablancaInstant(day, FIRST_HOUR).getTime();
  const gap = MINUTES_OPEN / count;
  return Array.from(
    { length: count },
    (_, place) => morning + Math.floor((place + random.next()) * gap) * millisecondsInMinute,
  );
}

/** The orders of fourteen months up to the last days, in order of time. */
export function pastOrders(now: Date, random: Random): PlannedOrder[] {
  const turns = new Map<OrderStatus, number>();
  return ordersByDay(casablancaDay(now))
    .flatMap(({ day, orders }) => timesOfDay(day, orders, random))
    .filter((time) => now.getTime() - time > PAST_HOURS * millisecondsInHour)
    .map((time, turn) => {
      const placedAt = new Date(time);
      const status = statusOf((now.getTime() - time) / millisecondsInHour, turn);
      const turnOfStatus = turns.get(status) ?? 0;
      turns.set(status, turnOfStatus + 1);
      const timeline = orderTimelineTo(status, placedAt, now, random, turnOfStatus);
      return { status, placedAt, timeline };
    });
}
