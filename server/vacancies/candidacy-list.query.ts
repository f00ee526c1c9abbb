import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { CANDIDACY_STATUSES, type CandidacyStatus } from '#domain/vacancies/candidacy-lifecycle';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, emptyLast, inStatuses, matchingWords } from '../database/list-filters';
import { candidacies, vacancies } from '../database/schema/vacancies';
import type { CandidacyRecord } from './candidacies.repository';
import { visibleCandidacies } from './vacancies.repository';
import type { VacancyUser } from './vacancy-user';

type CandidacyPageQuery = Operations['listCandidacies']['query'];
/** Filters and order of the list, as in the contract. */
export type CandidacyListQuery = Omit<CandidacyPageQuery, 'page' | 'pageSize'>;

const SORTS: Record<CandidacyListQuery['sort'], SQL[]> = {
  createdAt: [asc(candidacies.createdAt), asc(candidacies.id)],
  '-createdAt': [desc(candidacies.createdAt), desc(candidacies.id)],
  '-updatedAt': [desc(candidacies.updatedAt), desc(candidacies.id)],
  interview: [emptyLast(candidacies.interviewStartsAt, false), asc(candidacies.id)],
};

/** All filters of the list except the status. */
function filterCondition(
  user: VacancyUser,
  { q, vacancyId, interviewerId }: Omit<CandidacyListQuery, 'sort' | 'status'>,
): SQL | undefined {
  const rater = interviewerId === 'me' ? user.userId : interviewerId;
  return and(
    visibleCandidacies(user),
    vacancyId ? eq(candidacies.vacancyId, vacancyId) : undefined,
    rater ? sql`${rater} = any(${candidacies.interviewerIds})` : undefined,
    matchingWords(candidacies.searchText, q),
  );
}

/** The candidacies of a list in its order: a page, or all of them. */
export function selectCandidacies(
  reader: Reader,
  user: VacancyUser,
  query: CandidacyListQuery & Partial<Pick<CandidacyPageQuery, 'page' | 'pageSize'>>,
): Promise<CandidacyRecord[]> {
  const { page = 1, pageSize } = query;
  const rows = reader
    .select({ candidacy: candidacies, vacancy: vacancies })
    .from(candidacies)
    .innerJoin(vacancies, eq(vacancies.id, candidacies.vacancyId))
    .where(and(filterCondition(user, query), inStatuses(candidacies.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .$dynamic();
  return pageSize === undefined ? rows : rows.limit(pageSize).offset((page - 1) * pageSize);
}

/** The number of candidacies in each status, under all filters but the status. */
export async function countCandidacies(
  reader: Reader,
  user: VacancyUser,
  query: CandidacyListQuery,
): Promise<Record<CandidacyStatus, number>> {
  const rows = await reader
    .select({ status: candidacies.status, count: count() })
    .from(candidacies)
    .where(filterCondition(user, query))
    .groupBy(candidacies.status);
  return countsByStatus(CANDIDACY_STATUSES, rows);
}
