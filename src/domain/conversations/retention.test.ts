import { expect, test } from 'vitest';
import { erasedBefore } from './retention';

test.each([
  ['2028-11-27T09:30:00Z', '2026-11-27T09:30:00Z'],
  ['2028-02-29T09:30:00Z', '2026-02-28T09:30:00Z'],
  ['2028-06-30T09:30:00Z', '2026-06-30T08:30:00Z'],
])('At %s, conversations without a message since %s are erased', (now, before) => {
  expect(erasedBefore(new Date(now))).toEqual(new Date(before));
});
