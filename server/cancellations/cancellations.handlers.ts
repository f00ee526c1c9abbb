import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { executeCancellationAction, executeStoreCancellation } from './cancellation-actions';
import { countCancellations, selectCancellationPage } from './cancellation-list.query';
import { presentCancellation, presentCancellationSummary } from './cancellation-presentation';
import { findStoreCancellation } from './cancellations.repository';

/** Cancellations of the store: the list, one, the response to a client's, and the store's own. */
export function cancellationHandlers({ database }: ServerContext) {
  return contractHandlers({
    listCancellations: async ({ query, principal }) => {
      const [rows, counts] = await Promise.all([
        selectCancellationPage(database.db, principal.storeId, query),
        countCancellations(database.db, principal.storeId, query),
      ]);
      return {
        items: rows.map((row) => presentCancellationSummary(row, principal)),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
      };
    },

    getCancellation: async ({ params, principal }) => {
      const { storeId } = principal;
      const record = await findStoreCancellation(database.db, storeId, params.cancellationId);
      if (!record) throw notFound();
      return presentCancellation(record, principal);
    },

    performCancellationAction: ({ params, body, principal, now, write }) =>
      write((tx) => executeCancellationAction(tx, { ...params, body, principal, now })),

    createCancellation: ({ params, body, principal, now, write }) =>
      write((tx) => executeStoreCancellation(tx, { ...params, body, principal, now })),
  });
}
