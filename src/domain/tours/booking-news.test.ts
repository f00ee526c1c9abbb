import { expect, test } from 'vitest';
import { bookingNews } from './booking-news';

test.each([
  [2, 2, 'booked'],
  [2, 4, 'minimum'],
  [3, 6, 'minimum'],
  [2, 6, 'booked'],
  [2, 12, 'full'],
  [12, 12, 'full'],
] as const)(
  'A booking of %i places, after which %i are booked, is told as %s',
  (places, booked, news) => {
    expect(bookingNews({ places, booked, minimum: 4, maximum: 12 })).toBe(news);
  },
);

test('A departure whose minimum is its maximum is full, and not told twice', () => {
  expect(bookingNews({ places: 2, booked: 4, minimum: 4, maximum: 4 })).toBe('full');
});
