import { expect, test } from 'vitest';
import { subscriptionMonth, subscriptionNote } from './subscription-note';

test('The note of a subscription tells its month', () => {
  const note = subscriptionNote('2025-10');
  expect(subscriptionMonth({ kind: 'fee', note })).toBe('2025-10');
});

test.each([
  ['fee', null],
  ['fee', 'Frais de dossier'],
  ['fee', 'Abonnement 2025-13'],
  ['fee', 'Abonnement 2025-10 remboursé'],
  ['adjustment', 'Abonnement 2025-10'],
] as const)('An entry of the kind %s with the note "%s" charges no subscription', (kind, note) => {
  expect(subscriptionMonth({ kind, note })).toBeNull();
});
