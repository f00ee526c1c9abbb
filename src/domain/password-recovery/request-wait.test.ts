import { expect, test } from 'vitest';
import { secondsLeftAfterTick, waitBeforeRequest } from './request-wait';

test.each([
  [undefined, 60],
  [12, 12],
  [1.2, 2],
  [0, 1],
  [-5, 1],
  [999_999, 3600],
])('After a Retry-After of %s seconds, the wait is %i seconds', (retryAfter, seconds) => {
  expect(waitBeforeRequest(retryAfter)).toBe(seconds);
});

test.each([
  ['a second', 10, 9000, 9],
  ['a little more than a second', 10, 8900, 9],
  ['a sleep of five seconds', 10, 5000, 5],
  ['a sleep beyond the end', 10, -70_000, 0],
  ['the last second', 1, 0, 0],
  ['a clock that was set back an hour', 10, 3_609_000, 9],
])('After %s, a countdown of %i seconds goes on', (_, previous, untilEnd, left) => {
  expect(secondsLeftAfterTick(previous, untilEnd)).toBe(left);
});
