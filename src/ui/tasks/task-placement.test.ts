import { describe, expect, test } from 'vitest';
import type { TaskPlace } from '#domain/tasks/task-order';
import { dropPlace, placesBeside, tasksByList } from './task-placement';

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

describe('A drop on a list', () => {
  const listed = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const dropOf = (id: string, beforeId: string | null) =>
    dropPlace('todo', listed, { id, beforeId })?.afterId;

  test('The task goes above the card on whose upper half it was dropped', () => {
    expect(dropOf('c', 'a')).toBeNull();
    expect(dropOf('a', 'c')).toBe('b');
    expect(dropOf('d', 'b')).toBe('a');
  });

  test('Below all cards, it is the last one', () => {
    expect(dropOf('a', null)).toBe('c');
    expect(dropOf('d', null)).toBe('c');
    expect(dropPlace('doing', [], { id: 'd', beforeId: null })?.afterId).toBeNull();
  });

  test('A task that is dropped on its own place does not move', () => {
    expect(dropOf('b', 'b')).toBeUndefined();
    expect(dropOf('b', 'c')).toBeUndefined();
    expect(dropOf('c', null)).toBeUndefined();
  });

  test('Above a card that has left the list meanwhile, it is the last one', () => {
    expect(dropOf('a', 'gone')).toBe('c');
  });
});

test('A task goes one place up or down, except out of its list', () => {
  const beside = (id: string) => placesBeside('todo', [{ id: 'a' }, { id: 'b' }, { id: 'c' }], id);
  expect(beside('a')).toEqual({ up: undefined, down: { listId: 'todo', afterId: 'b' } });
  expect(beside('b')).toEqual({
    up: { listId: 'todo', afterId: null },
    down: { listId: 'todo', afterId: 'c' },
  });
  expect(beside('c')).toEqual({ up: { listId: 'todo', afterId: 'a' }, down: undefined });
});

function placed(places: Readonly<Record<string, TaskPlace>>) {
  const byList = tasksByList(lists, tasks, ({ id }) => places[id] ?? null);
  return Object.fromEntries([...byList].map(([id, own]) => [id, own.map((task) => task.id)]));
}
