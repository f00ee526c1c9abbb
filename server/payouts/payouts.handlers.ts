import { STATEMENT_COLUMNS, statementCells } from '#domain/payouts/payout-statement';
import type { Reader, ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { sendCsv } from '../http/csv-file';
import { notFound } from '../http/problem-error';
import {
  countEntries,
  countPayoutsByStatus,
  findPayout,
  payoutBalances,
  readEntries,
  selectEntries,
  selectPayoutPage,
} from './payout-list.query';
import { presentPayout, presentPayoutEntry } from './payout-presentation';
import type { PayoutRow } from './payouts.repository';

/**
 * Handlers of the store's payouts: the list with its balances, one with its entries, and its
 * statement.
 */
export function payoutHandlers({ database }: ServerContext) {
  return contractHandlers({
    listPayouts: async ({ query, principal }) => {
      const [counts, balances, rows] = await Promise.all([
        countPayoutsByStatus(database.db, principal.storeId, query),
        payoutBalances(database.db, principal.storeId),
        selectPayoutPage(database.db, principal.storeId, query),
      ]);
      return {
        items: rows.map(presentPayout),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        balances,
        counts,
      };
    },

    getPayout: async ({ params, query, principal }) => {
      const payout = await payoutOf(database.db, principal.storeId, params.payoutId);
      const { kind, page, pageSize } = query;
      const slice = { kind, limit: pageSize, offset: (page - 1) * pageSize };
      const [total, rows] = await Promise.all([
        kind ? countEntries(database.db, payout.id, kind) : payout.entriesCount,
        selectEntries(database.db, payout.id, slice),
      ]);
      const entries = { items: rows.map(presentPayoutEntry), total, page, pageSize };
      return { ...presentPayout(payout), entries };
    },

    downloadPayoutStatement: async ({ params, principal, reply }) => {
      const payout = await payoutOf(database.db, principal.storeId, params.payoutId);
      return sendCsv(reply, payout.number, STATEMENT_COLUMNS, statementOf(database.db, payout));
    },
  });
}

async function payoutOf(reader: Reader, storeId: string, id: string): Promise<PayoutRow> {
  const payout = await findPayout(reader, storeId, id);
  if (!payout) throw notFound();
  return payout;
}

async function* statementOf(reader: Reader, { id }: PayoutRow): AsyncGenerator<string[][]> {
  for await (const rows of readEntries(reader, id)) {
    yield rows.map(({ entry, orderNumber }) =>
      statementCells({ ...entry, orderNumber: orderNumber === null ? null : String(orderNumber) }),
    );
  }
}
