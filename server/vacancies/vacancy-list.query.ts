import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { VACANCY_STATUSES, type VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, emptyLast, inStatuses, matchingWords } from '../database/list-filters';
import { vacancies } from '../database/schema/vacancies';
import { type VacancyRow, visibleVacancies } from './vacancies.repository';
import type { VacancyUser } from './vacancy-user';

type VacancyPageQuery = Operations['listVacancies']['query'];
/** Filters and order of the list, as in the contract. */
export type VacancyListQuery = Omit<VacancyPageQuery, 'page' | 'pageSize'>;

const SORTS: Record<VacancyListQuery['sort'], SQL[]> = {
  title: [asc(vacancies.searchText), asc(vacancies.id)],
  '-title': [desc(vacancies.searchText), desc(vacancies.id)],
  updatedAt: [asc(vacancies.updatedAt), asc(vacancies.id)],
  '-updatedAt': [desc(vacancies.updatedAt), desc(vacancies.id)],
  closesOn: [emptyLast(vacancies.closesOn, false), asc(vacancies.id)],
  '-closesOn': [emptyLast(vacancies.closesOn, true), desc(vacancies.id)],
};

/** All filters of the list except the status. */
function filterCondition(
  reader: Reader,
  user: VacancyUser,
  { q, cityId }: Pick<VacancyListQuery, 'q' | 'cityId'>,
): SQL | undefined {
  return and(
    visibleVacancies(reader, user),
    cityId ? eq(vacancies.cityId, cityId) : undefined,
    matchingWords(vacancies.searchText, q),
  );
}

/** The vacancies of a list in its order: a page, or all of them. */
export function selectVacancies(
  reader: Reader,
  user: VacancyUser,
  query: VacancyListQuery & Partial<Pick<VacancyPageQuery, 'page' | 'pageSize'>>,
): Promise<VacancyRow[]> {
  const { page = 1, pageSize } = query;
  const rows = reader
    .select()
    .from(vacancies)
    .where(and(filterCondition(reader, user, query), inStatuses(vacancies.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .$dynamic();
  return pageSize === undefined ? rows : rows.limit(pageSize).offset((page - 1) * pageSize);
}

/** The number of vacancies in each status, under all filters but the status. */
export async function countVacancies(
  reader: Reader,
  user: VacancyUser,
  query: VacancyListQuery,
): Promise<Record<VacancyStatus, number>> {
  const rows = await reader
    .select({ status: vacancies.status, count: count() })
    .from(vacancies)
    .where(filterCondition(reader, user, query))
    .groupBy(vacancies.status);
  return countsByStatus(VACANCY_STATUSES, rows);
}
