import { headerOf, STATEMENT_COLUMNS } from '#domain/exports/export-columns';
import { statementCells } from '#domain/exports/statement-cells';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { pickupMonth } from '#domain/payouts/pickup-note';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Reader, ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { dialectOf, sendCsv } from '../http/csv-file';
import { notFound } from '../http/problem-error';
import { answerPayout } from './payout-answers';
import { readPayoutHistory } from './payout-history.repository';
import { payoutHoldsOf } from './payout-holds.query';
import {
  countEntries,
  countPayoutsByStatus,
  findPayout,
  payoutBalances,
  readEntries,
  selectEntries,
  selectPayoutPage,
} from './payout-list.query';
import { presentPayout, presentPayoutEntry, presentPayoutMove } from './payout-presentation';
import { payoutViewOf } from './payout-view';
import type { PayoutRow } from './payouts.repository';

/**
 * Handlers of the store's payouts: the list with its balances, one with its entries and its
 * history, its statement, and the answers to what holds one back.
 */
export function payoutHandlers({ database }: ServerContext) {
  return contractHandlers({
    listPayouts: async ({ query, principal, now }) => {
      const [view, counts, balances, rows] = await Promise.all([
        payoutViewOf(database.db, principal, now),
        countPayoutsByStatus(database.db, principal.storeId, query),
        payoutBalances(database.db, principal.storeId),
        selectPayoutPage(database.db, principal.storeId, query),
      ]);
      const holds = await payoutHoldsOf(database.db, rows);
      return {
        items: rows.map((row) => presentPayout(row, view, holds)),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        balances,
        counts,
      };
    },

    getPayout: async ({ params, query, principal, now }) => {
      const payout = await payoutOf(database.db, principal.storeId, params.payoutId);
      const { kind, page, pageSize } = query;
      const slice = { kind, limit: pageSize, offset: (page - 1) * pageSize };
      const [view, holds, history, total, rows] = await Promise.all([
        payoutViewOf(database.db, principal, now),
        payoutHoldsOf(database.db, [payout]),
        readPayoutHistory(database.db, payout.id),
        kind ? countEntries(database.db, payout.id, kind) : payout.entriesCount,
        selectEntries(database.db, payout.id, slice),
      ]);
      const entries = { items: rows.map(presentPayoutEntry), total, page, pageSize };
      return {
        ...presentPayout(payout, view, holds),
        account: payout.account,
        letterheadId: payout.letterheadId,
        history: history.map(presentPayoutMove),
        entries,
      };
    },

    downloadPayoutStatement: async ({ params, query, principal, reply }) => {
      const payout = await payoutOf(database.db, principal.storeId, params.payoutId);
      const header = headerOf(STATEMENT_COLUMNS, query.language);
      const records = statementOf(database.db, payout, query.language);
      return sendCsv(reply, payout.number, header, records, dialectOf(query));
    },

    answerPayout: async ({ params, body, principal, now, write }) => {
      const view = await payoutViewOf(database.db, principal, now);
      return write(async (tx) => {
        const payout = await answerPayout(tx, { ...params, body, principal, view });
        return presentPayout(payout, view, await payoutHoldsOf(tx, [payout]));
      });
    },
  });
}

async function payoutOf(reader: Reader, storeId: string, id: string): Promise<PayoutRow> {
  const payout = await findPayout(reader, storeId, id);
  if (!payout) throw notFound();
  return payout;
}

async function* statementOf(
  reader: Reader,
  { id }: PayoutRow,
  language: Language,
): AsyncGenerator<CsvCell[][]> {
  for await (const rows of readEntries(reader, id)) {
    yield rows.map(({ entry, orderNumber, bookingNumber, tour }) =>
      statementCells(
        {
          ...entry,
          orderNumber: orderNumber === null ? null : String(orderNumber),
          booking: tour && { ...tour, number: bookingNumberText(bookingNumber ?? 0) },
          pickupMonth: pickupMonth(entry),
        },
        language,
      ),
    );
  }
}
