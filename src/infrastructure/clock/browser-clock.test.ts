import { describe } from 'vitest';
import { describeClockContract } from '../contracts/clock.contract';
import { createManualClock } from '../test-support/manual-clock';
import { browserClock } from './browser-clock';

describe("the browser's clock", () => {
  describeClockContract(() => ({
    clock: browserClock,
    pass: (delay) => new Promise((resolve) => setTimeout(resolve, delay + 2)),
  }));
});

describe('the clock of the tests', () => {
  describeClockContract(() => {
    const clock = createManualClock();
    return { clock, pass: clock.pass };
  });
});
