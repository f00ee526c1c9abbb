import { expect, test } from 'vitest';
import { passwordErrors } from './password-rules';

test.each([
  ['Atelier#2026', []],
  ['Ab1!', ['too_short']],
  ['ATELIER#2026', ['lowercase_missing']],
  ['atelier#2026', ['uppercase_missing']],
  ['Atelier#zellige', ['number_missing']],
  ['Atelier2026', ['symbol_missing']],
  ['Password1!', ['too_common']],
  ['P@ssw0rd123!', ['too_common']],
  ['Azerty123!', ['too_common']],
  ['', ['too_short', 'lowercase_missing', 'uppercase_missing', 'number_missing', 'symbol_missing']],
])('The password "%s" has the errors %j', (password, faults) => {
  expect(passwordErrors(password)).toEqual(faults);
});

test('Long passwords, emoji and accents are accepted', () => {
  expect(passwordErrors(`Été7🫖${'long '.repeat(40)}`)).toEqual([]);
});
