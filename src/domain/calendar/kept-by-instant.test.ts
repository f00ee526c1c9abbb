import { expect, test } from 'vitest';
import { keptByInstant } from './kept-by-instant';

test('A value is read once for each instant, as long as few instants are asked for', () => {
  const read: number[] = [];
  const text = keptByInstant((instant) => {
    read.push(instant);
    return `at ${instant}`;
  });
  expect([text(1), text(2), text(1)]).toEqual(['at 1', 'at 2', 'at 1']);
  expect(read).toEqual([1, 2]);
  for (let instant = 3; instant < 4010; instant += 1) text(instant);
  expect(text(1)).toBe('at 1');
  expect(read.filter((instant) => instant === 1)).toHaveLength(2);
});
