import { expect, test } from 'vitest';
import { withTownIn } from './town-in-address';

const TOWNS = [
  { name: 'Fès', nameEn: 'Fez', nameAr: 'فاس' },
  { name: 'Salé', nameEn: null, nameAr: 'سلا' },
];

test.each([
  ['12, rue Talaa Kebira, 30110, Fès', 'ar', '\u206812, rue Talaa Kebira, 30110\u2069, فاس'],
  ['12, rue Talaa Kebira, 30110 Fès', 'en', '12, rue Talaa Kebira, 30110 Fez'],
  ['3, avenue de Fès, SALE', 'ar', '\u20683, avenue de Fès\u2069, سلا'],
  ['Salé', 'ar', 'سلا'],
  ['Salé', 'en', 'Salé'],
  ['3, avenue de Fès', 'ar', '3, avenue de Fès'],
  ['3, avenue de Fès, Bab Mrissa', 'ar', '3, avenue de Fès, Bab Mrissa'],
  ['', 'ar', ''],
] as const)(
  'The town at the end of an address is in the language of the paper: %s',
  (address, language, wanted) => {
    expect(withTownIn(address, TOWNS, language)).toBe(wanted);
  },
);
