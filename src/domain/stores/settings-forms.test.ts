import { expect, test } from 'vitest';
import {
  type GeneralForm,
  generalSchema,
  givenLinks,
  identifiersOf,
  legalSchema,
  policiesForm,
  policiesOf,
  policiesWritten,
  policyFieldOf,
  shippingSchema,
  socialSchema,
} from './settings-forms';

const PNG = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n0000')}`;
const GENERAL: GeneralForm = {
  name: 'Atelier',
  nameAr: '',
  enterprise: 'Atelier SARL',
  juridicalName: '',
  description: '',
  email: '',
  currentPassword: '',
  phone: '',
  billingAddress: '',
  cityId: null,
  zipcode: '',
  logo: PNG,
};

test('A store requires an enterprise, a name and a logo, and an address that mail can reach', () => {
  expect(issuesOf(generalSchema, GENERAL)).toEqual([]);
  const wrong = { ...GENERAL, enterprise: ' ', name: '', logo: '', email: 'contact@' };
  expect(issuesOf(generalSchema, wrong).sort()).toEqual([
    'email invalid_email',
    'enterprise required',
    'logo required',
    'name required',
  ]);
});

test('Only filled-in links are sent, and a link must be a web address', () => {
  const links = {
    website: ' https://exemple.ma ',
    facebook: '',
    instagram: '',
    tiktok: '',
    youtube: '',
  };
  expect(givenLinks(links)).toEqual({ website: 'https://exemple.ma' });
  expect(issuesOf(socialSchema, links)).toEqual([]);
  expect(issuesOf(socialSchema, { ...links, tiktok: 'exemple' })).toEqual(['tiktok invalid_link']);
});

test('The policies form converts back to the same values, and counts the texts written in a language', () => {
  const text = { fr: 'Sept jours', en: null, ar: null };
  const policies = {
    returns: text,
    delivery: text,
    privacy: { ...text, fr: null, ar: 'الخصوصية' },
  };
  const form = policiesForm(policies);
  expect(policiesOf(form)).toEqual(policies);
  expect(policyFieldOf('policies.returns.ar')).toBe('returnsAr');
  expect([policiesWritten(form, 'fr'), policiesWritten(form, 'en')]).toEqual([2 / 3, 0]);
});

const POLICIES = policiesForm({
  returns: { fr: null, en: null, ar: null },
  delivery: { fr: null, en: null, ar: null },
  privacy: { fr: null, en: null, ar: null },
});
const NUMBERS = {
  ice: '001984563000047',
  taxId: '18403527',
  rce: '48213',
  businessTaxId: '13204786',
  cnss: '4872913',
};

test('The numbers of a company are left out, or have the digits that the authorities give', () => {
  const none = { ice: '', taxId: '', rce: '', businessTaxId: '', cnss: '' };
  expect(issuesOf(legalSchema, { ...POLICIES, ...none })).toEqual([]);
  expect(issuesOf(legalSchema, { ...POLICIES, ...NUMBERS })).toEqual([]);
});

test.each([
  ['ice', '00198456300004', 'invalid_ice'],
  ['ice', '00198456300004X', 'invalid_ice'],
  ['taxId', '1234', 'invalid_tax_id'],
  ['taxId', '123456789', 'invalid_tax_id'],
  ['rce', 'RC 48213', 'invalid_rce'],
  ['rce', '048213', 'invalid_rce'],
  ['businessTaxId', '1320478', 'invalid_business_tax_id'],
  ['cnss', '48729130', 'invalid_cnss'],
])('The number %s is refused as %s', (field, typed, code) => {
  const form = { ...POLICIES, ...NUMBERS, [field]: typed };
  expect(issuesOf(legalSchema, form)).toEqual([`${field} ${code}`]);
});

test('A policy that is too long is refused, and the numbers of a change are told from its policies', () => {
  const form = { ...POLICIES, ...NUMBERS, returnsFr: 'a'.repeat(10_001) };
  expect(issuesOf(legalSchema, form)).toEqual(['returnsFr too_long']);
  expect(identifiersOf({ returnsFr: 'a', cnss: '' } as { cnss: string })).toEqual({ cnss: '' });
});

test('A region has one shipping rule, and each of its cities may have its own', () => {
  const schema = shippingSchema(new Map([['cty_fes', 'Fès-Meknès']]));
  const rule = { region: 'Fès-Meknès', isDelivered: true, fee: 2000, freeFrom: null };
  const city = { ...rule, cityId: 'cty_fes' };
  expect(issuesOf(schema, { rules: [rule, city] })).toEqual([]);
  expect(issuesOf(schema, { rules: [rule, city, city, rule] })).toEqual([
    'rules.2.cityId duplicate',
    'rules.3.region duplicate',
  ]);
  expect(issuesOf(schema, { rules: [{ ...city, cityId: 'cty_agadir' }] })).toEqual([
    'rules.0.cityId unknown',
  ]);
});

function issuesOf(
  schema: {
    safeParse(values: unknown): {
      error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  values: unknown,
): string[] {
  const { error } = schema.safeParse(values);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}
