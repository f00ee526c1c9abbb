import { expect, test } from 'vitest';
import type { Clock } from '#application/ports/clock.port';

/** Contract tests of every clock. `pass` waits for at least that many ms. */
export function describeClockContract(
  open: () => { clock: Clock; pass: (delay: number) => Promise<void> },
): void {
  test('A clock moves forward with time', async () => {
    const { clock, pass } = open();
    const before = clock.now();
    await pass(20);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 20);
  });

  test('A timer of a clock runs once, not before its time', async () => {
    const { clock, pass } = open();
    const begin = clock.now();
    const ran: number[] = [];
    clock.setTimeout(() => ran.push(clock.now() - begin), 20);
    expect(ran).toEqual([]);
    await pass(60);
    expect(ran).toHaveLength(1);
    // Browsers drop fractions of a millisecond.
    expect(ran[0]).toBeGreaterThanOrEqual(19);
  });

  test('A cleared timer of a clock does not run', async () => {
    const { clock, pass } = open();
    let ran = false;
    const timer = clock.setTimeout(() => {
      ran = true;
    }, 10);
    clock.clearTimeout(timer);
    await pass(30);
    expect(ran).toBe(false);
  });

  test('Clearing a timer twice, or an undefined timer, does nothing', () => {
    const { clock } = open();
    const timer = clock.setTimeout(() => undefined, 10);
    clock.clearTimeout(timer);
    clock.clearTimeout(timer);
    clock.clearTimeout(undefined);
  });
}
