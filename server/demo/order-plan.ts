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
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
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
  /** What the items should come to, in centimes; only of the orders of the past days. */
  readonly basketWorth?: number;
}

/** Number of orders in a status, and how many hours ago they were placed. */
export interface OrderMix {
  readonly status: OrderStatus;
  readonly count: number;
  readonly hours: readonly [least: number, most: number];
  /** What the items of each should come to; anything by default. */
  readonly basketWorth?: number;
}

/** What the items of an ordinary order come to, in centimes. */
export const ORDINARY_BASKET = 33_000;

/** The orders of the demo store that are not done with; the 7 pending ones are separate. */
export const NEJJARINE_MIX: readonly OrderMix[] = [
  { status: 'new', count: 3, hours: [0.05, 0.4], basketWorth: ORDINARY_BASKET },
  { status: 'approved', count: 2, hours: [20, 44], basketWorth: ORDINARY_BASKET },
  { status: 'confirmed', count: 5, hours: [3, 58], basketWorth: ORDINARY_BASKET },
  { status: 'processing', count: 4, hours: [24, 60], basketWorth: ORDINARY_BASKET },
  { status: 'ready', count: 3, hours: [30, 64], basketWorth: ORDINARY_BASKET },
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

/** Lowers the age of an order to be shipped until it can still be shipped in time. */
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
    ? planOpen(status, ageMs * 0.8, now, random, turn)
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
      const age = differenceInMilliseconds(now, placedAt);
      const planned = planOpen(line.status, age, now, random, turn);
      return line.basketWorth === undefined
        ? planned
        : { ...planned, basketWorth: line.basketWorth };
    }),
  );
}
