import { expect, test } from 'vitest';
import { sampledRequestOf, traceHeaders } from './trace-header';

const REQUEST = { traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8), actionMs: 85 };

test('The server reads what the portal wrote about a sampled request', () => {
  const { traceparent, tracestate } = traceHeaders(REQUEST);
  expect(sampledRequestOf(traceparent, tracestate)).toEqual(REQUEST);
  expect(sampledRequestOf(traceparent, undefined)).toEqual({ ...REQUEST, actionMs: 0 });
  expect(sampledRequestOf(traceparent, 'other=1,portal=9999')).toEqual({
    ...REQUEST,
    actionMs: 5000,
  });
});

test.each([
  undefined,
  '',
  `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-00`,
  `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`,
  `00-${'a1'.repeat(16)}-${'0'.repeat(16)}-01`,
  `00-${'A1'.repeat(16)}-${'b2'.repeat(8)}-01`,
  `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01-more`,
])('The header %j is of no sampled request', (header) => {
  expect(sampledRequestOf(header, 'portal=1')).toBeNull();
});
