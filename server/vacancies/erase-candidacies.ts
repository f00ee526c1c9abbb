import { and, asc, eq, isNull, lt, notInArray, or } from 'drizzle-orm';
import { erasedBefore } from '#domain/vacancies/candidacy-retention';
import type { DatabaseAccess, Tx } from '../context';
import { eraseConversationsWithCandidate } from '../conversations/erase-conversations';
import {
  candidacies,
  candidacyFiles,
  candidacyNotes,
  scoreCards,
} from '../database/schema/vacancies';
import { noteLeftovers } from '../media/media-leftovers';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { changeCandidacy } from './candidacies.repository';

/** A candidacy without anything about the candidate. */
const NOTHING = {
  firstName: '',
  lastName: '',
  email: '',
  mailboxKey: '',
  phoneNumber: null,
  message: '',
  answer: null,
  interviewStartsAt: null,
  interviewEndsAt: null,
  searchText: '',
} as const;

const FILE = { id: candidacyFiles.id, storageKey: candidacyFiles.storageKey };

type StoredFile = { readonly id: string; readonly storageKey: string };

/** The content of the files is removed with the other leftovers, within the hour. */
async function noteFiles(tx: Tx, files: readonly StoredFile[], since: Date): Promise<void> {
  await noteLeftovers(
    tx,
    files.map(({ id, storageKey }) => ({ mediaId: id, keys: [storageKey], since })),
  );
}

/**
 * Erases the candidacies that ended six months ago, or were sent twelve months ago: what the candidate
 * sent, the CV, the conversation with them, notes and score cards. Its statuses and times stay, and
 * the audit log says when it was erased, without the values.
 * @returns how many were erased
 */
export function eraseOldCandidacies(context: ScheduledTaskContext, now: Date): Promise<number> {
  const before = erasedBefore(now);
  return processOneByOne(context, async (tx, failed, picked) => {
    const { id, endedAt, createdAt, erasedAt } = candidacies;
    const [row] = await tx
      .select({ id, storeId: candidacies.storeId })
      .from(candidacies)
      .where(
        and(
          isNull(erasedAt),
          or(lt(endedAt, before.ended), lt(createdAt, before.sent)),
          failed.length > 0 ? notInArray(id, [...failed]) : undefined,
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    const files = await tx
      .delete(candidacyFiles)
      .where(eq(candidacyFiles.candidacyId, row.id))
      .returning(FILE);
    await noteFiles(tx, files, now);
    await tx.delete(candidacyNotes).where(eq(candidacyNotes.candidacyId, row.id));
    const about = { storeId: row.storeId, candidacyId: row.id };
    await eraseConversationsWithCandidate(tx, about, now);
    await tx.delete(scoreCards).where(eq(scoreCards.candidacyId, row.id));
    await changeCandidacy(tx, row.id, { ...NOTHING, erasedAt: now }, now);
    return 'moved';
  });
}

/** Deletes the CVs that were sent before this instant and that no application has. */
export async function deleteUnusedCvs(database: DatabaseAccess, before: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const { candidacyId, createdAt } = candidacyFiles;
    const files = await tx
      .delete(candidacyFiles)
      .where(and(isNull(candidacyId), lt(createdAt, before)))
      .returning(FILE);
    await noteFiles(tx, files, before);
  });
}
