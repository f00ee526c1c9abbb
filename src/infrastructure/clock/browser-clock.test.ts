import { describe } from 'vitest';
import { describeClockContract } from '../contracts/clock.contract';
import { createManualClock } from '../test-support/manual-clock';
import { browserClock } from './browser-clock';

describe('Browser clock', () => {
  describeClockContract(() => ({
    clock: browserClock,
    pass: (delay) => new Promise((resolve) => setTimeout(resolve, delay + 2)),
  }));
});

describe('Manual test clock', () => {
  describeClockContract(() => {
    const clock = createManualClock();
    return { clock, pass: clock.pass };
  });
});
