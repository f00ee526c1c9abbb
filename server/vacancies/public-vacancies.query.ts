import { and, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import { vacancyCodeOf } from '#domain/vacancies/vacancy-address';
import { takesApplications } from '#domain/vacancies/vacancy-lifecycle';
import type { Reader } from '../context';
import type { Operations, PublicVacancy, PublicVacancySummary } from '../contract.generated';
import { stores } from '../database/schema/stores';
import { vacancies } from '../database/schema/vacancies';
import type { VacancyRow } from './vacancies.repository';
import { descriptionsOf, factsOf } from './vacancy-presentation';

/** A public vacancy with its store. */
export interface PublicVacancyRow {
  readonly vacancy: VacancyRow;
  readonly store: { readonly name: string; readonly nameAr: string | null };
}

type Query = Operations['listPublicVacancies']['query'];

function joined(reader: Reader) {
  return reader
    .select({ vacancy: vacancies, store: { name: stores.name, nameAr: stores.nameAr } })
    .from(vacancies)
    .innerJoin(stores, eq(stores.id, vacancies.storeId))
    .$dynamic();
}

function isListed({ cityId }: Pick<Query, 'cityId'>, now: Date): SQL | undefined {
  return and(
    eq(stores.status, 'active'),
    eq(vacancies.status, 'open'),
    isNull(vacancies.archivedAt),
    gte(vacancies.closesOn, casablancaDay(now)),
    cityId ? eq(vacancies.cityId, cityId) : undefined,
  );
}

/** A page of the vacancies that take applications, the newest first. */
export function selectPublicVacancies(
  reader: Reader,
  { page, pageSize, ...filters }: Query,
  now: Date,
): Promise<PublicVacancyRow[]> {
  return joined(reader)
    .where(isListed(filters, now))
    .orderBy(desc(vacancies.publishedAt), desc(vacancies.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countPublicVacancies(
  reader: Reader,
  filters: Pick<Query, 'cityId'>,
  now: Date,
): Promise<number> {
  return reader.$count(joined(reader).where(isListed(filters, now)).as('listed'));
}

/** The vacancy of an address: one that was published, of a store that trades. */
export async function findPublicVacancy(
  reader: Reader,
  slug: string,
): Promise<PublicVacancyRow | undefined> {
  const [found] = await joined(reader).where(
    and(
      eq(vacancies.code, vacancyCodeOf(slug)),
      inArray(vacancies.status, ['open', 'closed', 'filled']),
      eq(stores.status, 'active'),
    ),
  );
  return found;
}

/** A vacancy in the public list. A salary that is not public is not sent. */
export function presentPublicSummary(
  { vacancy, store }: PublicVacancyRow,
  now: Date,
): PublicVacancySummary {
  const { isSalaryShown, salaryMin, salaryMax } = vacancy;
  return {
    ...factsOf(vacancy),
    // A published vacancy has both.
    cityId: vacancy.cityId ?? '',
    closesOn: vacancy.closesOn ?? '',
    salaryMin: isSalaryShown ? salaryMin : null,
    salaryMax: isSalaryShown ? salaryMax : null,
    publishedAt: (vacancy.publishedAt ?? vacancy.createdAt).toISOString(),
    isOpen: takesApplications(vacancy, casablancaDay(now)),
    storeName: store.name,
    storeNameAr: store.nameAr,
  };
}

/** A public vacancy with its texts. */
export function presentPublicVacancy(row: PublicVacancyRow, now: Date): PublicVacancy {
  return { ...presentPublicSummary(row, now), ...descriptionsOf(row.vacancy) };
}
