import { expect, it } from 'vitest';
import { statementHeader, statementRecord } from './payout-statement';

const AT = new Date('2026-11-19T09:24:00Z');

it('begins with the mark of UTF-8 and the columns', () => {
  expect(statementHeader()).toBe('\uFEFFdate,order_number,kind,amount,currency,note\r\n');
});

it.each([
  [{ orderNumber: '10441', kind: 'sale', amount: 24_905, note: null }, '10441,sale,249.05,MAD,'],
  [{ orderNumber: null, kind: 'fee', amount: -5, note: 'a, "b"' }, ',fee,-0.05,MAD,"a, ""b"""'],
  [
    { orderNumber: null, kind: 'adjustment', amount: 0, note: '=1+1' },
    `,adjustment,0.00,MAD,'=1+1`,
  ],
] as const)('writes %j', (entry, line) => {
  expect(statementRecord({ ...entry, occurredAt: AT })).toBe(`2026-11-19,${line}\r\n`);
});
