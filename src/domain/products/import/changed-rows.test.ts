import { expect, test } from 'vitest';
import {
  type ChangedRow,
  type ChangeWords,
  changedRowRecords,
  changedRowsHeader,
} from './changed-rows';

const ROW: ChangedRow = {
  number: 2,
  code: 'BOL',
  name: 'Bol, bleu',
  outcome: 'changed',
  changes: [
    { field: 'price', from: 189_000, to: 190 },
    { field: 'quantity', from: 4, to: 0 },
    { field: 'nameAr', from: 'وعاء', to: null },
    { field: 'stockPolicy', from: 'counted', to: 'backorder' },
  ],
  standouts: ['price_fell_by_half', 'letters_lost'],
};

const WORDS: ChangeWords = {
  columns: ['Row', 'Code', 'Product', 'Effect', 'Field', 'Before', 'After', 'To confirm'],
  outcome: (outcome) => `<${outcome}>`,
  field: (field) => `<${field}>`,
  value: (field, value) => (field === 'stockPolicy' ? `<${value}>` : value),
  standout: (standout) => `<${standout}>`,
};

test('The file of changes has a record for each field, with amounts in dirhams', () => {
  expect(changedRowsHeader(WORDS) + changedRowRecords(ROW, WORDS)).toBe(
    [
      '\uFEFFRow,Code,Product,Effect,Field,Before,After,To confirm',
      '2,BOL,"Bol, bleu",<changed>,<price>,1890.00,1.90,<price_fell_by_half>; <letters_lost>',
      '2,BOL,"Bol, bleu",<changed>,<quantity>,4,0,<price_fell_by_half>; <letters_lost>',
      '2,BOL,"Bol, bleu",<changed>,<nameAr>,وعاء,,<price_fell_by_half>; <letters_lost>',
      '2,BOL,"Bol, bleu",<changed>,<stockPolicy>,<counted>,<backorder>,<price_fell_by_half>; <letters_lost>',
      '',
    ].join('\r\n'),
  );
});

test('A row without a shown field has one record, and formulas are disarmed', () => {
  const plain = { ...ROW, code: '=1+1', name: null, changes: [], standouts: [] };
  expect(changedRowRecords(plain, WORDS)).toBe("2,'=1+1,,<changed>,,,,\r\n");
  const formula = { field: 'nameFr', from: '@SUM(A1)', to: '-cmd' };
  expect(changedRowRecords({ ...plain, changes: [formula] }, WORDS)).toBe(
    "2,'=1+1,,<changed>,<nameFr>,'@SUM(A1),'-cmd,\r\n",
  );
});
