import type { SpokenLanguage } from '../format/spoken-languages';
import { type SlotRule, slotRuleErrors } from '../slots/slot-rules';
import type { Weekday } from '../stores/store-availability';
import { type IsoDay, isIsoDay } from '../time/casablanca-day';
import type { VacancyStatus } from './vacancy-lifecycle';

/** Kinds of contracts: CDI, CDD, part time, internship, independent work. */
export const VACANCY_CONTRACTS = [
  'permanent',
  'fixed_term',
  'part_time',
  'internship',
  'freelance',
] as const;
export type VacancyContract = (typeof VACANCY_CONTRACTS)[number];

/** Limits of a vacancy; lengths in characters, the salary in centimes a month. */
export const VACANCY_LIMITS = {
  title: 120,
  description: 20_000,
  salary: 100_000_000,
  interviewRules: 20,
} as const;

/** How many minutes before its begin an interview can be chosen last. */
export const INTERVIEW_CUT_OFF_MINUTES = 12 * 60;

/** Days from today whose interview slots a candidate sees. */
export const INTERVIEW_DAYS = 21;

/** When interviews take place on one weekday, in Casablanca time: one after another. */
export interface InterviewRule {
  readonly day: Weekday;
  /** `09:00` */
  readonly opens: string;
  readonly closes: string;
  /** Length of one interview, in minutes. */
  readonly minutes: number;
  /** Free minutes after each interview. */
  readonly bufferMinutes: number;
}

/** A vacancy as its form shows it. An empty field is an empty text or list, or null. */
export type VacancyValues = {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  /** Rich text. */
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly contract: VacancyContract;
  readonly cityId: string | null;
  /** Centimes a month; null for none. */
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** Whether the public page shows the salary. */
  readonly isSalaryShown: boolean;
  readonly languages: readonly SpokenLanguage[];
  /** The last day in Casablanca on which one can apply. */
  readonly closesOn: IsoDay | null;
  readonly interviewRules: readonly InterviewRule[];
};

export const NO_VACANCY: VacancyValues = {
  title: '',
  titleEn: '',
  titleAr: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  contract: 'permanent',
  cityId: null,
  salaryMin: null,
  salaryMax: null,
  isSalaryShown: false,
  languages: [],
  closesOn: null,
  interviewRules: [],
};

/** The rules as the slot engine reads them: one candidate at a time, in every city. */
export function interviewSlotRules(rules: readonly InterviewRule[]): SlotRule[] {
  return rules.map(({ day, opens, closes, minutes, bufferMinutes }) => ({
    day,
    opens,
    closes,
    minutes,
    bufferMinutes,
    cityId: null,
    capacity: 1,
    cutOffMinutes: INTERVIEW_CUT_OFF_MINUTES,
  }));
}

type Errors = Record<string, string[]>;

const TITLES = ['title', 'titleEn', 'titleAr'] as const;
const DESCRIPTIONS = ['description', 'descriptionEn', 'descriptionAr'] as const;

function hasWords(richText: string): boolean {
  return richText.replace(/<[^>]*>|&nbsp;/g, ' ').trim() !== '';
}

function textErrors(values: VacancyValues, isPublic: boolean): Errors {
  const errors: Errors = {};
  for (const field of TITLES) {
    const text = values[field].trim();
    if (text === '' && (isPublic || field === 'title')) errors[field] = ['required'];
    if (text.length > VACANCY_LIMITS.title) errors[field] = ['too_long'];
  }
  for (const field of DESCRIPTIONS) {
    if (isPublic && !hasWords(values[field])) errors[field] = ['required'];
    if (values[field].length > VACANCY_LIMITS.description) errors[field] = ['too_long'];
  }
  return errors;
}

function salaryError(value: number | null): string | null {
  if (value === null) return null;
  if (!Number.isInteger(value) || value < 0) return 'too_small';
  return value > VACANCY_LIMITS.salary ? 'too_large' : null;
}

function salaryErrors({ salaryMin, salaryMax, isSalaryShown }: VacancyValues): Errors {
  const errors: Errors = {};
  const [least, most] = [salaryError(salaryMin), salaryError(salaryMax)];
  if (least) errors['salaryMin'] = [least];
  else if (isSalaryShown && salaryMin === null) errors['salaryMin'] = ['required'];
  if (most) errors['salaryMax'] = [most];
  else if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin) {
    errors['salaryMax'] = ['too_small'];
  } else if (salaryMin === null && salaryMax !== null && !errors['salaryMin']) {
    errors['salaryMin'] = ['required'];
  }
  return errors;
}

function closingErrors({ closesOn }: VacancyValues, isPublic: boolean): Errors {
  if (closesOn === null) return isPublic ? { closesOn: ['required'] } : {};
  return isIsoDay(closesOn) ? {} : { closesOn: ['invalid_format'] };
}

function ruleErrors({ interviewRules }: VacancyValues): Errors {
  if (interviewRules.length > VACANCY_LIMITS.interviewRules)
    return { interviewRules: ['too_many'] };
  return Object.fromEntries(
    Object.entries(slotRuleErrors(interviewSlotRules(interviewRules))).map(([field, codes]) => [
      field.replace(/^rules/, 'interviewRules'),
      codes,
    ]),
  );
}

/**
 * Errors of a vacancy, codes by field. A draft needs its French title only; every other vacancy is
 * written in three languages, with a city and a closing day. Whether that day is past is a condition
 * of the actions.
 */
export function vacancyErrors(values: VacancyValues, status: VacancyStatus): Errors {
  const isPublic = status !== 'draft';
  return {
    ...textErrors(values, isPublic),
    ...(isPublic && values.cityId === null && { cityId: ['required'] }),
    ...salaryErrors(values),
    ...closingErrors(values, isPublic),
    ...ruleErrors(values),
  };
}
