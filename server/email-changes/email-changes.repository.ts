import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, asc, eq, gt, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { emailChangeLinks, emailChanges } from '../database/schema/email-changes';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Whose address it is: a user's, or the store's own if `userId` is null. */
export type AddressHolder = Pick<EmailChangeRow, 'storeId' | 'userId'>;

const isOpen = eq(emailChanges.status, 'requested');

function isOf({ storeId, userId }: AddressHolder): SQL | undefined {
  return and(
    eq(emailChanges.storeId, storeId),
    userId === null ? isNull(emailChanges.userId) : eq(emailChanges.userId, userId),
  );
}

/** Ends the links of these changes. */
export async function endLinksOf(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(emailChangeLinks)
    .set({ endedAt: now })
    .where(and(inArray(emailChangeLinks.changeId, [...ids]), isNull(emailChangeLinks.endedAt)));
}

/** Ends the open changes of a condition, with their links. @returns how many there were */
async function endOpen(
  tx: Tx,
  condition: SQL | undefined,
  status: 'cancelled' | 'replaced',
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(emailChanges)
    .set({ status, endedAt: now })
    .where(and(condition, isOpen))
    .returning({ id: emailChanges.id });
  const ids = ended.map(({ id }) => id);
  await endLinksOf(tx, ids, now);
  return ids.length;
}

/** Inserts a change in place of the holder's open one. */
export async function replaceChange(
  tx: Tx,
  change: typeof emailChanges.$inferInsert & AddressHolder,
): Promise<void> {
  await endOpen(tx, isOf(change), 'replaced', change.createdAt);
  await tx.insert(emailChanges).values(change);
}

/** Inserts the link of a mail, in place of the earlier ones of its change. */
export async function replaceLink(
  tx: Tx,
  link: typeof emailChangeLinks.$inferInsert,
): Promise<void> {
  await endLinksOf(tx, [link.changeId], link.createdAt);
  await tx.insert(emailChangeLinks).values(link);
}

/** Sets the times of a change that was mailed again. */
export async function prolongChange(
  tx: Tx,
  id: string,
  times: Pick<EmailChangeRow, 'expiresAt' | 'sendAgainAt'>,
): Promise<void> {
  await tx.update(emailChanges).set(times).where(eq(emailChanges.id, id));
}

/** A change of this store. */
export async function findChange(
  reader: Reader,
  storeId: string,
  id: string,
): Promise<EmailChangeRow | undefined> {
  const [row] = await reader
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), eq(emailChanges.storeId, storeId)));
  return row;
}

/** The open change that a link proves now. */
export async function findChangeByLink(
  reader: Reader,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [found] = await reader
    .select({ change: emailChanges })
    .from(emailChangeLinks)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeLinks.changeId))
    .where(
      and(
        eq(emailChangeLinks.tokenHash, tokenHash),
        isNull(emailChangeLinks.endedAt),
        isOpen,
        gt(emailChanges.expiresAt, now),
      ),
    );
  return found?.change;
}

/** The change of an undo link, in any state. */
export async function findChangeByUndo(
  reader: Reader,
  tokenHash: string,
): Promise<EmailChangeRow | undefined> {
  const [row] = await reader
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.undoTokenHash, tokenHash));
  return row;
}

/** What becomes of a change that is proved. */
type Proof = Pick<EmailChangeRow, 'oldUserName' | 'undoExpiresAt'>;

/** Marks an open change as proved, and ends its links. @returns false if it is not open any more */
export async function markProved(tx: Tx, id: string, proof: Proof, now: Date): Promise<boolean> {
  const proved = await tx
    .update(emailChanges)
    .set({ ...proof, status: 'proved', provedAt: now })
    .where(and(eq(emailChanges.id, id), isOpen, gt(emailChanges.expiresAt, now)))
    .returning({ id: emailChanges.id });
  await endLinksOf(tx, [id], now);
  return proved.length === 1;
}

/**
 * Marks a change and all later ones of the same address as undone: none of them is proved or undone
 * any more.
 * @returns them, the earliest first
 */
export async function markUndoneFrom(
  tx: Tx,
  change: EmailChangeRow,
  now: Date,
): Promise<EmailChangeRow[]> {
  const undone = await tx
    .select()
    .from(emailChanges)
    .where(and(isOf(change), gte(emailChanges.createdAt, change.createdAt)))
    .orderBy(asc(emailChanges.createdAt), asc(emailChanges.id));
  const ids = undone.map(({ id }) => id);
  await tx
    .update(emailChanges)
    .set({ status: 'undone', endedAt: now })
    .where(inArray(emailChanges.id, ids));
  await endLinksOf(tx, ids, now);
  return undone;
}

/** Cancels an open change. @returns false if it is not open any more */
export async function cancelChange(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await endOpen(tx, eq(emailChanges.id, id), 'cancelled', now)) === 1;
}

/** Cancels the open changes of these users' addresses, and those that they asked for. */
export async function cancelChangesOf(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...userIds];
  const condition = or(inArray(emailChanges.userId, ids), inArray(emailChanges.requestedBy, ids));
  await endOpen(tx, condition, 'cancelled', now);
}

/** Deletes changes whose links have all expired, a day later: their mails count until then. */
export async function deleteExpiredChanges(reader: Reader, now: Date): Promise<void> {
  const before = subMilliseconds(now, millisecondsInDay);
  await reader
    .delete(emailChanges)
    .where(and(lt(emailChanges.undoExpiresAt, before), lt(emailChanges.expiresAt, before)));
}
