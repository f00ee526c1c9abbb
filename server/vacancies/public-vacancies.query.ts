import { and, asc, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import { vacancyCodeOf } from '#domain/vacancies/vacancy-address';
import { VACANCY_CONTRACTS } from '#domain/vacancies/vacancy-form';
import { takesApplications } from '#domain/vacancies/vacancy-lifecycle';
import type {
  PublicVacancy,
  PublicVacancyList,
  PublicVacancySummary,
} from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { vacancies } from '../database/schema/vacancies';
import type { VacancyRow } from './vacancies.repository';
import { descriptionsOf, factsOf } from './vacancy-presentation';

/** A public vacancy with its store and its city, which every published one has. */
export interface PublicVacancyRow {
  readonly vacancy: VacancyRow;
  readonly store: { readonly name: string; readonly nameAr: string | null };
  readonly city: typeof cities.$inferSelect;
}

type Query = Operations['listPublicVacancies']['query'];

function joined(reader: Reader) {
  return reader
    .select({
      vacancy: vacancies,
      store: { name: stores.name, nameAr: stores.nameAr },
      city: cities,
    })
    .from(vacancies)
    .innerJoin(stores, eq(stores.id, vacancies.storeId))
    .innerJoin(cities, eq(cities.id, vacancies.cityId))
    .$dynamic();
}

type Filters = Pick<Query, 'cityId' | 'contract'>;

function isListed({ cityId, contract }: Filters, now: Date): SQL | undefined {
  return and(
    eq(stores.status, 'active'),
    eq(vacancies.status, 'open'),
    isNull(vacancies.archivedAt),
    gte(vacancies.closesOn, casablancaDay(now)),
    cityId ? eq(vacancies.cityId, cityId) : undefined,
    contract ? eq(vacancies.contract, contract) : undefined,
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

export function countPublicVacancies(reader: Reader, filters: Filters, now: Date): Promise<number> {
  return reader.$count(joined(reader).where(isListed(filters, now)).as('listed'));
}

/** The cities and kinds of contracts of all open vacancies. */
export async function selectVacancyFilters(
  reader: Reader,
  now: Date,
): Promise<Pick<PublicVacancyList, 'cities' | 'contracts'>> {
  const { id, name, nameEn, nameAr } = cities;
  const [places, kinds] = await Promise.all([
    reader
      .selectDistinct({ id, name, nameEn, nameAr })
      .from(vacancies)
      .innerJoin(stores, eq(stores.id, vacancies.storeId))
      .innerJoin(cities, eq(cities.id, vacancies.cityId))
      .where(isListed({}, now))
      .orderBy(asc(name)),
    reader
      .selectDistinct({ contract: vacancies.contract })
      .from(vacancies)
      .innerJoin(stores, eq(stores.id, vacancies.storeId))
      .where(isListed({}, now)),
  ]);
  const contracts = VACANCY_CONTRACTS.filter((one) =>
    kinds.some(({ contract }) => contract === one),
  );
  return { cities: places, contracts };
}

/** Addresses and last changes of open vacancies for a sitemap, the oldest first. */
export function selectSitemapVacancies(
  reader: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  now: Date,
) {
  const { title, code, updatedAt } = vacancies;
  return reader
    .select({ title, code, updatedAt })
    .from(vacancies)
    .innerJoin(stores, eq(stores.id, vacancies.storeId))
    .where(isListed({}, now))
    .orderBy(asc(vacancies.publishedAt), asc(vacancies.id))
    .limit(limit)
    .offset(offset);
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
  { vacancy, store, city }: PublicVacancyRow,
  now: Date,
): PublicVacancySummary {
  const { isSalaryShown, salaryMin, salaryMax } = vacancy;
  return {
    ...factsOf(vacancy),
    cityId: city.id,
    cityName: city.name,
    cityNameEn: city.nameEn,
    cityNameAr: city.nameAr,
    // A published vacancy has one.
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
