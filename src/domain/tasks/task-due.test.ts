import { expect, test } from 'vitest';
import { dueStateOf } from './task-due';

test.each([
  ['2026-11-26', 'overdue'],
  ['2026-11-27', 'today'],
  ['2026-11-28', 'soon'],
  ['2026-11-30', 'soon'],
  ['2026-12-01', 'later'],
])('On 27 November, an open task due on %s is %s', (dueDay, state) => {
  expect(dueStateOf({ status: 'open', dueDay }, '2026-11-27')).toBe(state);
});

test('A task that is done, and one without a due day, have no due state', () => {
  expect(dueStateOf({ status: 'done', dueDay: '2026-11-01' }, '2026-11-27')).toBeNull();
  expect(dueStateOf({ status: 'open', dueDay: null }, '2026-11-27')).toBeNull();
});
