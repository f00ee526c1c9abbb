import { expect, test } from 'vitest';
import type { TaskPlace } from '#domain/tasks/task-order';
import { tasksByList } from './task-placement';

const lists = [{ id: 'todo' }, { id: 'doing' }];
const tasks = [
  { id: 'a', listId: 'todo' },
  { id: 'b', listId: 'todo' },
  { id: 'c', listId: 'todo' },
  { id: 'd', listId: 'doing' },
];

test('Each list has its tasks in the order of the board', () => {
  expect(placed({})).toEqual({ todo: ['a', 'b', 'c'], doing: ['d'] });
});

test('A moved task is at its new place only, in its list or in another one', () => {
  expect(placed({ a: { listId: 'todo', afterId: 'b' } })).toEqual({
    todo: ['b', 'a', 'c'],
    doing: ['d'],
  });
  expect(placed({ b: { listId: 'doing', afterId: null } })).toEqual({
    todo: ['a', 'c'],
    doing: ['b', 'd'],
  });
});

test('Several tasks that are moved at once are each at their place', () => {
  const places = {
    a: { listId: 'doing', afterId: 'd' },
    d: { listId: 'todo', afterId: 'gone' },
  };
  expect(placed(places)).toEqual({ todo: ['b', 'c', 'd'], doing: ['a'] });
});

function placed(places: Readonly<Record<string, TaskPlace>>) {
  const byList = tasksByList(lists, tasks, ({ id }) => places[id] ?? null);
  return Object.fromEntries([...byList].map(([id, own]) => [id, own.map((task) => task.id)]));
}
