import { allowedActionsValidUntil } from '#domain/orders/order-lifecycle';
import { isRecentStage } from '#domain/orders/order-stages';
import { casablancaDay, casablancaDayEnd } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { executeBulkAction } from './bulk-actions';
import { logAttempt } from './delivery-attempts';
import { withFirstItems } from './first-items';
import { executeOrderAction } from './order-actions';
import { readBoardTotals, selectBoardCards } from './order-board.query';
import { updateOrder } from './order-change';
import { countOrders } from './order-counts';
import { chosenStatuses, filtersAtInstant, selectOrderPage } from './order-list.query';
import {
  presentBoardCard,
  presentOrder,
  presentOrderSummary,
  toStaffMember,
} from './order-presentation';
import { recordPrints } from './order-prints';
import { findOrder } from './orders.repository';

/**
 * The first instant at which the available actions of one of these orders change without a write.
 */
function actionsValidUntil(
  rows: Awaited<ReturnType<typeof withFirstItems>>,
  now: Date,
): Date | undefined {
  return rows
    .map(({ row }) => allowedActionsValidUntil(row.order, now))
    .reduce((first, one) => (first === undefined || (one && one < first) ? one : first), undefined);
}

/** Handlers of the store's orders: the list, one order, and the staff's actions. */
export function orderHandlers({ database, queryCache }: ServerContext) {
  return contractHandlers({
    listOrders: async ({ query, principal, now, allowCaching }) => {
      const { storeId } = principal;
      const of = { version: principal.versions.orders, storeId };
      const { page, pageSize, sort: _order, status: _status, cancellation, ...filters } = query;
      const asked = filtersAtInstant(query, now);
      const [counted, rows] = await Promise.all([
        queryCache(
          { ...of, keyParts: ['order counts', filters, asked.dueBefore], maxRows: 1 },
          () => countOrders(database.db, storeId, asked),
        ),
        selectOrderPage(database.db, storeId, asked).then((page) =>
          withFirstItems(database.db, page),
        ),
      ]);
      // The number of late orders grows over time, without a write.
      if (!query.due) allowCaching({ subjects: ['orders'], until: actionsValidUntil(rows, now) });
      const staff = toStaffMember(principal);
      const items = rows.map(({ row, firstItems }) =>
        presentOrderSummary(row, firstItems, staff, now),
      );
      const kept = cancellation ? counted.cancellationCounts : counted.counts;
      return {
        items,
        total: totalOfStatuses(kept, chosenStatuses(query)),
        page,
        pageSize,
        ...counted,
      };
    },

    getOrderBoard: ({ query, principal, now, allowCaching }) => {
      const { storeId } = principal;
      const of = { version: principal.versions.orders, storeId };
      const { dueBefore } = filtersAtInstant(query, now);
      if (!query.due) allowCaching({ subjects: ['orders'], until: casablancaDayEnd(now) });
      const keyParts = ['order board', query, dueBefore, casablancaDay(now)];
      return queryCache({ ...of, keyParts, maxRows: 1 }, () =>
        readBoardTotals(database.db, storeId, { query, now }),
      );
    },

    listBoardCards: async ({ params: { stage }, query, principal, now, allowCaching }) => {
      const { storeId } = principal;
      const found = await selectBoardCards(database.db, storeId, { stage, query, now });
      const rows = await withFirstItems(database.db, found.rows);
      const until = isRecentStage(stage) ? casablancaDayEnd(now) : actionsValidUntil(rows, now);
      if (!query.due) allowCaching({ subjects: ['orders'], until });
      const staff = toStaffMember(principal);
      return {
        items: rows.map(({ row, firstItems }) => presentBoardCard(row, firstItems, staff, now)),
        next: found.next,
      };
    },

    getOrder: async ({ params, principal, now }) => {
      const record = await findOrder(database.db, principal.storeId, params.orderId);
      if (!record) throw notFound();
      return presentOrder(record, principal, now);
    },

    updateOrder: ({ params, body, revision, principal, now, write }) =>
      write((tx) => updateOrder(tx, { ...params, body, revision, principal, now })),

    logDeliveryAttempt: ({ params, body, principal, now, write }) =>
      write((tx) => logAttempt(tx, { ...params, body, principal, now })),

    performOrdersAction: ({ body, principal, now, write }) =>
      write((tx) => executeBulkAction(tx, { body, principal, now })),

    recordOrderPrints: ({ body, principal, now, write }) =>
      write((tx) => recordPrints(tx, { ...body, principal, now })),

    performOrderAction: ({ params, body, principal, now, write }) =>
      write((tx) =>
        executeOrderAction(tx, {
          orderId: params.orderId,
          action: params.action,
          body,
          principal,
          now,
        }),
      ),
  });
}
