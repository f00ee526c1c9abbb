import { expect, test } from 'vitest';
import { jobPosting, type PostedVacancy } from './job-posting';
import { VACANCY_CONTRACTS } from './vacancy-form';

const vacancy: PostedVacancy = {
  code: 'n7jw4k2m',
  title: 'Vendeuse à Fès',
  titleEn: 'Shop assistant',
  titleAr: 'بائعة بفاس',
  description: '<p>Vous accueillez les clients.</p>',
  descriptionEn: '<p>You welcome customers.</p>',
  descriptionAr: '<p>تستقبل الزبناء.</p>',
  contract: 'permanent',
  salaryMin: 400_000,
  salaryMax: 480_050,
  closesOn: '2027-01-31',
  publishedAt: new Date('2026-11-20T09:00:00Z'),
  storeName: 'Atelier Nejjarine',
  storeNameAr: null,
  city: {
    name: 'Fès',
    nameEn: 'Fez',
    nameAr: 'فاس',
    region: 'Fès-Meknès',
    regionEn: 'Fez-Meknes',
    regionAr: 'فاس مكناس',
  },
};
const ADDRESS = 'https://souk.ma/job/vendeuse-a-fes-n7jw4k2m';

/**
 * Properties of a job posting: Google's documentation
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting, "Structured data
 * type definitions") requires the first ones and `validThrough` of a posting that expires, and
 * recommends the others. Their types are those of https://schema.org/JobPosting.
 */
const PROPERTIES: readonly (readonly [
  name: string,
  need: 'required' | 'recommended',
  at: object,
])[] = [
  ['title', 'required', { title: 'Vendeuse à Fès' }],
  ['description', 'required', { description: '<p>Vous accueillez les clients.</p>' }],
  ['datePosted', 'required', { datePosted: '2026-11-20T09:00:00.000Z' }],
  // The end of the closing day in Casablanca.
  ['validThrough', 'required', { validThrough: '2027-02-01T00:00:00.000Z' }],
  [
    'hiringOrganization',
    'required',
    { hiringOrganization: { '@type': 'Organization', name: 'Atelier Nejjarine' } },
  ],
  [
    'jobLocation',
    'required',
    {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Fès',
          addressRegion: 'Fès-Meknès',
          addressCountry: 'MA',
        },
      },
    },
  ],
  [
    'baseSalary',
    'recommended',
    {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'MAD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 4000,
          maxValue: 4800.5,
          unitText: 'MONTH',
        },
      },
    },
  ],
  ['employmentType', 'recommended', { employmentType: 'FULL_TIME' }],
  ['directApply', 'recommended', { directApply: true }],
  [
    'identifier',
    'recommended',
    { identifier: { '@type': 'PropertyValue', name: 'Atelier Nejjarine', value: 'n7jw4k2m' } },
  ],
];

test.each(PROPERTIES)('A job posting has %s, which is %s', (name, _need, expected) => {
  const posting = jobPosting(vacancy, 'fr', ADDRESS);
  expect(posting).toMatchObject({ '@context': 'https://schema.org', '@type': 'JobPosting' });
  expect({ [name]: new Map(Object.entries(posting)).get(name) }).toEqual(expected);
});

test('A job posting is in the language of its page', () => {
  expect(jobPosting(vacancy, 'ar', ADDRESS)).toMatchObject({
    title: 'بائعة بفاس',
    description: '<p>تستقبل الزبناء.</p>',
    jobLocation: { address: { addressLocality: 'فاس', addressRegion: 'فاس مكناس' } },
    url: ADDRESS,
  });
});

test('The salary of a job posting is one amount, a range, or not there', () => {
  const salary = (part: Partial<PostedVacancy>) =>
    jobPosting({ ...vacancy, ...part }, 'fr', ADDRESS);
  for (const salaryMax of [null, 400_000]) {
    const value = { '@type': 'QuantitativeValue', value: 4000, unitText: 'MONTH' };
    expect(salary({ salaryMax })).toMatchObject({ baseSalary: { value } });
  }
  expect(salary({ salaryMin: null, salaryMax: null })).not.toHaveProperty('baseSalary');
});

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employmentType */
const GOOGLE_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'];

test.each(VACANCY_CONTRACTS)('The contract %s has an employment type of Google', (contract) => {
  const { employmentType } = jobPosting({ ...vacancy, contract }, 'fr', ADDRESS);
  expect(GOOGLE_TYPES).toContain(employmentType);
});
