import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { UPCOMING_STATUSES } from '#domain/payouts/next-payout';
import { PAYOUT_STATUSES, type PayoutStatus } from '#domain/payouts/payout-lifecycle';
import type { LocalizedTitles } from '#domain/text/localized-title';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses } from '../database/list-filters';
import { preparedStatement } from '../database/prepared-statements';
import { orders } from '../database/schema/orders';
import { payoutEntries, payouts } from '../database/schema/payouts';
import { departures, tourBookings, tours } from '../database/schema/tours';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';

/** Filters, order and page of the list, as in the contract. */
export type PayoutListQuery = Operations['listPayouts']['query'];

const SORTS: Record<PayoutListQuery['sort'], SQL[]> = {
  periodStart: [asc(payouts.periodStart)],
  '-periodStart': [desc(payouts.periodStart)],
  net: [asc(payouts.net), asc(payouts.periodStart)],
  '-net': [desc(payouts.net), desc(payouts.periodStart)],
};

function filterCondition(storeId: string, query: PayoutListQuery): SQL | undefined {
  return and(
    eq(payouts.storeId, storeId),
    query.from ? gte(payouts.periodEnd, query.from) : undefined,
    query.to ? lte(payouts.periodStart, query.to) : undefined,
  );
}

/** How many payouts are in each status, with all filters but the status. */
export async function countPayoutsByStatus(
  reader: Reader,
  storeId: string,
  query: PayoutListQuery,
): Promise<Record<PayoutStatus, number>> {
  const rows = await reader
    .select({ status: payouts.status, count: count() })
    .from(payouts)
    .where(filterCondition(storeId, query))
    .groupBy(payouts.status);
  return countsByStatus(PAYOUT_STATUSES, rows);
}

/** One page of payouts. */
export function selectPayoutPage(reader: Reader, storeId: string, query: PayoutListQuery) {
  return reader
    .select()
    .from(payouts)
    .where(and(filterCondition(storeId, query), inStatuses(payouts.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

type PayoutRow = typeof payouts.$inferSelect;

/** The payouts that lead to payment or are stopped, newest first: few at a time. */
export function selectUpcomingOrStoppedPayouts(
  reader: Reader,
  storeId: string,
): Promise<PayoutRow[]> {
  return upcomingOrStoppedPayouts(reader).execute({ storeId });
}

const upcomingOrStoppedPayouts = preparedStatement((reader) =>
  reader
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.storeId, sql.placeholder('storeId')),
        inStatuses(payouts.status, [...UPCOMING_STATUSES, 'failed', 'on_hold']),
      ),
    )
    .orderBy(desc(payouts.periodStart))
    .prepare('upcoming_or_stopped_payouts'),
);

/** The store's money at the marketplace: open, due, paid. Centimes. */
export async function payoutBalances(reader: Reader, storeId: string) {
  const rows = await reader
    .select({ status: payouts.status, net: sql<string>`sum(${payouts.net})` })
    .from(payouts)
    .where(eq(payouts.storeId, storeId))
    .groupBy(payouts.status);
  const net = new Map(rows.map((row) => [row.status, Number(row.net)]));
  const sum = (...statuses: PayoutStatus[]) =>
    statuses.reduce((total, status) => total + (net.get(status) ?? 0), 0);
  return {
    open: sum('open'),
    due: sum('scheduled', 'processing', 'on_hold', 'in_review', 'failed'),
    paid: sum('paid'),
  };
}

/** One payout; undefined when unknown to this store. */
export async function findPayout(reader: Reader, storeId: string, payoutId: string) {
  const [payout] = await reader
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.storeId, storeId)));
  return payout;
}

const ENTRY_COLUMNS = {
  entry: payoutEntries,
  orderNumber: orders.number,
  bookingNumber: tourBookings.number,
  departureId: tourBookings.departureId,
  tourId: departures.tourId,
};

/** Of a file: with the tour of the booking. */
const FILE_COLUMNS = {
  entry: payoutEntries,
  orderNumber: orders.number,
  bookingNumber: tourBookings.number,
  tour: { title: tours.title, titleEn: tours.titleEn, titleAr: tours.titleAr },
};

/** A slice of a payout's entries in chronological order, with their orders and bookings. */
export function selectEntries(
  reader: Reader,
  payoutId: string,
  slice: { kind?: EntryRow['entry']['kind'] | undefined; limit: number; offset: number },
) {
  return reader
    .select(ENTRY_COLUMNS)
    .from(payoutEntries)
    .leftJoin(orders, eq(orders.id, payoutEntries.orderId))
    .leftJoin(tourBookings, eq(tourBookings.id, payoutEntries.tourBookingId))
    .leftJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(ofKind(payoutId, slice.kind))
    .orderBy(asc(payoutEntries.occurredAt), asc(payoutEntries.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

/** An entry with the number of its order, or the booking of a tour that it counts. */
export interface EntryRow {
  readonly entry: typeof payoutEntries.$inferSelect;
  readonly orderNumber: number | null;
  readonly bookingNumber: number | null;
  readonly departureId: string | null;
  readonly tourId: string | null;
}

function ofKind(payoutId: string, kind: EntryRow['entry']['kind'] | undefined) {
  return and(eq(payoutEntries.payoutId, payoutId), kind ? eq(payoutEntries.kind, kind) : undefined);
}

/** How many entries of this kind, or of all, a payout has. */
export async function countEntries(
  reader: Reader,
  payoutId: string,
  kind: EntryRow['entry']['kind'] | undefined,
): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(payoutEntries)
    .where(ofKind(payoutId, kind));
  return row?.count ?? 0;
}

/** An entry as a file has it. */
export interface FileEntryRow extends Pick<EntryRow, 'entry' | 'orderNumber' | 'bookingNumber'> {
  readonly tour: LocalizedTitles | null;
}

/** The entries of a payout after `last` in chronological order, one batch for a file. */
function selectEntriesAfter(
  reader: Reader,
  payoutId: string,
  last: EntryRow['entry'] | undefined,
): Promise<FileEntryRow[]> {
  return reader
    .select(FILE_COLUMNS)
    .from(payoutEntries)
    .leftJoin(orders, eq(orders.id, payoutEntries.orderId))
    .leftJoin(tourBookings, eq(tourBookings.id, payoutEntries.tourBookingId))
    .leftJoin(departures, eq(departures.id, tourBookings.departureId))
    .leftJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(payoutEntries.payoutId, payoutId),
        last &&
          sql`(${payoutEntries.occurredAt}, ${payoutEntries.id}) > (${last.occurredAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(asc(payoutEntries.occurredAt), asc(payoutEntries.id))
    .limit(EXPORT_BATCH);
}

/** All entries of a payout in chronological order, batch by batch. */
export function readEntries(
  reader: Reader,
  payoutId: string,
): AsyncGenerator<readonly FileEntryRow[]> {
  return inBatches<FileEntryRow>((last) => selectEntriesAfter(reader, payoutId, last?.entry));
}
