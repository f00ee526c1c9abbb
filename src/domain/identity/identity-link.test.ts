import { describe, expect, test } from 'vitest';
import {
  canUnlink,
  confirmationMethods,
  isChallengeOpen,
  MAX_CONFIRMATION_FAILURES,
} from './identity-link';

const now = new Date('2026-11-25T10:00:00Z');
const later = new Date('2026-11-25T10:00:01Z');

describe('isChallengeOpen', () => {
  test.each([
    ['is new', { failures: 0, expiresAt: later, usedAt: null }, true],
    ['has one try left', { failures: 4, expiresAt: later, usedAt: null }, true],
    ['has no try left', { failures: 5, expiresAt: later, usedAt: null }, false],
    ['ends now', { failures: 0, expiresAt: now, usedAt: null }, false],
    ['was used', { failures: 0, expiresAt: later, usedAt: now }, false],
  ])('A challenge that %s is open or not', (_name, challenge, isOpen) => {
    expect(isChallengeOpen(challenge, now)).toBe(isOpen);
  });

  test('A challenge accepts five wrong confirmations', () => {
    expect(MAX_CONFIRMATION_FAILURES).toBe(5);
  });
});

test('A code confirms only an address of one account', () => {
  expect([1, 2, 3].map(confirmationMethods)).toEqual([
    ['password', 'code'],
    ['password'],
    ['password'],
  ]);
});

test.each([
  [true, 1, true],
  [true, 2, true],
  [false, 2, true],
  [false, 1, false],
])(
  'With a password: %j, and %i identities, unlinking is allowed: %j',
  (hasPassword, identities, allowed) => {
    expect(canUnlink({ hasPassword, identities })).toBe(allowed);
  },
);
