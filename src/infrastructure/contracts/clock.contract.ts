import { expect, test } from 'vitest';
import type { Clock } from '#application/ports/clock.port';

/** What every clock keeps to. `pass` lets at least that many ms go by. */
export function describeClockContract(
  open: () => { clock: Clock; pass: (delay: number) => Promise<void> },
): void {
  test('time goes on', async () => {
    const { clock, pass } = open();
    const before = clock.now();
    await pass(20);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 20);
  });

  test('a timer runs once, not before its time', async () => {
    const { clock, pass } = open();
    const begin = clock.now();
    const ran: number[] = [];
    clock.setTimeout(() => ran.push(clock.now() - begin), 20);
    expect(ran).toEqual([]);
    await pass(60);
    expect(ran).toHaveLength(1);
    // Browsers cut fractions of a millisecond.
    expect(ran[0]).toBeGreaterThanOrEqual(19);
  });

  test('a cleared timer does not run', async () => {
    const { clock, pass } = open();
    let ran = false;
    const timer = clock.setTimeout(() => {
      ran = true;
    }, 10);
    clock.clearTimeout(timer);
    await pass(30);
    expect(ran).toBe(false);
  });

  test('clearing a timer twice, or none, does nothing', () => {
    const { clock } = open();
    const timer = clock.setTimeout(() => undefined, 10);
    clock.clearTimeout(timer);
    clock.clearTimeout(timer);
    clock.clearTimeout(undefined);
  });
}
