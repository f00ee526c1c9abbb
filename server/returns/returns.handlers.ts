import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { executeReturnAction } from './return-actions';
import { countReturns, selectReturnPage } from './return-list.query';
import { presentReturn, presentReturnSummary } from './return-presentation';
import { findStoreReturn } from './returns.repository';

/** Returns of the store: the list, a single return, and the actions of staff. */
export function returnHandlers({ database }: ServerContext) {
  return contractHandlers({
    listReturns: async ({ query, principal }) => {
      const [rows, counts] = await Promise.all([
        selectReturnPage(database.db, principal.storeId, query),
        countReturns(database.db, principal.storeId, query),
      ]);
      return {
        items: rows.map((row) => presentReturnSummary(row, principal)),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
      };
    },

    getReturn: async ({ params, principal }) => {
      const record = await findStoreReturn(database.db, principal.storeId, params.returnId);
      if (!record) throw notFound();
      return presentReturn(record, principal);
    },

    performReturnAction: ({ params, body, principal, now, write }) =>
      write((tx) => executeReturnAction(tx, { ...params, body, principal, now })),
  });
}
