import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { totalOfStatuses } from '../database/list-filters';
import { notFound } from '../http/problem-error';
import { executeCancellationAction, executeStoreCancellation } from './cancellation-actions';
import { countCancellations, selectCancellationPage } from './cancellation-list.query';
import { presentCancellation, presentCancellationSummary } from './cancellation-presentation';
import { findStoreCancellation } from './cancellations.repository';

/** The operations on cancellations with the contract's types. */
export type CancellationOperations = {
  listCancellations: {
    query: Operations['listCancellations']['query'];
    answer: Operations['listCancellations']['reply'];
  };
  getCancellation: {
    params: Operations['getCancellation']['params'];
    answer: Operations['getCancellation']['reply'];
  };
  performCancellationAction: {
    params: Operations['performCancellationAction']['params'];
    body: Operations['performCancellationAction']['body'];
    answer: Operations['performCancellationAction']['reply'];
  };
  createCancellation: {
    params: Operations['createCancellation']['params'];
    body: Operations['createCancellation']['body'];
    answer: Operations['createCancellation']['reply'];
  };
};

/** Cancellations of the store: the list, one, the response to a client's, and the store's own. */
export function cancellationHandlers({
  database,
}: ServerContext): Handlers<CancellationOperations> {
  return {
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
  };
}
