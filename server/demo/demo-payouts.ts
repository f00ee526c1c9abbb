import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { sql } from 'drizzle-orm';
import {
  bookingEntries,
  carriedOver,
  commissionOn,
  type EntryContent,
  refundEntries,
  saleEntries,
} from '#domain/payouts/payout-entries';
import { answerDueAt } from '#domain/payouts/payout-hold';
import {
  expectedPayment,
  type PayoutPeriod,
  periodAt,
  periodLimit,
} from '#domain/payouts/payout-period';
import { pickupNote } from '#domain/payouts/pickup-note';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Tx } from '../context';
import { groupBy } from '../database/group-by';
import { insertRows } from '../database/insert-rows';
import { payoutEntries, payoutHistory, payouts } from '../database/schema/payouts';
import type { OrderRows } from './demo-orders';
import type { DemoBookingRow } from './demo-tour-bookings';

/** Monthly fee of a store on the marketplace, and a one-time correction; centimes. */
const MONTHLY_FEE = 9900;
const CORRECTION = 4500;

type Entry = EntryContent & {
  readonly occurredAt: Date;
  readonly orderId?: string;
  readonly refundId?: string;
  readonly tourBookingId?: string;
  readonly note?: string;
};

type PayoutInsert = typeof payouts.$inferInsert;

