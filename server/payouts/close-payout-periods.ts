import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { carriedOver } from '#domain/payouts/payout-entries';
import { expectedPayment, periodAt, periodLimit } from '#domain/payouts/payout-period';
import type { ServerContext, Tx } from '../context';
import { payments, refunds } from '../database/schema/payments';
import { payoutEntries, payouts } from '../database/schema/payouts';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { SYSTEM } from '../orders/performers';
import { collectEntries } from './collect-entries';
import { recordPayoutMove } from './payout-history.repository';
import {
  changePayout,
  insertEntries,
  lastPayout,
  lockOpenPayout,
  lockStorePayouts,
  openPayout,
  type PayoutRow,
} from './payouts.repository';
import { firstUnsettledAt, MAX_SETTLED_AT_ONCE } from './unsettled-sales.query';
import { storesWithUnsettledTours } from './unsettled-tours.query';

/**
 * The week of the store's next payout: the week of the first uncounted sale, but after the last
 * payout.
 */
async function nextPeriod(tx: Tx, storeId: string, after: PayoutRow | undefined, now: Date) {
  const first = await firstUnsettledAt(tx, storeId, now);
  const limit = after ? periodLimit(after.periodEnd) : null;
  const begin = first ?? now;
  return periodAt(limit && limit > begin ? limit : begin);
}

/** The open payout; opened when there is something to count. */
async function findOrOpenPayout(
  tx: Tx,
  storeId: string,
  now: Date,
): Promise<PayoutRow | undefined> {
  const open = await lockOpenPayout(tx, storeId);
  if (open || !(await firstUnsettledAt(tx, storeId, now))) return open;
  const period = await nextPeriod(tx, storeId, await lastPayout(tx, storeId), now);
  return openPayout(tx, storeId, period, now);
}

async function holdsOnlyCarryOver(tx: Tx, { id }: PayoutRow): Promise<boolean> {
  const kinds = await tx
    .selectDistinct({ kind: payoutEntries.kind })
    .from(payoutEntries)
    .where(eq(payoutEntries.payoutId, id));
  return kinds.every(({ kind }) => kind === 'carry_over');
}

/** Carries a negative result over to the next payout, so that this one pays nothing. */
async function carryOver(tx: Tx, closing: PayoutRow, now: Date): Promise<void> {
  const carried = carriedOver(closing.net);
  if (!carried) return;
  const { storeId } = closing;
  const occurredAt = subMilliseconds(periodLimit(closing.periodEnd), 1);
  const entry = { storeId, kind: 'carry_over', occurredAt } as const;
  await insertEntries(tx, [{ ...entry, payoutId: closing.id, amount: carried.here }], now);
  await changePayout(tx, closing.id, { status: 'scheduled' }, now);
  const next = await openPayout(tx, storeId, await nextPeriod(tx, storeId, closing, now), now);
  const note = closing.number;
  await insertEntries(
    tx,
    [{ ...entry, payoutId: next.id, amount: carried.next, occurredAt: now, note }],
    now,
  );
}

async function closePayout(tx: Tx, gathered: PayoutRow, now: Date): Promise<void> {
  const [closing] = await tx.select().from(payouts).where(eq(payouts.id, gathered.id));
  if (!closing) throw new Error(`The payout ${gathered.id} went away under its lock.`);
  await carryOver(tx, closing, now);
  const expectedAt = expectedPayment(closing.periodEnd);
  const letterheadId = await presentLetterheadId(tx, closing.storeId);
  await changePayout(tx, closing.id, { status: 'scheduled', expectedAt, letterheadId }, now);
  await recordPayoutMove(tx, {
    payoutId: closing.id,
    action: 'close',
    from: 'open',
    to: 'scheduled',
    performer: SYSTEM,
    at: now,
  });
}

/**
 * Takes a store's payouts one step further: adds entries to the open payout, and closes it when its
 * week has ended and everything in it is counted. A week that holds only an amount carried over
 * waits for the next sale.
 * @returns `closed` or `moved` when there may be another step, `settled` when there is none
 */
export async function advanceStorePayouts(
  tx: Tx,
  storeId: string,
  now: Date,
  most = MAX_SETTLED_AT_ONCE,
): Promise<'closed' | 'moved' | 'settled'> {
  await lockStorePayouts(tx, storeId);
  const open = await findOrOpenPayout(tx, storeId, now);
  if (!open) return 'settled';
  const limit = periodLimit(open.periodEnd);
  const hasEnded = limit <= now;
  const isBehind = await collectEntries(tx, open, hasEnded ? limit : now, now, most);
  if (isBehind) return 'moved';
  if (!hasEnded) return 'settled';
  if (await holdsOnlyCarryOver(tx, open)) {
    await changePayout(tx, open.id, await nextPeriod(tx, storeId, open, now), now);
    return 'moved';
  }
  await closePayout(tx, open, now);
  return 'closed';
}

/** Stores that have an open payout or uncounted sales, refunds or tours. */
async function storesToProcess({ db }: ServerContext['database']): Promise<string[]> {
  const rows = await db
    .selectDistinct({ storeId: payouts.storeId })
    .from(payouts)
    .where(eq(payouts.status, 'open'))
    .union(
      db
        .selectDistinct({ storeId: payments.storeId })
        .from(payments)
        .where(and(isNotNull(payments.capturedAt), isNull(payments.settledAt))),
    )
    .union(
      db
        .selectDistinct({ storeId: refunds.storeId })
        .from(refunds)
        .where(isNull(refunds.settledAt)),
    );
  const tours = await storesWithUnsettledTours(db);
  return [...new Set([...rows.map(({ storeId }) => storeId), ...tours])].sort();
}

/**
 * Adds sales and refunds to each store's open payout, and closes the payouts whose week has ended
 * in Casablanca: they are scheduled, a negative result is carried over. One transaction for each
 * store and week, or for part of a very large week, so that a killed process loses nothing.
 * Repeated and concurrent runs count nothing twice.
 * @param most sales, and refunds, that one transaction counts
 * @returns how many payouts were closed
 */
export async function closePayoutPeriods(
  { database }: Pick<ServerContext, 'database'>,
  now: Date,
  most = MAX_SETTLED_AT_ONCE,
): Promise<number> {
  let closed = 0;
  for (const storeId of await storesToProcess(database)) {
    const step = () => database.transaction((tx) => advanceStorePayouts(tx, storeId, now, most));
    for (let outcome = await step(); outcome !== 'settled'; outcome = await step()) {
      if (outcome === 'closed') closed += 1;
    }
  }
  return closed;
}
