import { expect, test } from 'vitest';
import {
  droppedValues,
  type MergeableClient,
  mergedFields,
  mergeErrors,
  proposedToStay,
} from './client-merge';

const FES = { line1: '3, rue Al Qods', line2: null, cityId: 'cty_fes', zipcode: '30110' };
const RABAT = { line1: '9, rue Moulay Youssef', line2: null, cityId: 'cty_rabat', zipcode: null };

const NOUR: MergeableClient = {
  firstName: 'Nour',
  lastName: 'El Alami',
  phoneNumber: '+212661420318',
  email: null,
  ice: null,
  gender: null,
  addresses: [FES],
  note: null,
};

test('The client that stays gets what it does not have, and the addresses and notes of both', () => {
  const duplicate: MergeableClient = {
    ...NOUR,
    email: 'nour@exemple.ma',
    ice: '001984563000047',
    gender: 'female',
    addresses: [{ ...FES, line1: '3, RUE AL QODS', zipcode: null }, RABAT],
    note: 'Sonner deux fois.',
  };
  expect(mergedFields(NOUR, duplicate)).toEqual({
    email: 'nour@exemple.ma',
    ice: '001984563000047',
    gender: 'female',
    addresses: [FES, RABAT],
    note: 'Sonner deux fois.',
  });
  const noted = { ...NOUR, note: 'Fidèle.', email: 'n@exemple.ma' };
  expect(mergedFields(noted, duplicate)).toMatchObject({
    email: 'n@exemple.ma',
    note: 'Fidèle.\n\nSonner deux fois.',
  });
});

test('A note that both have is kept once', () => {
  const noted = { ...NOUR, note: 'Sonner deux fois.' };
  expect(mergedFields(noted, noted).note).toBe('Sonner deux fois.');
});

test('A merge is refused if addresses or notes of both are more than a client may have', () => {
  const addresses = Array.from({ length: 10 }, (_, at) => ({ ...RABAT, line1: `${at}, rue` }));
  const fields = mergedFields(
    { ...NOUR, note: 'x'.repeat(1000) },
    { ...NOUR, addresses, note: 'y'.repeat(999) },
  );
  expect(mergeErrors(fields)).toEqual({ addresses: ['too_many'], note: ['too_long'] });
  expect(mergeErrors({ ...fields, addresses, note: 'x'.repeat(2000) })).toEqual({});
});

test('A merge drops the name, number, e-mail and ICE that the client that stays has otherwise', () => {
  const staying = { ...NOUR, email: 'nour@exemple.ma' };
  const same = { ...NOUR, firstName: 'NOUR', email: 'Nour@exemple.ma', ice: '001984563000047' };
  expect(droppedValues(staying, same)).toEqual([]);
  const other = { ...same, firstName: 'Nora', phoneNumber: '+212661000000', email: 'n@exemple.ma' };
  expect(droppedValues(staying, other)).toEqual([
    { field: 'name', value: 'Nora El Alami' },
    { field: 'phoneNumber', value: '+212661000000' },
    { field: 'email', value: 'n@exemple.ma' },
  ]);
});

test('The client with more orders is proposed to stay, otherwise the older one', () => {
  const old = { id: 'old', ordersCount: 1, createdAt: '2026-01-05T10:00:00.000Z' };
  const recent = { id: 'recent', ordersCount: 2, createdAt: '2026-02-05T10:00:00.000Z' };
  expect(proposedToStay(old, recent)).toBe('recent');
  expect(proposedToStay(recent, old)).toBe('recent');
  expect(proposedToStay(old, { ...recent, ordersCount: 1 })).toBe('old');
  expect(proposedToStay({ ...recent, ordersCount: 1 }, old)).toBe('old');
});
