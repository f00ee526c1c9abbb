import type { Language } from '../format/languages';
import { localizedName } from '../text/localized-name';
import { type LocalizedTitles, localizedTitle } from '../text/localized-title';
import { addDays, casablancaInstant, type IsoDay } from '../time/casablanca-day';
import type { VacancyContract } from './vacancy-form';

/** What the structured data of a vacancy are made of. */
export interface PostedVacancy extends LocalizedTitles {
  readonly code: string;
  /** Rich text; empty where it is not written. */
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly contract: VacancyContract;
  /** Centimes a month; null for a salary that is not public. */
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** The last day in Casablanca on which one can apply. */
  readonly closesOn: IsoDay;
  readonly publishedAt: Date;
  readonly storeName: string;
  readonly storeNameAr: string | null;
  readonly city: {
    readonly name: string;
    readonly nameEn: string;
    readonly nameAr: string;
    readonly region: string;
    readonly regionEn: string;
    readonly regionAr: string;
  };
}

/** The values of Google for `employmentType`. */
const EMPLOYMENT_TYPES: Record<VacancyContract, string> = {
  permanent: 'FULL_TIME',
  fixed_term: 'TEMPORARY',
  part_time: 'PART_TIME',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** The salary in dirhams; nothing unless it is public. */
function salaryOf({ salaryMin, salaryMax }: PostedVacancy) {
  if (salaryMin === null) return {};
  const amounts =
    salaryMax === null || salaryMax === salaryMin
      ? { value: salaryMin / 100 }
      : { minValue: salaryMin / 100, maxValue: salaryMax / 100 };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText: 'MONTH' };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'MAD', value } };
}

/**
 * An open vacancy as schema.org's JobPosting, in one language, by Google's documentation of job
 * postings (`job-posting.test.ts` names the properties).
 * @param address the address of its page
 */
export function jobPosting(vacancy: PostedVacancy, language: Language, address: string) {
  const { city, code, contract, publishedAt, closesOn } = vacancy;
  const { description, descriptionEn, descriptionAr, storeName, storeNameAr } = vacancy;
  const employer = localizedName({ name: storeName, nameAr: storeNameAr }, language);
  const region = { name: city.region, nameEn: city.regionEn, nameAr: city.regionAr };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: localizedTitle(vacancy, language),
    description: localizedName(
      { name: description, nameEn: descriptionEn, nameAr: descriptionAr },
      language,
    ),
    datePosted: publishedAt.toISOString(),
    // One can apply until midnight.
    validThrough: casablancaInstant(addDays(closesOn, 1)).toISOString(),
    employmentType: EMPLOYMENT_TYPES[contract],
    hiringOrganization: { '@type': 'Organization', name: employer },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: localizedName(city, language),
        addressRegion: localizedName(region, language),
        addressCountry: 'MA',
      },
    },
    identifier: { '@type': 'PropertyValue', name: employer, value: code },
    directApply: true,
    url: address,
    ...salaryOf(vacancy),
  };
}
