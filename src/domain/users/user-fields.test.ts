import { expect, test } from 'vitest';
import { isUserName } from './user-fields';

test.each([
  ['salma', true],
  ['سلمى.بناني', true],
  ['salma@exemple.ma', true],
  ['s', false],
  ['salma bennani', false],
  ['salma​', false],
])('`isUserName` checks "%s" and returns %j', (text, expected) => {
  expect(isUserName(text)).toBe(expected);
});
