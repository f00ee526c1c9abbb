import { describe, expect, test } from 'vitest';
import { describeClockContract } from '../contracts/clock.contract';
import { openWrongComputer } from '../test-support/wrong-computer';
import { OFFSET_KEY } from './server-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Half of the resolution of the server's times, and half of a request. */
const PRECISION = 500 + 100;

describe('Server clock', () => {
  describeClockContract(() => {
    const { clock, server } = openWrongComputer(HOUR);
    return { clock, pass: server.pass };
  });
});

describe('Correction of a wrong clock', () => {
  test.each([-2 * DAY, -HOUR, -3000, 3000, 20 * MINUTE, HOUR, 60 * DAY, 4000 * DAY])(
    'One answer corrects a clock that is ahead by %d ms',
    async (ahead) => {
      const { clock, ask, error } = openWrongComputer(ahead);
      expect(error()).toBe(ahead);
      await ask();
      expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
      expect(Math.abs(clock.skew() - ahead)).toBeLessThanOrEqual(PRECISION);
    },
  );

  test('A right clock is never corrected, and nothing is stored', async () => {
    const { ask, error, server, stored } = openWrongComputer(0);
    for (let time = 0; time < 3000; time += 170) {
      await ask();
      await server.pass(170);
      expect(error()).toBe(0);
    }
    expect(stored()).toEqual({});
  });

  test('Further answers change the time only when they contradict it', async () => {
    const { clock, ask, error, server } = openWrongComputer(HOUR);
    const errors = new Set<number>();
    await ask();
    let corrections = 0;
    clock.subscribe(() => {
      corrections += 1;
    });
    for (let time = 0; time < 5000; time += 130) {
      await ask();
      await server.pass(130);
      errors.add(error());
    }
    expect(errors.size).toBe(corrections + 1);
    expect(corrections).toBeLessThan(4);
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
  });

  test('An answer that took long corrects only what it contradicts', async () => {
    const { ask, error, server } = openWrongComputer(HOUR);
    await ask();
    const before = error();
    await ask(() => server.pass(30_000));
    expect(error()).toBe(before);
  });

  test('Listeners are notified of a correction, and not of an answer that agrees', async () => {
    const { clock, ask } = openWrongComputer(HOUR);
    let corrections = 0;
    const stop = clock.subscribe(() => {
      corrections += 1;
    });
    await ask();
    await ask();
    expect(corrections).toBe(1);
    stop();
    clock.dismiss();
    expect(corrections).toBe(1);
  });
});

describe('Offset of the previous visit', () => {
  test.each([-2 * DAY, 60 * DAY])(
    'The time is right at the start of the next visit (ahead by %d ms)',
    async (ahead) => {
      const first = openWrongComputer(ahead);
      await first.ask();
      const next = openWrongComputer(ahead, first.stored());
      expect(Math.abs(next.error())).toBeLessThanOrEqual(PRECISION);
      expect(next.clock.skew()).toBe(0);
      await next.ask();
      expect(Math.abs(next.clock.skew() - ahead)).toBeLessThanOrEqual(PRECISION);
    },
  );

  test('The first answer replaces an offset that is out of date', async () => {
    const { ask, error, stored } = openWrongComputer(0, { [OFFSET_KEY]: `${-HOUR}` });
    expect(error()).toBe(-HOUR);
    await ask();
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
    expect(Math.abs(Number(stored()[OFFSET_KEY]))).toBeLessThanOrEqual(PRECISION);
  });

  test('A stored offset never advances the clock by more than a week', () => {
    expect(openWrongComputer(0, { [OFFSET_KEY]: `${60 * DAY}` }).error()).toBe(7 * DAY);
  });

  test.each(['', 'x', 'NaN', 'Infinity', '-Infinity'])(
    'A stored offset of %j counts as none',
    (text) => {
      expect(openWrongComputer(0, { [OFFSET_KEY]: text }).error()).toBe(0);
    },
  );

  test('A tab takes over the correction of another tab', async () => {
    const computer = openWrongComputer(60 * DAY);
    const other = computer.openTab();
    await computer.ask();
    expect(Math.abs(other.error())).toBeLessThanOrEqual(PRECISION);
  });

  test('Two tabs count a change of the clock once', async () => {
    const computer = openWrongComputer(HOUR);
    const other = computer.openTab();
    await computer.ask();
    computer.setAhead(-HOUR);
    await computer.ask();
    await other.ask();
    expect(Math.abs(computer.error())).toBeLessThanOrEqual(PRECISION);
    expect(Math.abs(other.error())).toBeLessThanOrEqual(PRECISION);
  });
});

describe('Change of the clock while the page is open', () => {
  test.each([-HOUR, HOUR, 60 * DAY])(
    'The time continues when the clock is set by %d ms, and the server is asked',
    async (jump) => {
      const { clock, server, setAhead, error } = openWrongComputer(0);
      let asked = 0;
      clock.onJump(() => {
        asked += 1;
      });
      setAhead(jump);
      expect(error()).toBe(0);
      expect(asked).toBe(0);
      await server.pass(MINUTE);
      expect(error()).toBe(0);
      expect(asked).toBe(1);
    },
  );

  test('The notice follows the next answer after the clock was put right', async () => {
    const { clock, ask, error, setAhead } = openWrongComputer(HOUR);
    await ask();
    setAhead(0);
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
    expect(clock.skew()).toBeGreaterThan(HOUR - PRECISION);
    await ask();
    expect(Math.abs(clock.skew())).toBeLessThanOrEqual(PRECISION);
  });

  test('A change within two seconds is followed, as a computer that keeps its clock right makes them', async () => {
    const { clock, setAhead, error, server } = openWrongComputer(0);
    let asked = 0;
    clock.onJump(() => {
      asked += 1;
    });
    setAhead(1500);
    expect(error()).toBe(1500);
    await server.pass(MINUTE);
    expect(asked).toBe(0);
  });

  test('The first answer after a sleep corrects the time', async () => {
    const { clock, ask, error, sleep, server } = openWrongComputer(HOUR);
    await ask();
    let asked = 0;
    clock.onJump(() => {
      asked += 1;
    });
    sleep(8 * HOUR);
    expect(Math.abs(error() + 8 * HOUR)).toBeLessThanOrEqual(PRECISION);
    await server.pass(0);
    expect(asked).toBe(1);
    await ask();
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
  });

  test('The answer to a request during which the computer slept corrects nothing', async () => {
    const { clock, ask, error, sleep } = openWrongComputer(0);
    await ask(async () => sleep(HOUR));
    expect(error()).toBe(-HOUR);
    expect(clock.skew()).toBe(0);
    await ask();
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
  });

  test('Nobody needs to listen to a change of the clock', async () => {
    const { clock, server, setAhead } = openWrongComputer(0);
    setAhead(HOUR);
    clock.now();
    await expect(server.pass(1)).resolves.toBeUndefined();
  });
});

describe('Notice of a wrong clock', () => {
  test('A dismissed notice stays dismissed, and the time stays right', async () => {
    const { clock, ask, error, setAhead } = openWrongComputer(HOUR);
    await ask();
    let told = 0;
    clock.subscribe(() => {
      told += 1;
    });
    clock.dismiss();
    expect(told).toBe(1);
    setAhead(2 * HOUR);
    await ask();
    expect(clock.skew()).toBe(0);
    expect(Math.abs(error())).toBeLessThanOrEqual(PRECISION);
  });
});
