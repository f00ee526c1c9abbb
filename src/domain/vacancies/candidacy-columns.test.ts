import { expect, test } from 'vitest';
import { permissionsOf } from '../permissions/permissions';
import { CANDIDACY_COLUMNS, columnAction, columnOf, columnStatuses } from './candidacy-columns';
import {
  allowedCandidacyActions,
  CANDIDACY_STATUSES,
  type CandidacyStatus,
} from './candidacy-lifecycle';

test('Every status is in exactly one column', () => {
  expect(CANDIDACY_COLUMNS.flatMap(columnStatuses)).toEqual(CANDIDACY_STATUSES);
  for (const status of CANDIDACY_STATUSES) {
    expect(columnStatuses(columnOf(status))).toContain(status);
  }
});

test.each([
  ['applied', { shortlisted: 'shortlist', ended: 'refuse' }],
  ['shortlisted', { interview: 'invite', ended: 'refuse' }],
  ['interview', { offered: 'offer', ended: 'refuse' }],
  ['offered', { hired: 'hire', ended: 'refuse' }],
  ['hired', {}],
  ['refused', {}],
  ['withdrawn', {}],
] as const)('The drops of a candidacy that is %s mean %j', (status, drops) => {
  expect(dropsOf(status)).toEqual(drops);
});

function dropsOf(status: CandidacyStatus) {
  const allowed = allowedCandidacyActions(
    { status, hasInterviewHours: true },
    new Set(permissionsOf('store_manager')),
  );
  return Object.fromEntries(
    CANDIDACY_COLUMNS.flatMap((column) => {
      const action = columnAction(allowed, column);
      return action ? [[column, action]] : [];
    }),
  );
}
