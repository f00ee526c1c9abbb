import { expect, test } from 'vitest';
import { isFiltered, readTaskBoard, toTaskQuery } from './task-board-query';

function read(query: string) {
  return readTaskBoard(new URLSearchParams(query));
}

test.each([
  ['', { status: 'open' }],
  ['status=all', {}],
  ['status=gone&due=never&assignee=nobody', { status: 'open' }],
  [
    'q=tapis&assignee=me&due=overdue',
    { q: 'tapis', status: 'open', assigneeId: 'me', due: 'overdue' },
  ],
  [
    'assignee=usr_1&label=Photos&status=done',
    { status: 'done', assigneeId: 'usr_1', label: 'Photos' },
  ],
])('The address ?%s asks for %j', (query, asked) => {
  expect(toTaskQuery(read(query))).toEqual(asked);
});

test('A board with an open task is not filtered by it', () => {
  expect(isFiltered(read('task=tsk_1&list=tls_1'))).toBe(false);
  expect(isFiltered(read('assignee=me'))).toBe(true);
});
