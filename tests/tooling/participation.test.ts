import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/module-imports';

/**
 * Who compares the columns that decide whether a user takes part in their store, and why. All other
 * files use the conditions of the session's repository.
 */
const READERS = {
  'server/session/session.repository.ts': 'the conditions themselves',
  'server/users/user-list.query.ts': 'the groups of the list',
  'server/users/users.repository.ts': 'the archived user of a name, who can be unarchived',
  'server/registration/registration.repository.ts': 'registrations that are deleted',
  'server/demo/large/large-orders.ts': 'plain SQL of the large demo store',
};

const CONDITION =
  /\w\(\s*users\.(status|archivedAt|invitedAt)\b|\$\{users\.(status|archivedAt|invitedAt)\}|from users\s+where[^)]*(status|archived_at|invited_at)/;

it('Only the listed files of the server compare the status, archive or invitation of users', () => {
  const readers = sourceFiles('.', ['server']).filter((file) =>
    CONDITION.test(readFileSync(file, 'utf8')),
  );
  expect(readers.toSorted()).toEqual(Object.keys(READERS).toSorted());
});
