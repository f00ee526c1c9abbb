import { allowedRankingLagMs } from '#domain/metrics/metric-figures';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { nextPayout } from '#domain/payouts/next-payout';
import { healthSpan, storeHealth } from '#domain/stores/store-health';
import { setupOf } from '#domain/stores/store-setup';
import type { Today } from '#openapi/types.generated';
import { readEventsOfDay } from '../calendar/calendar-range';
import type { Principal, ServerContext } from '../context';
import { readTallies, type TalliedFacets, type Tally } from '../database/tallies';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { readTakings } from '../metrics/takings';
import { countUnread } from '../notifications/notifications.repository';
import { payoutHoldsOf } from '../payouts/payout-holds.query';
import { selectUpcomingOrStoppedPayouts } from '../payouts/payout-list.query';
import { presentPayout } from '../payouts/payout-presentation';
import { payoutViewOf } from '../payouts/payout-view';
import { selectPickupsOfToday } from '../pickups/pickup-list.query';
import { presentPickupSummary } from '../pickups/pickup-presentation';
import { findStoreForSetup } from '../stores/stores.repository';
import { countTasks } from '../tasks/task-list.query';
import {
  countEverCreated,
  countLowStock,
  countOpenRequests,
  countRefusedProducts,
  countToAccept,
  selectAnswerTally,
  selectDeadlines,
  selectOrderTallies,
  selectReturnsToAnswer,
} from './home.query';

/** Maximum age of cached tallies of orders, because some change with time alone; ms. */
const HEALTH_CACHE_MS = 60_000;

/** The caller's tasks whose due day has passed. */
const OVERDUE_TASKS = { assigneeId: 'me', due: 'overdue', sort: 'dueDay' } as const;

/** Payouts in trouble that the home page lists. */
const MAX_TROUBLED = 10;

/** Pickups, and events, that the home page lists. */
const MAX_PICKUPS = 10;
const MAX_EVENTS = 10;

async function readWork(
  { database: { db } }: ServerContext,
  storeId: string,
  orderGroups: Promise<Tally<TalliedFacets['orders']>[]>,
  now: Date,
): Promise<Today['work']> {
  const [groups, deadlines, toAnswer, refusedProducts, lowStock] = await Promise.all([
    orderGroups,
    selectDeadlines(db, storeId, now),
    selectReturnsToAnswer(db, storeId, now),
    countRefusedProducts(db, storeId),
    countLowStock(db, storeId),
  ]);
  const waiting = (...statuses: OrderStatus[]): Today['work']['toAccept'] => {
    const counted = groups.filter(
      ({ facets }) => !facets.isArchived && statuses.includes(facets.status),
    );
    const firsts = deadlines.flatMap(({ status, first }) =>
      first && statuses.includes(status) ? [first.toISOString()] : [],
    );
    return {
      count: counted.reduce((sum, { count }) => sum + count, 0),
      firstDeadline: firsts.sort()[0] ?? null,
    };
  };
  return {
    toAccept: waiting('pending'),
    toPrepare: waiting('confirmed', 'processing'),
    toHandOver: waiting('ready'),
    late: deadlines.reduce((sum, { late }) => sum + late, 0),
    returnsToAnswer: {
      count: toAnswer.count,
      firstDeadline: toAnswer.first?.toISOString() ?? null,
    },
    refusedProducts,
    lowStock,
  };
}

async function readHealth(
  { database: { db }, queryCache }: ServerContext,
  { storeId, versions }: Principal,
  orders: number,
  now: Date,
): Promise<Today['health']> {
  const span = healthSpan(now);
  const step = Math.floor(now.getTime() / HEALTH_CACHE_MS);
  const question = {
    version: versions.orders,
    storeId,
    keyParts: ['store health', span, step],
    maxRows: 1,
    allowedLag: { now, ms: allowedRankingLagMs(orders) },
  };
  const [tallies, answeredInTime] = await Promise.all([
    queryCache(question, () => selectOrderTallies(db, storeId, span.from, now)),
    selectAnswerTally(db, storeId, span.from, now),
  ]);
  const { measures, ...health } = storeHealth({ ...tallies, answeredInTime });
  return { ...span, ...health, measures: [...measures] };
}

/** The payout that is paid first, and those in trouble; none for users who do not see payments. */
async function readPayouts(
  { database: { db } }: ServerContext,
  principal: Principal,
  now: Date,
): Promise<Pick<Today, 'nextPayout' | 'troubledPayouts'>> {
  if (!principal.permissions.includes('payments.see')) {
    return { nextPayout: null, troubledPayouts: [] };
  }
  const { storeId } = principal;
  const [view, rows] = await Promise.all([
    payoutViewOf(db, principal, now),
    selectUpcomingOrStoppedPayouts(db, storeId),
  ]);
  const holds = await payoutHoldsOf(db, rows);
  const presented = rows.map((row) => presentPayout(row, view, holds));
  return {
    nextPayout: nextPayout(presented) ?? null,
    troubledPayouts: presented.filter(({ trouble }) => trouble).slice(0, MAX_TROUBLED),
  };
}

/** Missed pickups and those of today; none for users who do not see orders. */
async function readPickups(
  { database: { db } }: ServerContext,
  principal: Principal,
  now: Date,
): Promise<Today['pickups']> {
  if (!principal.permissions.includes('orders.see')) return [];
  const rows = await selectPickupsOfToday(db, principal.storeId, { now, limit: MAX_PICKUPS });
  return rows.map((row) => presentPickupSummary(row, principal, now));
}

/** The store's work of the day, its takings, its next payout, its health, and the progress of its setup. */
export function homeHandlers(context: ServerContext) {
  return contractHandlers({
    getToday: async ({ principal, now }) => {
      const { db } = context.database;
      const { storeId, userId } = principal;
      const orderGroups = readTallies(db, 'orders', storeId);
      const [work, takings, payouts, store, productGroups, orders, overdueTasks, pickups, events] =
        await Promise.all([
          readWork(context, storeId, orderGroups, now),
          readTakings(context, principal, now),
          readPayouts(context, principal, now),
          findStoreForSetup(db, storeId),
          readTallies(db, 'products', storeId),
          orderGroups.then(countEverCreated),
          countTasks(db, { storeId, userId, now }, OVERDUE_TASKS),
          readPickups(context, principal, now),
          readEventsOfDay(db, principal, { now, limit: MAX_EVENTS }),
        ]);
      if (!store) throw notFound();
      const products = countEverCreated(productGroups);
      const health = await readHealth(context, principal, orders, now);
      return {
        work,
        overdueTasks,
        pickups,
        events,
        takings,
        ...payouts,
        health,
        setup: setupOf(store, { products, orders }),
      };
    },

    getWaiting: async ({ principal: { storeId, userId } }) => {
      const { db } = context.database;
      const [orders, returns, cancellations, notifications] = await Promise.all([
        countToAccept(db, storeId),
        countOpenRequests(db, 'returns', storeId),
        countOpenRequests(db, 'cancellations', storeId),
        countUnread(db, userId),
      ]);
      return { orders, returns, cancellations, notifications };
    },
  });
}
