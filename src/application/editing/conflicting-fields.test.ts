import { describe, expect, test } from 'vitest';
import { baseOf, conflictingFields } from './conflicting-fields';

const base = { name: 'Atelier', phone: '1', days: [1, 2] };

describe('`conflictingFields`', () => {
  test('A field that only I changed is no conflict', () => {
    const theirs = { ...base, phone: '2' };
    expect(conflictingFields({ changes: { name: 'Zellij' }, base }, theirs)).toEqual([]);
  });

  test('A field that both changed in the same way is no conflict', () => {
    const changes = { name: 'Zellij', days: [1, 2, 3] };
    expect(conflictingFields({ changes, base }, { ...base, ...changes })).toEqual([]);
  });

  test('A field that both changed differently is a conflict, lists as a whole', () => {
    const changes = { name: 'Zellij', days: [1, 2, 3] };
    const theirs = { ...base, name: 'Atelier', days: [2] };
    expect(conflictingFields({ changes, base }, theirs)).toEqual(['days']);
  });

  test('A field whose former value is not known is a conflict unless both values are the same', () => {
    const changes = { name: 'Zellij', phone: '2' };
    const theirs = { ...base, phone: '2' };
    expect(conflictingFields({ changes, base: {} }, theirs)).toEqual(['name']);
  });

  test('A password is never a conflict', () => {
    const changes = { currentPassword: 'Seller#2026' };
    expect(conflictingFields({ changes, base: { currentPassword: '' } }, base)).toEqual([]);
  });
});

test('`baseOf` returns the former values of the changed fields only', () => {
  expect(baseOf({ changes: { name: 'Zellij', zip: '2' }, base })).toEqual({ name: 'Atelier' });
});
