import { expect, test } from 'vitest';
import { vacancyCodeOf, vacancySlug } from './vacancy-address';
import { NO_VACANCY, type VacancyValues, vacancyErrors } from './vacancy-form';

const RULE = {
  day: 'monday',
  opens: '09:00',
  closes: '12:00',
  minutes: 45,
  bufferMinutes: 15,
} as const;

const WRITTEN: VacancyValues = {
  ...NO_VACANCY,
  title: 'Vendeuse à Fès',
  titleEn: 'Shop assistant in Fès',
  titleAr: 'بائعة في فاس',
  description: '<p>Vendre.</p>',
  descriptionEn: '<p>Sell.</p>',
  descriptionAr: '<p>البيع.</p>',
  cityId: 'cty_fes',
  languages: ['ary', 'fr'],
  closesOn: '2026-12-31',
  interviewRules: [RULE],
};

test('A draft needs its French title only', () => {
  expect(vacancyErrors({ ...NO_VACANCY, title: 'Vendeuse' }, 'draft')).toEqual({});
  expect(vacancyErrors(NO_VACANCY, 'draft')).toEqual({ title: ['required'] });
});

test('A published vacancy is written in three languages, with a city and a closing day', () => {
  expect(vacancyErrors(WRITTEN, 'open')).toEqual({});
  expect(
    vacancyErrors({ ...NO_VACANCY, title: 'Vendeuse', descriptionAr: '<p>&nbsp;</p>' }, 'open'),
  ).toEqual({
    titleEn: ['required'],
    titleAr: ['required'],
    description: ['required'],
    descriptionEn: ['required'],
    descriptionAr: ['required'],
    cityId: ['required'],
    closesOn: ['required'],
  });
});

test.each([
  [{ title: 'x'.repeat(121) }, { title: ['too_long'] }],
  [{ description: 'x'.repeat(20_001) }, { description: ['too_long'] }],
  [{ salaryMin: -1 }, { salaryMin: ['too_small'] }],
  [{ salaryMin: 300_000.5 }, { salaryMin: ['too_small'] }],
  [{ salaryMin: 100_000_001 }, { salaryMin: ['too_large'] }],
  [{ salaryMax: 400_000 }, { salaryMin: ['required'] }],
  [{ salaryMin: 400_000, salaryMax: 399_999 }, { salaryMax: ['too_small'] }],
  [{ salaryMin: 400_000, salaryMax: 100_000_001 }, { salaryMax: ['too_large'] }],
  [{ isSalaryShown: true }, { salaryMin: ['required'] }],
  [{ salaryMin: 400_000, salaryMax: 400_000, isSalaryShown: true }, {}],
  [{ closesOn: '2026-02-30' }, { closesOn: ['invalid_format'] }],
  [{ interviewRules: Array.from({ length: 21 }, () => RULE) }, { interviewRules: ['too_many'] }],
  [{ interviewRules: [RULE, RULE] }, { 'interviewRules.1.opens': ['overlapping'] }],
  [
    { interviewRules: [{ ...RULE, closes: '08:00' }] },
    { 'interviewRules.0.closes': ['period_reversed'] },
  ],
] as const)('A vacancy with %j has the errors %j', (part, errors) => {
  expect(vacancyErrors({ ...WRITTEN, ...part }, 'open')).toEqual(errors);
});

test.each([
  ['Vendeuse à Fès', 'vendeuse-à-fès-x7k2m9qa'],
  ['C’est vous ?', 'cest-vous-x7k2m9qa'],
  ['بائعة في فاس', 'بائعة-في-فاس-x7k2m9qa'],
  ['?!', 'x7k2m9qa'],
])(
  'A vacancy with the title "%s" has the slug %s, at whose end its code is found',
  (title, slug) => {
    expect(vacancySlug(title, 'x7k2m9qa')).toBe(slug);
    expect(vacancyCodeOf(slug)).toBe('x7k2m9qa');
  },
);
