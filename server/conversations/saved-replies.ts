import { and, asc, eq, sql } from 'drizzle-orm';
import {
  SAVED_REPLY_LIMITS,
  type SavedReplyValues,
  savedReplyErrors,
} from '#domain/conversations/saved-reply';
import { foldForSearch } from '#domain/text/search-fold';
import type { SavedReply, SavedReplyUpdate } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { savedReplies } from '../database/schema/conversations';
import { lockName } from '../database/transaction-lock';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanLines, cleanText } from '../products/product-fields';

type ReplyRow = typeof savedReplies.$inferSelect;

function present(row: ReplyRow | undefined): SavedReply {
  if (!row) throw new Error('A written reply was not returned.');
  const { id, name, body, bodyAr, bodyEn, revision } = row;
  const [createdAt, updatedAt] = [row.createdAt.toISOString(), row.updatedAt.toISOString()];
  return { id, name, body, bodyAr, bodyEn, createdAt, updatedAt, revision };
}

/** The saved replies of the store, by name. */
export async function listSavedReplies(reader: Reader, storeId: string): Promise<SavedReply[]> {
  const rows = await reader
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.storeId, storeId))
    .orderBy(asc(savedReplies.nameKey), asc(savedReplies.id));
  return rows.map(present);
}

/** The columns of acceptable values. @throws ProblemError 422 with the fields that are wrong */
function columnsOf(before: SavedReplyValues, change: SavedReplyUpdate) {
  const values = { ...before, ...change };
  const errors = savedReplyErrors(values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const name = (cleanText(values.name) ?? '').replace(/\s+/gu, ' ');
  return {
    name,
    nameKey: foldForSearch(name) || name,
    body: cleanLines(values.body),
    bodyAr: cleanLines(values.bodyAr),
    bodyEn: cleanLines(values.bodyEn),
  };
}

function rethrowTakenName(error: unknown): never {
  if (!isUniqueViolation(error, 'saved_replies_name')) throw error;
  throw problem(409, 'already_taken', { errors: { name: ['already_taken'] } });
}

const EMPTY: SavedReplyValues = { name: '', body: '', bodyAr: '', bodyEn: '' };

/** @throws ProblemError 409 the name is taken; 422 with the fields that are wrong */
export async function createSavedReply(
  tx: Tx,
  body: SavedReplyUpdate,
  { storeId, now }: { readonly storeId: string; readonly now: Date },
): Promise<SavedReply> {
  const columns = columnsOf(EMPTY, body);
  await lockName(tx, `saved replies ${storeId}`);
  const count = await tx.$count(savedReplies, eq(savedReplies.storeId, storeId));
  if (count >= SAVED_REPLY_LIMITS.replies) throw invalid({ name: ['too_many'] });
  const [row] = await tx
    .insert(savedReplies)
    .values({
      id: newId('srp', now.getTime()),
      storeId,
      ...columns,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .catch(rethrowTakenName);
  return present(row);
}

function ofStore(replyId: string, storeId: string) {
  return and(eq(savedReplies.id, replyId), eq(savedReplies.storeId, storeId));
}

/** A change of a saved reply that a user requests. */
interface RequestedReplyChange {
  readonly replyId: string;
  readonly body: SavedReplyUpdate;
  readonly revision: number | undefined;
  readonly storeId: string;
  readonly now: Date;
}

/**
 * @throws ProblemError 404 unknown to the store; 409 the name is taken; 428, 412 the revision; 422
 *   with the fields that are wrong
 */
export async function changeSavedReply(
  tx: Tx,
  { replyId, body, revision, storeId, now }: RequestedReplyChange,
): Promise<SavedReply> {
  const condition = ofStore(replyId, storeId);
  const [before] = await tx.select().from(savedReplies).where(condition).for('update');
  if (!before) throw notFound();
  assertRevision(revision, present(before));
  const [row] = await tx
    .update(savedReplies)
    .set({
      ...columnsOf(before, body),
      updatedAt: now,
      revision: sql`${savedReplies.revision} + 1`,
    })
    .where(condition)
    .returning()
    .catch(rethrowTakenName);
  return present(row);
}

/** @throws ProblemError 404 unknown to the store */
export async function deleteSavedReply(
  tx: Tx,
  replyId: string,
  storeId: string,
): Promise<SavedReply> {
  const [row] = await tx.delete(savedReplies).where(ofStore(replyId, storeId)).returning();
  if (!row) throw notFound();
  return present(row);
}
