import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import {
  candidacies,
  candidacyFiles,
  candidacyHistory,
  candidacyNotes,
  scoreCards,
  vacancies,
} from '../database/schema/vacancies';
import { type VacancyRow, visibleCandidacies } from './vacancies.repository';
import type { VacancyUser } from './vacancy-user';

export type CandidacyRow = typeof candidacies.$inferSelect;
export type CandidacyColumns = Partial<typeof candidacies.$inferInsert>;
export type ScoreCardRow = typeof scoreCards.$inferSelect;

/** A candidacy with its vacancy. */
export interface CandidacyRecord {
  readonly candidacy: CandidacyRow;
  readonly vacancy: VacancyRow;
}

function joined(reader: Reader) {
  return reader
    .select({ candidacy: candidacies, vacancy: vacancies })
    .from(candidacies)
    .innerJoin(vacancies, eq(vacancies.id, candidacies.vacancyId))
    .$dynamic();
}

/** The candidacy; undefined if it is unknown to this user, or erased. */
export async function findCandidacy(
  reader: Reader,
  user: VacancyUser,
  candidacyId: string,
): Promise<CandidacyRecord | undefined> {
  const [record] = await joined(reader).where(
    and(eq(candidacies.id, candidacyId), visibleCandidacies(user)),
  );
  return record;
}

/** The same, locked until the transaction ends. */
export async function lockCandidacy(
  tx: Tx,
  user: VacancyUser,
  candidacyId: string,
): Promise<CandidacyRecord | undefined> {
  const [record] = await joined(tx)
    .where(and(eq(candidacies.id, candidacyId), visibleCandidacies(user)))
    .for('no key update', { of: candidacies });
  return record;
}

/** The candidacy of any store, for the candidate; undefined once it is erased. */
export async function findAnyCandidacy(
  reader: Reader,
  candidacyId: string,
): Promise<CandidacyRecord | undefined> {
  const [record] = await joined(reader).where(
    and(eq(candidacies.id, candidacyId), isNull(candidacies.erasedAt)),
  );
  return record;
}

/** The same, locked until the transaction ends. */
export async function lockAnyCandidacy(
  tx: Tx,
  candidacyId: string,
): Promise<CandidacyRecord | undefined> {
  const [record] = await joined(tx)
    .where(and(eq(candidacies.id, candidacyId), isNull(candidacies.erasedAt)))
    .for('no key update', { of: candidacies });
  return record;
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeCandidacy(
  tx: Tx,
  candidacyId: string,
  change: CandidacyColumns,
  now: Date,
): Promise<CandidacyRow> {
  const [row] = await tx
    .update(candidacies)
    .set({ ...change, updatedAt: now, revision: sql`${candidacies.revision} + 1` })
    .where(eq(candidacies.id, candidacyId))
    .returning();
  if (!row) throw new Error('A changed candidacy was not returned.');
  return row;
}

type Step = Omit<typeof candidacyHistory.$inferInsert, 'id'>;

/** Adds a line to the history of a candidacy. */
export async function insertStep(tx: Tx, step: Step): Promise<void> {
  await tx.insert(candidacyHistory).values({ id: newId('cdh', step.at.getTime()), ...step });
}

export function selectSteps(reader: Reader, candidacyId: string) {
  return reader
    .select()
    .from(candidacyHistory)
    .where(eq(candidacyHistory.candidacyId, candidacyId))
    .orderBy(asc(candidacyHistory.at), asc(candidacyHistory.id));
}

export function selectNotes(reader: Reader, candidacyId: string) {
  return reader
    .select()
    .from(candidacyNotes)
    .where(eq(candidacyNotes.candidacyId, candidacyId))
    .orderBy(asc(candidacyNotes.createdAt), asc(candidacyNotes.id));
}

/** All score cards of these candidacies, whoever may read them. */
export function selectCards(
  reader: Reader,
  candidacyIds: readonly string[],
): Promise<ScoreCardRow[]> {
  return reader
    .select()
    .from(scoreCards)
    .where(inArray(scoreCards.candidacyId, [...candidacyIds]))
    .orderBy(asc(scoreCards.createdAt), asc(scoreCards.id));
}

/** The CVs of these candidacies. */
export function selectCvs(reader: Reader, candidacyIds: readonly string[]) {
  return reader
    .select()
    .from(candidacyFiles)
    .where(inArray(candidacyFiles.candidacyId, [...candidacyIds]));
}
