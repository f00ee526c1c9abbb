import { CANDIDACY_STATUS_WORDS } from '#domain/exports/export-words';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedTitle } from '#domain/text/localized-title';
import { casablancaClock, casablancaDay } from '#domain/time/casablanca-day';
import type { CandidacySummary } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { CandidacyRow } from '../vacancies/candidacies.repository';
import { type CandidacyListQuery, selectCandidacies } from '../vacancies/candidacy-list.query';
import { presentCandidacies } from '../vacancies/candidacy-presentation';
import type { VacancyUser } from '../vacancies/vacancy-user';

function dayCell(instant: string | null): CsvCell {
  return instant === null ? '' : { day: casablancaDay(new Date(instant)) };
}

function cellsOf(
  row: CandidacySummary,
  { email, phoneNumber }: CandidacyRow,
  language: Language,
): CsvCell[] {
  const titles = {
    title: row.vacancyTitle,
    titleEn: row.vacancyTitleEn,
    titleAr: row.vacancyTitleAr,
  };
  const interview = row.interview?.startsAt ?? null;
  return [
    row.lastName,
    row.firstName,
    localizedTitle(titles, language),
    CANDIDACY_STATUS_WORDS[row.status][language],
    email,
    phoneNumber ?? '',
    dayCell(row.createdAt),
    dayCell(interview),
    interview === null ? '' : casablancaClock(new Date(interview)),
    row.interviewers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
    row.score ?? '',
    dayCell(row.endedAt),
  ];
}

/** The cells of `CANDIDACY_COLUMNS` of every candidacy of the list, in its order and in a language. */
export async function* candidacyRecords(
  reader: Reader,
  user: VacancyUser,
  { query, language }: { readonly query: CandidacyListQuery; readonly language: Language },
) {
  const records = await selectCandidacies(reader, user, query);
  const rows = await presentCandidacies(reader, records, user);
  const own = new Map(records.map(({ candidacy }) => [candidacy.id, candidacy]));
  yield rows.flatMap((row) => {
    const candidacy = own.get(row.id);
    return candidacy ? [cellsOf(row, candidacy, language)] : [];
  });
}
