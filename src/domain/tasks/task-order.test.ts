import { expect, test } from 'vitest';
import { placedAfter } from './task-order';

test.each([
  ['to the first place', 'c', null, ['c', 'a', 'b', 'd']],
  ['after another one', 'a', 'c', ['b', 'c', 'a', 'd']],
  ['into another list', 'x', 'b', ['a', 'b', 'x', 'c', 'd']],
  ['after one that is gone, so to the end', 'a', 'gone', ['b', 'c', 'd', 'a']],
  ['after itself, so to the end', 'b', 'b', ['a', 'c', 'd', 'b']],
])('A task goes %s', (_, id, afterId, ids) => {
  expect(placedAfter(['a', 'b', 'c', 'd'], id, afterId)).toEqual(ids);
});
