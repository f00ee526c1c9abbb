import { expect, test } from 'vitest';
import {
  type GeneralForm,
  generalSchema,
  givenLinks,
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
  phone: '',
  billingAddress: '',
  cityId: null,
  zipcode: '',
  ice: '',
  rce: '',
  logo: PNG,
};

test('A store requires an enterprise, a name and a logo, and identifiers in the right format', () => {
  expect(issuesOf(generalSchema, GENERAL)).toEqual([]);
  const wrong = { ...GENERAL, enterprise: ' ', name: '', logo: '', ice: '1234', email: 'contact@' };
  expect(issuesOf(generalSchema, wrong).sort()).toEqual([
    'email invalid_email',
    'enterprise required',
    'ice invalid_ice',
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
