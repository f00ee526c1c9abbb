import { expect, test } from 'vitest';
import { canReceiveStoreMail, type Membership, staffGroupOf, takesPart } from './participation';

test.each([
  [{}, 'active'],
  [{ isInvited: true }, 'invited'],
  [{ status: 'inactive' }, 'inactive'],
  [{ status: 'inactive', isInvited: true }, 'inactive'],
  [{ isArchived: true }, 'archived'],
  [{ isArchived: true, isInvited: true }, 'archived'],
  [{ isArchived: true, status: 'inactive' }, 'archived'],
] as const)('A user with %j is in the group %s', (change, group) => {
  expect(staffGroupOf({ ...member, ...change })).toBe(group);
});

test.each([
  [{}, true],
  [{ isInvited: true }, false],
  [{ status: 'inactive' }, false],
  [{ isArchived: true }, false],
] as const)('A user with %j takes part in the store: %s', (change, expected) => {
  expect(takesPart({ ...member, ...change })).toBe(expected);
});

test.each([
  [{}, true],
  [{ isEmailConfirmed: false }, false],
  [{ isInvited: true }, false],
  [{ status: 'inactive' }, false],
  [{ isArchived: true }, false],
] as const)('A user with %j receives the store’s mails: %s', (change, expected) => {
  expect(canReceiveStoreMail({ ...member, isEmailConfirmed: true, ...change })).toBe(expected);
});

const member: Membership = { status: 'active', isArchived: false, isInvited: false };
