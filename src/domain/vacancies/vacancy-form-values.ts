import { readableNumber, type TypedNumber } from '../format/unreadable-number';
import { errorsSchema } from '../forms/errors-schema';
import { type ScheduleForm, scheduleFormErrors, slotRulesOf } from '../slots/slot-rule-form';
import {
  INTERVIEW_CUT_OFF_MINUTES,
  type InterviewRule,
  type VacancyValues,
  vacancyErrors,
} from './vacancy-form';
import type { VacancyStatus } from './vacancy-lifecycle';

/** Interview hours as the form holds them: numbers may be empty or unreadable, times are as typed. */
export type InterviewRuleForm = Omit<InterviewRule, 'minutes' | 'bufferMinutes'> & {
  readonly minutes: TypedNumber;
  readonly bufferMinutes: TypedNumber;
};

/** A vacancy as its form holds it. Amounts are centimes a month. */
export type VacancyForm = Omit<VacancyValues, 'salaryMin' | 'salaryMax' | 'interviewRules'> & {
  readonly salaryMin: TypedNumber;
  readonly salaryMax: TypedNumber;
  readonly interviewRules: readonly InterviewRuleForm[];
};

/** Interview hours that are added: a morning, with half an hour for each candidate. */
export const NEW_INTERVIEW_RULE: InterviewRuleForm = {
  day: 'tuesday',
  opens: '10:00',
  closes: '12:00',
  minutes: 30,
  bufferMinutes: 10,
};

/** The hours as the form of slots holds them: one candidate at a time, in every city. */
function scheduleOf({ interviewRules }: VacancyForm): ScheduleForm {
  return {
    rules: interviewRules.map((rule) => ({
      ...rule,
      cityId: null,
      capacity: 1,
      cutOffMinutes: INTERVIEW_CUT_OFF_MINUTES,
    })),
  };
}

/** The hours to save. Call it for a form without errors only: an empty number counts as -1. */
export function interviewRulesOf(values: VacancyForm): InterviewRule[] {
  return slotRulesOf(scheduleOf(values)).map(({ day, opens, closes, minutes, bufferMinutes }) => ({
    day,
    opens,
    closes,
    minutes,
    bufferMinutes,
  }));
}

/** Errors of the form, codes by field: those of the vacancy, and hours without a number. */
export function vacancyFormErrors(
  values: VacancyForm,
  status: VacancyStatus,
): Record<string, string[]> {
  const { salaryMin, salaryMax } = values;
  const vacancy: VacancyValues = {
    ...values,
    salaryMin: readableNumber(salaryMin),
    salaryMax: readableNumber(salaryMax),
    interviewRules: [],
  };
  const hours = Object.entries(scheduleFormErrors(scheduleOf(values))).map(
    ([field, codes]) => [field.replace(/^rules/, 'interviewRules'), codes] as const,
  );
  return { ...vacancyErrors(vacancy, status), ...Object.fromEntries(hours) };
}

/** The rules of {@link vacancyFormErrors} for the form of a vacancy in this status. */
export function vacancySchema(status: VacancyStatus) {
  return errorsSchema<VacancyForm>((values) => vacancyFormErrors(values, status));
}
