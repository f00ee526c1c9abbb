import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { orders } from '../database/schema/orders';
import { returns } from '../database/schema/returns';
import { ProblemError } from '../http/problem-error';
import {
  requestCancellation,
  requestReturn,
  shipReturn,
} from '../marketplace/marketplace-after-sales';
import {
  cancelOrderForClient,
  flagOrder,
  recordDelivery,
  recordFailedDelivery,
  recordPickup,
  verifyOrder,
} from '../marketplace/marketplace-orders';
import { actAsCandidate } from './simulated-candidates';
import { dueCarrierAnswers } from './simulated-carriers';
import { actAsTourGuest } from './simulated-guests';
import { writeToStore } from './simulated-letters';
import { type ShopperContext, shopperOrders } from './simulated-shoppers';
import { planEvent, workOnTasks } from './simulated-staff';

/** Activity per hour of the day in Casablanca, relative to the average. */
const HOURLY_ACTIVITY = [
  0.4, 0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.1, 1.2, 1.3, 1.2, 1, 1, 1.1, 1.2, 1.3, 1.5, 1.8,
  2, 1.6, 0.8,
];

/** An event for orders in a status: the mean time until it happens, and its effect. */
interface OrderOutcome {
  readonly status: OrderStatus;
  readonly meanMinutes: number;
  happen(orderId: string, now: Date, market: ShopperContext): Promise<string>;
}

const CARRIERS = ['Amana', 'Cathedis', 'Sendit'] as const;

async function done(action: Promise<unknown>, said: string): Promise<string> {
  await action;
  return said;
}

/** All actions of clients, carriers and the marketplace. The seller's actions are not simulated. */
const ORDER_OUTCOMES: readonly OrderOutcome[] = [
  {
    status: 'new',
    meanMinutes: 3,
    happen: (id, now, { database, random }) =>
      random.chance(0.97)
        ? done(verifyOrder(database, id, now), 'is verified')
        : done(flagOrder(database, id, now), 'is stopped by the marketplace'),
  },
  {
    status: 'pending',
    meanMinutes: 60 * 20,
    happen: (id, now, { database }) =>
      done(cancelOrderForClient(database, id, now), 'is called off by its client'),
  },
  {
    status: 'confirmed',
    meanMinutes: 60 * 16,
    happen: (id, now, { database }) =>
      done(
        requestCancellation(database, { orderId: id, reasonCode: 'client_changed_mind', now }),
        'is to be cancelled, its client asks',
      ),
  },
  {
    status: 'ready',
    meanMinutes: 25,
    happen: (id, now, { database, random }) => {
      const carrier = random.pick(CARRIERS);
      const trackingNumber = `MA${random.between(100_000_000, 999_999_999)}`;
      const action = recordPickup(database, id, now, { carrier, trackingNumber });
      return done(action, `is collected by ${carrier}`);
    },
  },
  {
    status: 'shipped',
    meanMinutes: 90,
    happen: (id, now, { database, random }) =>
      random.chance(0.88)
        ? done(recordDelivery(database, id, now), 'is delivered')
        : done(recordFailedDelivery(database, id, now), 'comes back: nobody was there'),
  },
  {
    status: 'delivered',
    meanMinutes: 60 * 30,
    happen: (id, now, { database, random }) => {
      const reasonCode = random.pick(['defective', 'changed_mind', 'wrong_item'] as const);
      return done(
        requestReturn(database, { orderId: id, reasonCode, now }),
        'is to be returned, its client asks',
      );
    },
  },
];

/**
 * Orders checked in each status, the oldest first. With more orders, a store advances more slowly.
 */
const MAX_ORDERS = 100;

function ordersIn({ database, storeIds }: ShopperContext, status: OrderStatus) {
  return database.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(
        inArray(orders.storeId, [...storeIds]),
        eq(orders.status, status),
        isNull(orders.archivedAt),
      ),
    )
    .orderBy(asc(orders.number))
    .limit(MAX_ORDERS);
}

/** The simulation of the stores: its settings and its log. */
export interface Simulation extends ShopperContext {
  /** Orders per hour, on average over the day. */
  readonly rate: number;
  readonly say: (line: string) => void;
}

