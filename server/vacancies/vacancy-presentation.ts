import { and, count, inArray } from 'drizzle-orm';
import type { Permission } from '#domain/permissions/permissions';
import { casablancaDay } from '#domain/time/casablanca-day';
import { vacancySlug } from '#domain/vacancies/vacancy-address';
import { allowedVacancyActions } from '#domain/vacancies/vacancy-lifecycle';
import type { Vacancy, VacancySummary } from '#openapi/types.generated';
import type { Reader } from '../context';
import { candidacies } from '../database/schema/vacancies';
import { type VacancyRow, visibleCandidacies } from './vacancies.repository';
import { seesAll, type VacancyUser } from './vacancy-user';

/** Titles and facts of a vacancy without its salary. */
export function factsOf(row: VacancyRow) {
  return {
    slug: vacancySlug(row.title, row.code),
    title: row.title,
    titleEn: row.titleEn,
    titleAr: row.titleAr,
    contract: row.contract,
    languages: row.languages,
  };
}

/** The descriptions of a vacancy. */
export function descriptionsOf({ description, descriptionEn, descriptionAr }: VacancyRow) {
  return {
    description,
    descriptionEn,
    descriptionAr,
  };
}

interface Counted {
  readonly candidaciesCount: number;
  readonly newCount: number;
}

const NONE: Counted = { candidaciesCount: 0, newCount: 0 };

/** How many candidacies of each vacancy a user sees. */
async function countsOf(
  reader: Reader,
  user: VacancyUser,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  if (ids.length === 0) return new Map();
  const { vacancyId, status } = candidacies;
  const rows = await reader
    .select({ vacancyId, status, count: count() })
    .from(candidacies)
    .where(and(inArray(vacancyId, [...ids]), visibleCandidacies(user)))
    .groupBy(vacancyId, status);
  const counts = new Map<string, Counted>();
  for (const row of rows) {
    const { candidaciesCount, newCount } = counts.get(row.vacancyId) ?? NONE;
    counts.set(row.vacancyId, {
      candidaciesCount: candidaciesCount + row.count,
      newCount: newCount + (row.status === 'applied' ? row.count : 0),
    });
  }
  return counts;
}

function summaryOf(
  row: VacancyRow,
  user: VacancyUser,
  { candidaciesCount, newCount }: Counted,
  now: Date,
): VacancySummary {
  const isSalaryKnown = row.isSalaryShown || seesAll(user);
  return {
    ...factsOf(row),
    id: row.id,
    status: row.status,
    cityId: row.cityId,
    salaryMin: isSalaryKnown ? row.salaryMin : null,
    salaryMax: isSalaryKnown ? row.salaryMax : null,
    isSalaryShown: row.isSalaryShown,
    closesOn: row.closesOn,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    candidaciesCount,
    newCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
    allowedActions: row.archivedAt
      ? []
      : allowedVacancyActions(row, new Set<Permission>(user.permissions), casablancaDay(now)),
  };
}

/** Vacancies in the store's list. */
export async function presentVacancies(
  reader: Reader,
  rows: readonly VacancyRow[],
  user: VacancyUser,
  now: Date,
): Promise<VacancySummary[]> {
  const counts = await countsOf(
    reader,
    user,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => summaryOf(row, user, counts.get(row.id) ?? NONE, now));
}

/** A vacancy with its texts and the hours of its interviews. */
export async function presentVacancy(
  reader: Reader,
  row: VacancyRow,
  user: VacancyUser,
  now: Date,
): Promise<Vacancy> {
  const counts = await countsOf(reader, user, [row.id]);
  return {
    ...summaryOf(row, user, counts.get(row.id) ?? NONE, now),
    ...descriptionsOf(row),
    interviewRules: row.interviewRules.map(({ day, opens, closes, minutes, bufferMinutes }) => ({
      day,
      opens,
      closes,
      minutes,
      bufferMinutes,
    })),
  };
}
