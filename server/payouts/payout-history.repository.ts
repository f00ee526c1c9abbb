import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PayoutAction, PayoutStatus } from '#domain/payouts/payout-lifecycle';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { payoutFiles, payoutHistory } from '../database/schema/payouts';
import { type Performer, performerColumns } from '../orders/performers';

/** A file of an answer as a row. */
export type PayoutFileRow = typeof payoutFiles.$inferSelect;

/** An action on a payout that has taken effect. */
export interface PayoutMove {
  readonly payoutId: string;
  readonly action: PayoutAction;
  readonly from: PayoutStatus;
  readonly to: PayoutStatus;
  readonly performer: Performer;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  readonly at: Date;
}

/** Adds the action to the payout's history. Returns the id of the entry. */
export async function recordPayoutMove(tx: Tx, move: PayoutMove): Promise<string> {
  const id = newId('phe', move.at.getTime());
  await tx.insert(payoutHistory).values({
    id,
    payoutId: move.payoutId,
    at: move.at,
    ...performerColumns(move.performer),
    action: move.action,
    fromStatus: move.from,
    toStatus: move.to,
    reasonCode: move.reasonCode ?? null,
    note: move.note ?? null,
    visibility: 'staff',
  });
  return id;
}

/** The history of a payout in chronological order, with the files of its answers. */
export async function readPayoutHistory(reader: Reader, payoutId: string) {
  const [entries, files] = await Promise.all([
    reader
      .select()
      .from(payoutHistory)
      .where(eq(payoutHistory.payoutId, payoutId))
      .orderBy(asc(payoutHistory.at), asc(payoutHistory.id)),
    reader
      .select()
      .from(payoutFiles)
      .where(eq(payoutFiles.payoutId, payoutId))
      .orderBy(asc(payoutFiles.createdAt), asc(payoutFiles.id)),
  ]);
  return entries.map((entry) => ({
    entry,
    files: files.filter(({ historyId }) => historyId === entry.id),
  }));
}

/** An entry of a payout's history, with the files that were sent with it. */
export type PayoutHistoryRow = Awaited<ReturnType<typeof readPayoutHistory>>[number];

/** Writes the record of a stored file. */
export async function insertPayoutFile(tx: Tx, row: PayoutFileRow): Promise<void> {
  await tx.insert(payoutFiles).values(row);
}

/** One file of a store's payout; undefined when unknown to this store. */
export async function findPayoutFile(
  reader: Reader,
  { storeId, payoutId, fileId }: { storeId: string; payoutId: string; fileId: string },
): Promise<PayoutFileRow | undefined> {
  const [file] = await reader
    .select()
    .from(payoutFiles)
    .where(
      and(
        eq(payoutFiles.id, fileId),
        eq(payoutFiles.payoutId, payoutId),
        eq(payoutFiles.storeId, storeId),
      ),
    );
  return file;
}

/** How many files of a payout wait for an answer. */
export async function countUnsentFiles(reader: Reader, payoutId: string): Promise<number> {
  return reader.$count(
    payoutFiles,
    and(eq(payoutFiles.payoutId, payoutId), isNull(payoutFiles.historyId)),
  );
}

/**
 * Makes these files part of an answer.
 * @returns how many of them waited for one
 */
export async function attachPayoutFiles(
  tx: Tx,
  { payoutId, historyId }: { payoutId: string; historyId: string },
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const attached = await tx
    .update(payoutFiles)
    .set({ historyId })
    .where(
      and(
        eq(payoutFiles.payoutId, payoutId),
        isNull(payoutFiles.historyId),
        inArray(payoutFiles.id, [...fileIds]),
      ),
    )
    .returning({ id: payoutFiles.id });
  return attached.length;
}
