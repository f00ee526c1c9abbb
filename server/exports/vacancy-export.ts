import { inArray } from 'drizzle-orm';
import { VACANCY_CONTRACT_WORDS, VACANCY_STATUS_WORDS } from '#domain/exports/export-words';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { localizedTitle } from '#domain/text/localized-title';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { VacancySummary } from '#openapi/types.generated';
import type { Reader } from '../context';
import { cities } from '../database/schema/reference';
import { selectVacancies, type VacancyListQuery } from '../vacancies/vacancy-list.query';
import { presentVacancies } from '../vacancies/vacancy-presentation';
import type { VacancyUser } from '../vacancies/vacancy-user';

interface FileOptions {
  readonly query: VacancyListQuery;
  readonly language: Language;
  readonly now: Date;
}

type City = Parameters<typeof localizedName>[0];

async function readCities(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, City>> {
  if (ids.length === 0) return new Map();
  const { id, name, nameEn, nameAr } = cities;
  const rows = await reader
    .select({ id, name, nameEn, nameAr })
    .from(cities)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

function cellsOf(row: VacancySummary, city: City | undefined, language: Language): CsvCell[] {
  return [
    localizedTitle(row, language),
    VACANCY_STATUS_WORDS[row.status][language],
    VACANCY_CONTRACT_WORDS[row.contract][language],
    city ? localizedName(city, language) : '',
    row.salaryMin === null ? '' : csvAmount(row.salaryMin),
    row.salaryMax === null ? '' : csvAmount(row.salaryMax),
    row.closesOn === null ? '' : { day: row.closesOn },
    row.publishedAt === null ? '' : { day: casablancaDay(new Date(row.publishedAt)) },
    row.candidaciesCount,
  ];
}

/** The cells of `VACANCY_COLUMNS` of every vacancy of the list, in its order and in a language. */
export async function* vacancyRecords(
  reader: Reader,
  user: VacancyUser,
  { query, language, now }: FileOptions,
) {
  const rows = await selectVacancies(reader, user, query);
  const known = await readCities(
    reader,
    rows.flatMap(({ cityId }) => cityId ?? []),
  );
  const shown = await presentVacancies(reader, rows, user, now);
  yield shown.map((row) => cellsOf(row, known.get(row.cityId ?? ''), language));
}
