import { millisecondsInHour } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { monthsBefore } from '#domain/metrics/metric-period';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
} from '#domain/time/casablanca-day';
import { instantOfShare, ordersByDay } from './demand-calendar';
import { ORDINARY_BASKET, type PlannedOrder } from './order-plan';
import { orderTimelineTo } from './order-timeline';
import type { Random } from './random';

/** Days of trade of the demo store: fourteen months. */
const TRADE_DAYS = 425;
const ORDERS_A_DAY = 5.2;
const DAY_LIMITS = { least: 4, most: 7 };

/** What a large basket comes to (centimes), and which order of so many is large. */
const LARGE_BASKET = 40_000;
/** Among the open orders is one of a carpet. */
const CARPET = 189_000;
const LARGE_EVERY = 15;

/** Shares of the orders that end without a sale. */
const LOSSES: readonly {
  readonly status: OrderStatus;
  readonly share: number;
  readonly from: number;
}[] = [
  { status: 'returned', share: 0.05, from: 16 * 24 },
  { status: 'cancelled', share: 0.045, from: 30 },
  { status: 'rejected', share: 0.025, from: 30 },
  { status: 'disapproved', share: 0.012, from: 6 },
];

/** The statuses that an order reaches by its age in hours, and the share of a status at that age. */
const STATUS_BY_AGE: readonly (readonly [from: number, status: OrderStatus, share: number])[] = [
  [660, 'done', 1],
  [400, 'invoiced', 1],
  [220, 'invoiced', 0.6],
  [110, 'delivered', 1],
  [80, 'delivered', 0.4],
  [0, 'shipped', 1],
];

/** Distributes shares evenly: each next one is due when enough orders have passed. */
class EvenShares {
  private readonly owed = new Map<string, number>();

  isDue(name: string, share: number): boolean {
    const owed = (this.owed.get(name) ?? 0.5) + share;
    this.owed.set(name, owed >= 1 ? owed - 1 : owed);
    return owed >= 1;
  }
}

function statusOf(ageHours: number, isLossless: boolean, shares: EvenShares): OrderStatus {
  for (const { status, share, from } of isLossless ? [] : LOSSES) {
    if (ageHours >= from && shares.isDue(status, share)) return status;
  }
  for (const [from, status, share] of STATUS_BY_AGE) {
    if (ageHours >= from && shares.isDue(`${status}${from}`, share)) return status;
  }
  return ageHours >= 110 ? 'delivered' : 'shipped';
}

/** The days that the pages compare with a day. */
function comparedWith(day: IsoDay): IsoDay[] {
  return [addDays(day, -7), monthsBefore(day, 1), monthsBefore(day, 12)];
}

/** The last days, whose orders are mostly open: today and the days before it. */
const OPEN_DAYS = 4;

/** At least this share of the orders of an open day was also placed on the days beside it. */
const LIKE_OPEN_DAY = 0.8;

/** The fewest orders of the days beside the open ones, which have as many as there are stories. */
function fewestOrders(open: readonly PlannedOrder[], today: IsoDay): ReadonlyMap<IsoDay, number> {
  const fewest = new Map<IsoDay, number>();
  for (let before = 0; before < OPEN_DAYS; before += 1) {
    const day = addDays(today, -before);
    const least = Math.ceil(placedOn(open, day).length * LIKE_OPEN_DAY);
    for (const other of comparedWith(day)) {
      fewest.set(other, Math.max(least, fewest.get(other) ?? 0));
    }
  }
  return fewest;
}

/** The orders of a day, by how long after midnight they were placed. */
function placedOn(orders: readonly PlannedOrder[], day: IsoDay): number[] {
  const midnight = casablancaInstant(day).getTime();
  return orders
    .filter(({ placedAt }) => casablancaDay(placedAt) === day)
    .map(({ placedAt }) => placedAt.getTime() - midnight);
}

/** The instants at which orders of a day were placed, besides those that are known. */
function instantsOf(
  day: IsoDay,
  count: number,
  { before, elapsed }: { before: number; elapsed: number },
  random: Random,
): Date[] {
  const midnight = casablancaInstant(day).getTime();
  const early = Array.from(
    { length: before },
    (_, at) => new Date(midnight + Math.floor(((at + random.next()) / before) * elapsed)),
  );
  const rest = Math.max(0, count - before);
  const others = Array.from({ length: rest }, (_, at) =>
    instantOfShare(day, (at + random.next()) / rest),
  );
  return [...early, ...others];
}

/**
 * The orders of the days before today, without those that are still open: as many a day as the
 * calendar of demand says, and on the days that the pages compare with today at least nearly as
 * many by this time of day.
 * @param open the open orders, which count as orders of their days
 */
export function pastOrders(
  open: readonly PlannedOrder[],
  now: Date,
  random: Random,
): PlannedOrder[] {
  const today = casablancaDay(now);
  const elapsed = differenceInMilliseconds(now, casablancaInstant(today));
  const counts = ordersByDay(addDays(today, -1), TRADE_DAYS, ORDERS_A_DAY, DAY_LIMITS);
  const besideToday = new Set([addDays(today, -1), ...comparedWith(today)]);
  const fewest = fewestOrders(open, today);
  const soFar = Math.ceil(placedOn(open, today).length * LIKE_OPEN_DAY);
  const shares = new EvenShares();
  const turns = new Map<OrderStatus, number>();
  let placed = 0;
  return [...counts].flatMap(([day, count]) => {
    const known = placedOn(open, day);
    const isBeside = besideToday.has(day) && soFar > 0;
    const here = known.filter((after) => after < elapsed).length;
    const before = isBeside ? Math.max(1, soFar - here) : 0;
    const least = Math.max(count, fewest.get(day) ?? 0);
    const wanted = Math.max(0, least - known.length, before);
    return instantsOf(day, wanted, { before, elapsed }, random)
      .sort((one, other) => one.getTime() - other.getTime())
      .map((placedAt, at): PlannedOrder => {
        placed += 1;
        const age = differenceInMilliseconds(now, placedAt) / millisecondsInHour;
        const status = statusOf(age, besideToday.has(day), shares);
        const turn = (turns.get(status) ?? -1) + 1;
        turns.set(status, turn);
        const isFirstBeside = at === 0 && besideToday.has(day);
        const isLarge = besideToday.has(day) || placed % LARGE_EVERY === 0;
        const ordinary = isLarge ? LARGE_BASKET : ORDINARY_BASKET;
        const basketWorth = isFirstBeside ? CARPET : ordinary;
        const timeline = orderTimelineTo(status, placedAt, now, random, turn);
        return { status, placedAt, timeline, basketWorth };
      });
  });
}
