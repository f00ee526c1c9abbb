import { expect, test } from 'vitest';
import { orderNumberIn } from './order-number-query';

test.each([
  ['accepter 10481', '10481'],
  ['  #10481 ', '10481'],
  ['imprimer le bordereau de 10481', '10481'],
  ['قبول ١٠٤٨١', '10481'],
  ['accepter', null],
  ['', null],
  ['10481 10482', null],
  ['P1009', null],
])('The query “%s” names the order %s', (query, number) => {
  expect(orderNumberIn(query)).toBe(number);
});
