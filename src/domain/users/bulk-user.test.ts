import { expect, test } from 'vitest';
import { userReasonOf } from './bulk-user';

test.each([
  ['wrong_status', 'already_done'],
  ['no_permission', 'forbidden'],
  ['beyond_role', 'beyond_role'],
  ['last_admin', 'last_admin'],
  ['self', 'self'],
  ['archived', 'archived'],
  ['not_found', 'not_found'],
  ['not_invited', 'refused'],
  [null, 'refused'],
] as const)('A user skipped because of %s has the bulk reason %s', (refusal, reason) => {
  expect(userReasonOf(refusal)).toBe(reason);
});
