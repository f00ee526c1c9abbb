import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { candidacies, vacancies } from '../database/schema/vacancies';
import { seesAll, type VacancyUser } from './vacancy-user';

export type VacancyRow = typeof vacancies.$inferSelect;
export type VacancyColumns = Partial<typeof vacancies.$inferInsert>;

/** The candidacies that a user may see, erased ones left out. */
export function visibleCandidacies(user: VacancyUser): SQL | undefined {
  return and(
    eq(candidacies.storeId, user.storeId),
    isNull(candidacies.erasedAt),
    seesAll(user) ? undefined : sql`${user.userId} = any(${candidacies.interviewerIds})`,
  );
}

/** The vacancies that a user may see, deleted ones left out. */
export function visibleVacancies(reader: Reader, user: VacancyUser): SQL | undefined {
  const own = reader
    .select({ id: candidacies.id })
    .from(candidacies)
    .where(and(eq(candidacies.vacancyId, vacancies.id), visibleCandidacies(user)));
  return and(
    eq(vacancies.storeId, user.storeId),
    isNull(vacancies.archivedAt),
    seesAll(user) ? undefined : exists(own),
  );
}

/** The vacancy; undefined if it is unknown to this user, or deleted. */
export async function findVacancy(
  reader: Reader,
  user: VacancyUser,
  vacancyId: string,
): Promise<VacancyRow | undefined> {
  const [row] = await reader
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, vacancyId), visibleVacancies(reader, user)));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockVacancy(
  tx: Tx,
  user: VacancyUser,
  vacancyId: string,
): Promise<VacancyRow | undefined> {
  const [row] = await tx
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, vacancyId), visibleVacancies(tx, user)))
    .for('no key update');
  return row;
}

export async function insertVacancy(
  tx: Tx,
  row: typeof vacancies.$inferInsert,
): Promise<VacancyRow> {
  const [written] = await tx.insert(vacancies).values(row).returning();
  if (!written) throw new Error('A written vacancy was not returned.');
  return written;
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeVacancy(
  tx: Tx,
  vacancyId: string,
  change: VacancyColumns,
  now: Date,
): Promise<VacancyRow> {
  const [row] = await tx
    .update(vacancies)
    .set({ ...change, updatedAt: now, revision: sql`${vacancies.revision} + 1` })
    .where(eq(vacancies.id, vacancyId))
    .returning();
  if (!row) throw new Error('A changed vacancy was not returned.');
  return row;
}
