import type { Clock } from '#application/ports/clock.port';

/** A clock that moves only when the test calls `pass`. */
export interface ManualClock extends Clock {
  /**
   * Moves on by `delay` ms, and runs the timers that become due and everything that follows from
   * them.
   */
  pass(delay: number): Promise<void>;
  /** Moves on by `delay` ms without running timers, as while a computer sleeps. */
  sleep(delay: number): void;
}

export function createManualClock(start = Date.UTC(2026, 10, 19, 9, 24)): ManualClock {
  let now = start;
  let timers: { id: number; at: number; callback: () => void }[] = [];
  let nextId = 1;
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    setTimeout: (callback, delay) => {
      const id = nextId++;
      timers.push({ id, at: now + delay, callback });
      return id;
    },
    clearTimeout: (timer) => {
      timers = timers.filter(({ id }) => id !== timer);
    },
    sleep: (delay) => {
      now += delay;
    },
    pass: async (delay) => {
      const end = now + delay;
      await settle();
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.callback();
        await settle();
      }
      now = end;
    },
  };
}
