import { expect, test } from 'vitest';
import { pickupMonth, pickupNote } from './pickup-note';

test('The note of a fee for pickups tells its month', () => {
  const note = pickupNote('2025-10');
  expect(pickupMonth({ kind: 'fee', note })).toBe('2025-10');
});

test.each([
  ['fee', null],
  ['fee', 'Frais de dossier'],
  ['fee', 'Ramassage 2025-13'],
  ['fee', 'Ramassage 2025-10 remboursé'],
  ['adjustment', 'Ramassage 2025-10'],
] as const)('An entry of the kind %s with the note "%s" charges no pickups', (kind, note) => {
  expect(pickupMonth({ kind, note })).toBeNull();
});
