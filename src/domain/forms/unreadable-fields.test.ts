import { expect, test } from 'vitest';
import { readAmount, readWholeNumber } from '../format/typed-number';
import { unreadableFields } from './unreadable-fields';

test('`unreadableFields` names the fields of unreadable numbers at any depth of the values', () => {
  const values = {
    name: '2,5',
    price: readAmount('1e3'),
    cost: readAmount('10,00'),
    stock: null,
    variants: [{ price: 100 }, { price: 200, stock: readWholeNumber('2,5') }],
  };
  expect(unreadableFields(values)).toEqual([
    { path: ['price'], problem: 'not_a_number' },
    { path: ['variants', '1', 'stock'], problem: 'not_whole' },
  ]);
});

test('Values without unreadable numbers have no unreadable fields', () => {
  expect(unreadableFields({ price: 1000, tags: ['a'], day: null })).toEqual([]);
});