/** Runs an action. One that the current state does not allow is skipped without a log line. */
async function runIgnoringProblems(
  { say }: Simulation,
  subject: string,
  action: () => Promise<string>,
) {
  try {
    say(`${subject} ${await action()}`);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function placeShopperOrders(
  simulation: Simulation,
  now: Date,
  minutes: number,
): Promise<void> {
  const hour =
    differenceInMilliseconds(now, casablancaInstant(casablancaDay(now))) / millisecondsInHour;
  const expected = (simulation.rate / 60) * minutes * (HOURLY_ACTIVITY[Math.floor(hour) % 24] ?? 1);
  const { random, say } = simulation;
  const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
  for (let turn = 0; turn < count; turn += 1) {
    await runIgnoringProblems(simulation, 'a shopper', async () => {
      const placed = await shopperOrders(simulation, now);
      for (const { number, store, total } of placed?.orders ?? []) {
        say(`order ${number} is placed at ${store.name}, ${(total / 100).toFixed(2)} DHS`);
      }
      return placed ? 'has ordered' : 'finds nothing to buy';
    });
  }
}

async function advanceReturns(simulation: Simulation, now: Date, minutes: number): Promise<void> {
  const { database, random, storeIds } = simulation;
  const approved = await database.db
    .select({ id: returns.id, number: returns.number })
    .from(returns)
    .where(and(inArray(returns.storeId, [...storeIds]), eq(returns.status, 'approved')))
    .orderBy(asc(returns.number))
    .limit(MAX_ORDERS);
  for (const { id, number } of approved) {
    if (!random.chance(Math.min(1, minutes / 60))) continue;
    await runIgnoringProblems(simulation, `return R${number}`, () =>
      done(shipReturn(database, id, now), 'is on its way back'),
    );
  }
}

/** Mean time between two things that the staff of the stores do on their task boards. */
const TASK_MINUTES = 10;

async function advanceTasks(simulation: Simulation, now: Date, minutes: number): Promise<void> {
  if (!simulation.random.chance(Math.min(1, minutes / TASK_MINUTES))) return;
  await runIgnoringProblems(simulation, 'a colleague', () => workOnTasks(simulation, now));
}

/** Mean time between two events that the staff of the stores add to their calendars. */
const EVENT_MINUTES = 120;

async function advanceCalendar(simulation: Simulation, now: Date, minutes: number): Promise<void> {
  if (!simulation.random.chance(Math.min(1, minutes / EVENT_MINUTES))) return;
  await runIgnoringProblems(simulation, 'a colleague', () => planEvent(simulation, now));
}

/** Mean time between two letters of clients to the stores. */
const LETTER_MINUTES = 15;

async function deliverLetters(simulation: Simulation, now: Date, minutes: number): Promise<void> {
  if (!simulation.random.chance(Math.min(1, minutes / LETTER_MINUTES))) return;
  await runIgnoringProblems(simulation, 'a client', () => writeToStore(simulation, now));
}

/** Mean time between two things that candidates for the stores' vacancies do. */
const CANDIDATE_MINUTES = 240;

async function advanceCandidates(
  simulation: Simulation,
  now: Date,
  minutes: number,
): Promise<void> {
  if (!simulation.random.chance(Math.min(1, minutes / CANDIDATE_MINUTES))) return;
  await runIgnoringProblems(simulation, 'a candidate', () => actAsCandidate(simulation, now));
}

/** Mean time between two things that guests of the stores' tours do. */
const GUEST_MINUTES = 60;

async function advanceTourGuests(
  simulation: Simulation,
  now: Date,
  minutes: number,
): Promise<void> {
  if (!simulation.random.chance(Math.min(1, minutes / GUEST_MINUTES))) return;
  await runIgnoringProblems(simulation, 'a guest', () => actAsTourGuest(simulation, now));
}

/**
 * Advances the simulation: shoppers place orders, orders are verified, collected, delivered,
 * cancelled and returned, carriers answer pickups, clients write letters and answer those of the stores,
 * candidates apply and choose slots, guests of tours book, cancel and wait for places, and staff work on tasks and plan events, each by the same functions as in production. The same seed and database state give the same result.
 * @param elapsedMs since the last call
 */
export async function simulateStep(
  simulation: Simulation,
  now: Date,
  elapsedMs: number,
): Promise<void> {
  const minutes = elapsedMs / millisecondsInMinute;
  const { random } = simulation;
  for (const { status, meanMinutes, happen } of ORDER_OUTCOMES) {
    for (const { id, number } of await ordersIn(simulation, status)) {
      if (!random.chance(Math.min(1, minutes / meanMinutes))) continue;
      await runIgnoringProblems(simulation, `order ${number}`, () => happen(id, now, simulation));
    }
  }
  await advanceReturns(simulation, now, minutes);
  for (const { number, give } of await dueCarrierAnswers(simulation, now, minutes)) {
    await runIgnoringProblems(simulation, `pickup P${number}`, give);
  }
  await placeShopperOrders(simulation, now, minutes);
  await advanceTasks(simulation, now, minutes);
  await advanceCalendar(simulation, now, minutes);
  await deliverLetters(simulation, now, minutes);
  await advanceCandidates(simulation, now, minutes);
  await advanceTourGuests(simulation, now, minutes);
}
