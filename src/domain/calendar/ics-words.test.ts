import { expect, test } from 'vitest';
import { feedTitle, type TitledEntry } from './ics-words';

const VISIT = { title: 'Visite du four', titleEn: 'Visit of the kiln', titleAr: 'زيارة الفرن' };

test('In other programs, a departure has the title of its tour in the language of the user, and its places', () => {
  const entry: TitledEntry = { source: 'departure', ...VISIT, booked: 5, maximum: 12 };
  expect(feedTitle(entry, 'fr')).toBe('Visite du four · 5/12');
  expect(feedTitle(entry, 'en')).toBe('Visit of the kiln · 5/12');
  expect(feedTitle(entry, 'ar')).toBe('زيارة الفرن · \u20685/12\u2069');
  expect(feedTitle({ ...entry, titleEn: undefined }, 'en')).toBe('Visite du four · 5/12');
});

test('In other programs, an interview has the title of its vacancy, and does not name the candidate', () => {
  const entry: TitledEntry = { source: 'interview', title: 'Vendeuse', name: 'Salma Tazi' };
  expect(feedTitle(entry, 'fr')).toBe('Entretien · Vendeuse');
  expect(feedTitle(entry, 'ar')).toBe('مقابلة · Vendeuse');
});