/** A payout week of the demo with all its entries. */
interface Week {
  readonly period: PayoutPeriod;
  readonly entries: Entry[];
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** The entries of one order. Marks its payment and its refunds as settled. */
function entriesOf(
  order: OrderRows['orders'][number],
  payment: OrderRows['payments'][number],
  given: OrderRows['refunds'],
): Entry[] {
  if (!payment.capturedAt) return [];
  if (!order.deliveredAt && payment.status !== 'refunded') return [];
  const settledAt = later(payment.capturedAt, order.deliveredAt ?? payment.capturedAt);
  Object.assign(payment, { settledAt });
  for (const refund of given) Object.assign(refund, { settledAt: refund.createdAt });
  if (!order.deliveredAt) return [];
  const { amount } = payment;
  const commission = commissionOn(amount, order);
  const sold = saleEntries(amount, commission).map((content) => ({
    ...content,
    occurredAt: settledAt,
    orderId: order.id,
  }));
  const back = given.flatMap((refund) =>
    refundEntries(
      {
        amount: refund.amount,
        kind: refund.reason === 'goodwill' ? 'without_commission' : 'of_goods',
      },
      { amount, commission, refundedBefore: 0 },
    ).map((content) => ({
      ...content,
      occurredAt: later(refund.createdAt, settledAt),
      orderId: order.id,
      refundId: refund.id,
    })),
  );
  return [...sold, ...back];
}

/** The entries of the settled bookings. */
function entriesOfBookings(bookings: readonly DemoBookingRow[]): Entry[] {
  return bookings.flatMap(({ row: { id, number, total, refundedTotal = 0, settledAt } }) => {
    if (!settledAt) return [];
    const common = { occurredAt: settledAt, tourBookingId: id, note: bookingNumberText(number) };
    return bookingEntries({ total, refundedTotal }).map((content) => ({ ...content, ...common }));
  });
}

/** The weeks that have entries and the current week, in order. */
function weeksOf(entries: readonly Entry[], now: Date): Week[] {
  const weeks = new Map<string, Week>();
  for (const at of [...entries.map(({ occurredAt }) => occurredAt), now]) {
    const period = periodAt(at);
    if (!weeks.has(period.periodStart)) weeks.set(period.periodStart, { period, entries: [] });
  }
  for (const entry of entries) {
    weeks.get(periodAt(entry.occurredAt).periodStart)?.entries.push(entry);
  }
  return [...weeks.values()].sort((one, other) =>
    one.period.periodStart < other.period.periodStart ? -1 : 1,
  );
}

/** Adds the fee to the first week of each month, and a correction for a parcel lost in March. */
function chargeFees(weeks: readonly Week[], now: Date): void {
  let month = '';
  for (const { period, entries } of weeks) {
    const begun = period.periodStart.slice(0, 7);
    if (begun === month) continue;
    month = begun;
    const occurredAt = casablancaInstant(period.periodStart, 1);
    if (occurredAt >= now) continue;
    entries.push({ kind: 'fee', amount: -MONTHLY_FEE, occurredAt, note: pickupNote(begun) });
    if (begun.endsWith('-03')) {
      entries.push({ kind: 'adjustment', amount: CORRECTION, occurredAt, note: 'Colis égaré' });
    }
  }
}

function netOf({ entries }: Week): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** Carries the negative balance of a week over to the next week. */
function carryOver(weeks: readonly Week[]): void {
  weeks.forEach((week, index) => {
    const next = weeks[index + 1];
    const carried = next && carriedOver(netOf(week));
    if (!carried) return;
    const occurredAt = subMilliseconds(periodLimit(week.period.periodEnd), 1);
    const begun = casablancaInstant(next.period.periodStart);
    const note = week.period.number;
    week.entries.push({ kind: 'carry_over', amount: carried.here, occurredAt });
    next.entries.push({ kind: 'carry_over', amount: carried.next, occurredAt: begun, note });
  });
}

/** The state of one of the last payouts. */
interface LateWeek {
  readonly status: NonNullable<PayoutInsert['status']>;
  readonly reasonCode?: string;
  /** The words of the marketplace. */
  readonly note?: string;
}

/**
 * The last payouts, the latest first; all others are paid. The third is at the bank, and late once
 * its day has passed.
 */
const LATEST: readonly LateWeek[] = [
  { status: 'open' },
  { status: 'scheduled' },
  { status: 'processing' },
  { status: 'failed', reasonCode: 'account_refused' },
  {
    status: 'on_hold',
    reasonCode: 'order_dispute',
    note: 'Le client dit n’avoir rien reçu. Envoyez-nous une preuve de livraison.',
  },
];

function stateOf(age: number): LateWeek {
  return LATEST[age] ?? { status: 'paid' };
}

/** A scheduled payout of the demo is never late: on the last days of a week it has a later day. */
function expectedAtOf(status: LateWeek['status'], period: PayoutPeriod, now: Date): Date {
  const due = expectedPayment(period.periodEnd);
  const tomorrow = casablancaInstant(addDays(casablancaDay(now), 1), 9);
  return status === 'scheduled' ? later(due, tomorrow) : due;
}

/** The hours since the payout on hold waits: its answer is still due. */
const HELD_HOURS = 44;

/** Of a payout on hold, the last order that it pays, and until when an answer is due. */
function holdOf({ entries }: Week, now: Date): Partial<PayoutInsert> {
  const sale = entries.findLast(({ kind, orderId }) => kind === 'sale' && orderId);
  return {
    heldOrderIds: sale?.orderId ? [sale.orderId] : [],
    answerBy: answerDueAt(subHours(now, HELD_HOURS)),
  };
}

function payoutStateOf(week: Week, age: number, now: Date): Partial<PayoutInsert> {
  const { period } = week;
  const { status, reasonCode, note } = stateOf(age);
  const expectedAt = expectedAtOf(status, period, now);
  if (status === 'open') return { status };
  return {
    status,
    expectedAt,
    updatedAt: expectedAt < now ? expectedAt : now,
    ...(reasonCode && { reasonCode }),
    ...(note && { reasonNote: note }),
    ...(status === 'on_hold' && holdOf(week, now)),
    ...(status === 'paid' && {
      paidAt: expectedAt,
      bankReference: `VIR${period.number.replaceAll(/\D/g, '')}`,
    }),
  };
}

type PayoutMoveInsert = typeof payoutHistory.$inferInsert;
type DemoMove = Pick<PayoutMoveInsert, 'action' | 'fromStatus' | 'toStatus' | 'at'>;

/** The way of a payout to each status, with its times before the expected payment. */
function movesTo(status: LateWeek['status'], period: PayoutPeriod, now: Date): DemoMove[] {
  const closedAt = addMinutes(periodLimit(period.periodEnd), 9);
  const due = expectedPayment(period.periodEnd);
  const closed = { action: 'close', fromStatus: 'open', toStatus: 'scheduled', at: closedAt };
  const sent = {
    action: 'process',
    fromStatus: 'scheduled',
    toStatus: 'processing',
    at: subHours(due, 22),
  };
  switch (status) {
    case 'scheduled':
      return [closed];
    case 'processing':
      return [closed, sent];
    case 'paid':
      return [closed, sent, { action: 'pay', fromStatus: 'processing', toStatus: 'paid', at: due }];
    case 'failed':
      return [
        closed,
        sent,
        { action: 'fail', fromStatus: 'processing', toStatus: 'failed', at: due },
      ];
    case 'on_hold':
      return [
        closed,
        {
          action: 'hold',
          fromStatus: 'scheduled',
          toStatus: 'on_hold',
          at: later(subHours(due, 20), subHours(now, HELD_HOURS)),
        },
      ];
    default:
      return [];
  }
}

/** The history of a payout up to `now`. */
function historyOf({ period }: Week, age: number, now: Date, suffix: string): PayoutMoveInsert[] {
  const { status, reasonCode, note } = stateOf(age);
  return movesTo(status, period, now)
    .filter(({ at }) => at <= now)
    .map((move, position) => ({
      id: `phe_${suffix}${position}`,
      payoutId: `pyt_${suffix}`,
      actorType: move.action === 'close' ? ('system' as const) : ('marketplace' as const),
      ...move,
      reasonCode: move.toStatus === status ? (reasonCode ?? null) : null,
      note: move.toStatus === status ? (note ?? null) : null,
      visibility: 'staff' as const,
    }));
}

/** A demo payout with its entries and its current state. */
export interface DemoPayout {
  readonly row: PayoutInsert;
  readonly entries: readonly (typeof payoutEntries.$inferInsert)[];
  readonly state: Partial<PayoutInsert>;
  readonly history: readonly PayoutMoveInsert[];
}

/**
 * The payouts of one store's orders and bookings: weeks by the domain's rules, all paid except the last ones.
 * Marks payments and refunds as settled, so call it before these are written.
 */
export function payoutRows(
  sales: OrderRows,
  bookings: readonly DemoBookingRow[],
  storeId: string,
  now: Date,
): DemoPayout[] {
  const paymentOf = new Map(sales.payments.map((payment) => [payment.orderId, payment]));
  const refundsOf = groupBy(sales.refunds, ({ orderId }) => orderId);
  const ofOrders = sales.orders.flatMap((order) => {
    const payment = paymentOf.get(order.id);
    return payment ? entriesOf(order, payment, refundsOf.get(order.id) ?? []) : [];
  });
  const weeks = weeksOf([...ofOrders, ...entriesOfBookings(bookings)], now);
  chargeFees(weeks, now);
  carryOver(weeks);
  const store = storeId.slice(storeId.indexOf('_') + 1);
  return weeks.map((week, index) => {
    const suffix = `${store}${week.period.periodStart.replaceAll('-', '')}`;
    const id = `pyt_${suffix}`;
    const begun = casablancaInstant(week.period.periodStart);
    const dates = { createdAt: begun, updatedAt: begun };
    const age = weeks.length - 1 - index;
    return {
      row: { id, storeId, ...week.period, status: 'open', ...dates },
      entries: week.entries.map((entry, position) => ({
        id: `pye_${suffix}${position}`,
        payoutId: id,
        storeId,
        ...entry,
        createdAt: entry.occurredAt,
      })),
      state: payoutStateOf(week, age, now),
      history: historyOf(week, age, now, suffix),
    };
  });
}

/** The sum of a payout that the entries of each kind count in. */
const SUM_OF = {
  sale: 'grossSales',
  commission: 'commission',
  fee: 'fees',
  refund: 'refunds',
  adjustment: 'adjustments',
  carry_over: 'carriedOver',
} as const satisfies Record<EntryContent['kind'], keyof PayoutInsert>;

/** What the database sums from the entries of a payout that is open when they come. */
function sumsOf(entries: DemoPayout['entries']) {
  const sums = {
    grossSales: 0,
    commission: 0,
    fees: 0,
    refunds: 0,
    adjustments: 0,
    carriedOver: 0,
    entriesCount: entries.length,
  };
  for (const { kind, amount } of entries) sums[SUM_OF[kind]] += amount;
  return sums;
}

const NO_STATE = {
  expectedAt: null,
  paidAt: null,
  bankReference: null,
  reasonCode: null,
  reasonNote: null,
  heldOrderIds: [],
  answerBy: null,
};

/**
 * Writes the payouts at once and in their last state. Their sums come with them: only an open payout
 * takes entries, and a store has one.
 */
export async function writePayouts(
  tx: Tx,
  demo: readonly DemoPayout[],
  { letterheadId, account }: Pick<PayoutInsert, 'letterheadId' | 'account'>,
): Promise<void> {
  const rows = demo.map(({ row, entries, state, history }) => {
    const isSent = history.some(({ action }) => action === 'process');
    const isOpen = state.status === 'open';
    return {
      ...row,
      ...NO_STATE,
      ...state,
      ...sumsOf(entries),
      letterheadId: isOpen ? null : letterheadId,
      account: isSent ? account : null,
    };
  });
  await insertRows(tx, payouts, rows);
  await tx.execute(sql`alter table payout_entries disable trigger payout_entries_summed`);
  const entries = demo.flatMap((payout) => payout.entries);
  await insertRows(tx, payoutEntries, entries);
  await tx.execute(sql`alter table payout_entries enable trigger payout_entries_summed`);
  await insertRows(
    tx,
    payoutHistory,
    demo.flatMap(({ history }) => history),
  );
}
