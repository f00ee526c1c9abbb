import { expect, test } from 'vitest';
import { isInterviewFixed } from './interview-choice';

const booked = {
  startsAt: new Date('2026-12-02T10:00:00Z'),
  endsAt: new Date('2026-12-02T11:00:00Z'),
};

test.each([
  ['2026-12-01T22:00:00.000Z', false],
  ['2026-12-01T22:00:00.001Z', true],
  ['2026-12-02T10:59:59.999Z', true],
  ['2026-12-02T11:00:00.000Z', false],
])('At %s, the slot from 10:00 to 11:00 is fixed: %s', (now, isFixed) => {
  expect(isInterviewFixed(booked, new Date(now))).toBe(isFixed);
});

test('Without a booked slot nothing is fixed', () => {
  expect(isInterviewFixed(null, booked.startsAt)).toBe(false);
});
