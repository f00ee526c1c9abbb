import { describe } from 'vitest';
import { keepsTheClockContract } from '../contracts/clock.contract';
import { createManualClock } from '../test-support/manual-clock';
import { browserClock } from './browser-clock';

describe("the browser's clock", () => {
  keepsTheClockContract(() => ({
    clock: browserClock,
    pass: (delay) => new Promise((resolve) => setTimeout(resolve, delay + 2)),
  }));
});

describe('the clock of the tests', () => {
  keepsTheClockContract(() => {
    const clock = createManualClock();
    return { clock, pass: clock.pass };
  });
});
