import { expect, it } from 'vitest';
import { csvRecord } from '../format/csv';
import { STATEMENT_COLUMNS, statementCells } from './payout-statement';

const AT = new Date('2026-11-19T09:24:00Z');

it('A payout statement begins with the column names', () => {
  expect(csvRecord(STATEMENT_COLUMNS)).toBe('date,order_number,kind,amount,currency,note\r\n');
});

it.each([
  [{ orderNumber: '10441', kind: 'sale', amount: 24_905, note: null }, '10441,sale,249.05,MAD,'],
  [{ orderNumber: null, kind: 'fee', amount: -5, note: 'a, "b"' }, ',fee,-0.05,MAD,"a, ""b"""'],
  [
    { orderNumber: null, kind: 'adjustment', amount: 0, note: '=1+1' },
    `,adjustment,0.00,MAD,'=1+1`,
  ],
] as const)('A payout statement writes the entry %j as one CSV line', (entry, line) => {
  expect(csvRecord(statementCells({ ...entry, occurredAt: AT }))).toBe(`2026-11-19,${line}\r\n`);
});
