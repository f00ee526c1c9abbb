import { expect, test } from 'vitest';
import { isAutomaticLetter } from './automatic-letter';

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'auto-submitted': 'no' }, false],
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ precedence: 'Bulk' }, true],
  [{ precedence: 'first-class' }, false],
  [{ 'list-id': '<news.example.ma>' }, true],
  [{ 'x-autoreply': 'yes' }, true],
  [{ 'auto-submitted': 'no (by hand)' }, false],
  [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, true],
  [{ 'x-auto-response-suppress': 'DR, RN' }, false],
  [{ 'content-type': 'multipart/report; report-type=disposition-notification' }, true],
])('A letter with the heads %j is automatic: %s', (heads, isAutomatic) => {
  expect(isAutomaticLetter(new Map(Object.entries(heads)), true)).toBe(isAutomatic);
});

test('A letter without a sender is automatic', () => {
  expect(isAutomaticLetter(new Map(), false)).toBe(true);
});
