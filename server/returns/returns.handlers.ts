import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { totalOfStatuses } from '../database/list-filters';
import { notFound } from '../http/problem-error';
import { executeReturnAction } from './return-actions';
import { countReturns, selectReturnPage } from './return-list.query';
import { presentReturn, presentReturnSummary } from './return-presentation';
import { findStoreReturn } from './returns.repository';

/** The operations on returns, with the contract's types. */
export type ReturnOperations = {
  listReturns: {
    query: Operations['listReturns']['query'];
    answer: Operations['listReturns']['reply'];
  };
  getReturn: {
    params: Operations['getReturn']['params'];
    answer: Operations['getReturn']['reply'];
  };
  performReturnAction: {
    params: Operations['performReturnAction']['params'];
    body: Operations['performReturnAction']['body'];
    answer: Operations['performReturnAction']['reply'];
  };
};

/** Returns of the store: the list, a single return, and the actions of staff. */
export function returnHandlers({ database }: ServerContext): Handlers<ReturnOperations> {
  return {
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
  };
}
