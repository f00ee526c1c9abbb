import { expect, test } from 'vitest';
import { errorName, framesOf, maskedMessage, maskedPath } from './error-report';

test.each([
  [
    'Chrome',
    'TypeError: x\n    at Row (https://portal.example/static/js/async/41.ab12c.js:1:2345)\n    at https://portal.example/static/js/entry.0a1b2c.js:3:9',
  ],
  [
    'Firefox',
    'Row@https://portal.example/static/js/async/41.ab12c.js:1:2345\n@https://portal.example/static/js/entry.0a1b2c.js:3:9\n',
  ],
])('The places of a stack of %s are those in files of the portal', (_browser, stack) => {
  expect(framesOf(stack)).toEqual([
    { file: '/static/js/async/41.ab12c.js', line: 1, column: 2345 },
    { file: '/static/js/entry.0a1b2c.js', line: 3, column: 9 },
  ]);
});

test('A stack has no places outside of the portal, and no more than fifteen', () => {
  const own = '    at f (https://portal.example/static/js/a.js:1:1)';
  const strange = [
    'at https://x.example/../../etc/passwd.js:1:1',
    'at chrome-extension://a/b.js:1:1',
  ];
  expect(framesOf(strange.join('\n'))).toEqual([]);
  expect(framesOf(Array.from({ length: 40 }, () => own).join('\n'))).toHaveLength(15);
});

test.each([
  [
    "Cannot read properties of undefined (reading 'status')",
    "Cannot read properties of undefined (reading 'status')",
  ],
  ['Unexpected token < in JSON: "Nadia Berrada"', 'Unexpected token < in JSON: "…"'],
  ['No order #10481 of nadia@exemple.ma', 'No order #[number] of [email]'],
  ['الزبون نادية غير موجود', '… … … …'],
  ["'0661420318' is not a phone", "'…' is not a phone"],
  ['GET https://portal.example/api/store/order/ord_1?q=Nadia failed', 'GET [address] failed'],
  ['Record ord_7f3a is gone', 'Record [number] is gone'],
  ['x'.repeat(5000), 'x'.repeat(300)],
])('The message %j is reported as %j', (message, masked) => {
  expect(maskedMessage(message)).toBe(masked);
  // What the portal masked, the server masks again.
  expect(maskedMessage(masked)).toBe(masked);
});

test.each([
  ['/dashboard/order/ord_7f3a', '/dashboard/order/:id'],
  ['/dashboard', '/dashboard'],
  ['/product/tapis-de-nadia-berrada', '/product/:id'],
  ['/tour-offer', '/tour-offer'],
  ['/post/%D8%B2', '/post/:id'],
])('The path %s is reported as %s', (path, masked) => {
  expect(maskedPath(path)).toBe(masked);
});

test('Only a name that a class can have is the name of an error', () => {
  const names = ['TypeError', 'Nadia Berrada', 7, ''].map(errorName);
  expect(names).toEqual(['TypeError', 'Error', 'Error', 'Error']);
});
