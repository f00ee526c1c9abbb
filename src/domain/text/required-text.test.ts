import { expect, test } from 'vitest';
import { textError } from './required-text';

test.each([
  ['', ['required']],
  [' \n', ['required']],
  [' abc ', null],
  ['abcd', ['too_long']],
])('The required text %j of at most three characters has the errors %j', (text, codes) => {
  expect(textError(text, 3)).toEqual(codes);
});
