import { rankingLagOf } from '#domain/metrics/metric-figures';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { healthSpan, storeHealth } from '#domain/stores/store-health';
import { setupOf } from '#domain/stores/store-setup';
import type { Handlers, Principal, ServerContext } from '../context';
import type { Operations, Today } from '../contract.generated';
import { readTallies } from '../database/tallies';
import { notFound } from '../http/problem-error';
import { countUnread } from '../notifications/notifications.repository';
import { findStoreInSetup } from '../stores/stores.repository';
import {
  countAll,
  countAsked,
  countRefusedProducts,
  countToAccept,
  selectDeadlines,
  selectHealthTallies,
  selectReturnsToAnswer,
} from './today.query';

/** The operation on the day with the contract's types. */
export type TodayOperations = {
  getToday: { answer: Operations['getToday']['reply'] };
  getWaiting: { answer: Operations['getWaiting']['reply'] };
};

/** What time alone moves in the tallies of the health may be this old, in ms. */
const HEALTH_STEP_MS = 60_000;

const readWork = async (
  { database: { db } }: ServerContext,
  storeId: string,
  now: Date,
): Promise<Today['work']> => {
  const [groups, deadlines, toAnswer, refusedProducts] = await Promise.all([
    readTallies(db, 'orders', storeId),
    selectDeadlines(db, storeId, now),
    selectReturnsToAnswer(db, storeId, now),
    countRefusedProducts(db, storeId),
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
  };
};

const readHealth = async (
  { database: { db }, remembered }: ServerContext,
  { storeId, versions }: Principal,
  orders: number,
  now: Date,
): Promise<Today['health']> => {
  const span = healthSpan(now);
  const step = Math.floor(now.getTime() / HEALTH_STEP_MS);
  const question = {
    version: versions.orders,
    storeId,
    of: ['store health', span, step],
    rows: 1,
    lag: { now, ms: rankingLagOf(orders) },
  };
  const tallies = await remembered(question, () =>
    selectHealthTallies(db, storeId, span.from, now),
  );
  const { measures, ...health } = storeHealth(tallies);
  return { ...span, ...health, measures: [...measures] };
};

/** What a store has to do today, how it does, and how far its setup is. */
export const todayHandlers = (context: ServerContext): Handlers<TodayOperations> => ({
  getToday: async ({ principal, now }) => {
    const { db } = context.database;
    const { storeId } = principal;
    const [work, store, products, orders] = await Promise.all([
      readWork(context, storeId, now),
      findStoreInSetup(db, storeId),
      countAll(db, 'products', storeId),
      countAll(db, 'orders', storeId),
    ]);
    if (!store) throw notFound();
    const health = await readHealth(context, principal, orders, now);
    return { work, health, setup: setupOf(store, { products, orders }) };
  },

  getWaiting: async ({ principal: { storeId, userId } }) => {
    const { db } = context.database;
    const [orders, returns, cancellations, notifications] = await Promise.all([
      countToAccept(db, storeId),
      countAsked(db, 'returns', storeId),
      countAsked(db, 'cancellations', storeId),
      countUnread(db, userId),
    ]);
    return { orders, returns, cancellations, notifications };
  },
});
