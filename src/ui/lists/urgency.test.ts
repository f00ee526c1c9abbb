import { expect, test } from 'vitest';
import { urgencyOf } from './urgency';

const MINUTE = 60_000;

test.each([
  ['order', -MINUTE, 'urgent'],
  ['order', 59 * MINUTE, 'urgent'],
  ['order', 179 * MINUTE, 'soon'],
  ['order', 180 * MINUTE, 'normal'],
  ['request', 59 * MINUTE, 'urgent'],
  ['request', 180 * MINUTE, 'soon'],
  ['request', 24 * 60 * MINUTE, 'normal'],
] as const)('A deadline of the kind %s in %i ms is %s', (kind, left, urgency) => {
  expect(urgencyOf(left, kind)).toBe(urgency);
});
