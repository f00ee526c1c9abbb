import { expect, test } from 'vitest';
import { type LetterheadTexts, storeFactsOf } from './store-facts';

const LETTERHEAD: LetterheadTexts = {
  name: 'Atelier Nejjarine',
  nameAr: 'ورشة النجارين',
  juridicalName: 'Nejjarine Artisanat SARL',
  billingAddress: '12, rue Talaa Kebira',
  zipcode: '30110',
  city: { name: 'Fès', nameEn: 'Fez', nameAr: 'فاس' },
  phone: '+212535741208',
  ice: '001984563000047',
  taxId: null,
  rce: '48213',
  businessTaxId: null,
  cnss: null,
  logo: 'data:image/png;base64,AA==',
};

test('A paper names store, address and company in its language', () => {
  const { ice, taxId, rce, businessTaxId, cnss, phone, logo } = LETTERHEAD;
  const numbers = { ice, taxId, rce, businessTaxId, cnss };
  expect(storeFactsOf(LETTERHEAD, 'ar')).toEqual({
    name: 'ورشة النجارين',
    address: ['12, rue Talaa Kebira', '30110 فاس'],
    phone,
    logo,
    company: { name: 'Nejjarine Artisanat SARL', ...numbers },
  });
  expect(storeFactsOf(LETTERHEAD, 'en')).toMatchObject({
    name: 'Atelier Nejjarine',
    address: ['12, rue Talaa Kebira', '30110 Fez'],
  });
});

test('A store without address and registered name is named by its shop name alone', () => {
  const bare = {
    ...LETTERHEAD,
    juridicalName: null,
    billingAddress: '',
    zipcode: null,
    city: null,
  };
  expect(storeFactsOf(bare, 'fr')).toMatchObject({
    name: 'Atelier Nejjarine',
    address: [],
    company: { name: 'Atelier Nejjarine' },
  });
  expect(storeFactsOf({ ...bare, zipcode: '30110' }, 'fr').address).toEqual(['30110']);
});
