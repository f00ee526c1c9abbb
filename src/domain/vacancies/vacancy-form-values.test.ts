import { expect, test } from 'vitest';
import { NO_VACANCY } from './vacancy-form';
import {
  interviewRulesOf,
  NEW_INTERVIEW_RULE,
  type VacancyForm,
  vacancyFormErrors,
} from './vacancy-form-values';

const DRAFT: VacancyForm = { ...NO_VACANCY, title: 'Vendeuse' };

test('A draft with a title and usual hours has no errors', () => {
  const values = { ...DRAFT, interviewRules: [NEW_INTERVIEW_RULE] };
  expect(vacancyFormErrors(values, 'draft')).toEqual({});
});

test.each([
  [{ minutes: null }, { 'interviewRules.0.minutes': ['required'] }],
  [
    { bufferMinutes: { unreadable: 'dix', problem: 'not_a_number' } },
    { 'interviewRules.0.bufferMinutes': ['not_a_number'] },
  ],
  [{ closes: '9:00' }, { 'interviewRules.0.closes': ['period_reversed'] }],
] as const)('Hours with %j have the errors %j', (part, errors) => {
  const values = { ...DRAFT, interviewRules: [{ ...NEW_INTERVIEW_RULE, ...part }] };
  expect(vacancyFormErrors(values, 'draft')).toEqual(errors);
});

test('An unreadable salary counts as an empty one: its field has its own error', () => {
  const salaryMin = { unreadable: 'x', problem: 'not_a_number' } as const;
  expect(vacancyFormErrors({ ...DRAFT, salaryMin }, 'draft')).toEqual({});
  expect(vacancyFormErrors({ ...DRAFT, salaryMin, isSalaryShown: true }, 'draft')).toEqual({
    salaryMin: ['required'],
  });
});

test('Hours are saved with times of two digits', () => {
  const interviewRules = [{ ...NEW_INTERVIEW_RULE, opens: '9:00' }];
  expect(interviewRulesOf({ ...DRAFT, interviewRules })).toEqual([
    { day: 'tuesday', opens: '09:00', closes: '12:00', minutes: 30, bufferMinutes: 10 },
  ]);
});
