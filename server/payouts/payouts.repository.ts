import { and, desc, eq, sql } from 'drizzle-orm';
import type { PayoutEntryKind } from '#domain/payouts/payout-entries';
import type { PayoutPeriod } from '#domain/payouts/payout-period';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { payoutEntries, payouts } from '../database/schema/payouts';
import { lockName } from '../database/transaction-lock';

/** A payout as a row. */
export type PayoutRow = typeof payouts.$inferSelect;

/** An entry before it is written. Centimes. */
export interface NewEntry {
  readonly payoutId: string;
  readonly storeId: string;
  readonly orderId?: string | null;
  readonly refundId?: string | null;
  readonly tourBookingId?: string | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  readonly occurredAt: Date;
  readonly note?: string | null;
}

/** Only one process at a time changes a store's payouts, until its transaction ends. */
export async function lockStorePayouts(tx: Tx, storeId: string): Promise<void> {
  await lockName(tx, `payouts ${storeId}`);
}

/** The store's open payout, locked. */
export async function lockOpenPayout(tx: Tx, storeId: string): Promise<PayoutRow | undefined> {
  const [open] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), eq(payouts.status, 'open')))
    .for('update');
  return open;
}

/** The store's payout of the latest period. */
export async function lastPayout(tx: Tx, storeId: string): Promise<PayoutRow | undefined> {
  const [last] = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.storeId, storeId))
    .orderBy(desc(payouts.periodStart))
    .limit(1);
  return last;
}

/** Opens the payout of a period. */
export async function openPayout(
  tx: Tx,
  storeId: string,
  period: PayoutPeriod,
  now: Date,
): Promise<PayoutRow> {
  const [opened] = await tx
    .insert(payouts)
    .values({
      id: newId('pyt', now.getTime()),
      storeId,
      status: 'open',
      ...period,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!opened) throw new Error('A payout was not opened.');
  return opened;
}

/** Columns of a payout that the code writes; its sums follow from its entries. */
export type PayoutChange = Partial<
  Pick<
    PayoutRow,
    | 'status'
    | 'number'
    | 'periodStart'
    | 'periodEnd'
    | 'expectedAt'
    | 'paidAt'
    | 'bankReference'
    | 'letterheadId'
    | 'account'
    | 'reasonCode'
    | 'reasonNote'
    | 'heldOrderIds'
    | 'answerBy'
    | 'lateNotifiedAt'
  >
>;

/** Writes the change and increments the revision. The caller holds the row's lock. */
export async function changePayout(
  tx: Tx,
  payoutId: string,
  change: PayoutChange,
  now: Date,
): Promise<PayoutRow> {
  const [changed] = await tx
    .update(payouts)
    .set({ ...change, updatedAt: now, revision: sql`${payouts.revision} + 1` })
    .where(eq(payouts.id, payoutId))
    .returning();
  if (!changed) throw new Error(`The payout ${payoutId} went away under its lock.`);
  return changed;
}

/** Rows of one statement: PostgreSQL accepts 65,535 parameters. */
const BATCH = 2000;

/** Writes entries; a trigger updates the payout's sums. */
export async function insertEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  for (let begin = 0; begin < entries.length; begin += BATCH) {
    await tx
      .insert(payoutEntries)
      .values(
        entries
          .slice(begin, begin + BATCH)
          .map((entry) => ({ id: newId('pye', now.getTime()), ...entry, createdAt: now })),
      );
  }
}
