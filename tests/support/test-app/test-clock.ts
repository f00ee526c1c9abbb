import type { ServerClock } from '#application/ports/clock.port';
import { createListeners } from '#application/ports/listeners';

/** The server's time, which moves only when a test moves it. XState uses it too. */
export class TestClock implements ServerClock {
  readonly #changes = createListeners();
  #skew = 0;
  #now: number;
  #nextId = 1;
  readonly #timers = new Map<number, { at: number; callback: () => void }>();

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly setTimeout = (callback: () => void, delay: number): number => {
    const id = this.#nextId++;
    this.#timers.set(id, { at: this.#now + Math.max(delay, 0), callback });
    return id;
  };

  readonly clearTimeout = (id: unknown): void => {
    if (typeof id === 'number') this.#timers.delete(id);
  };

  readonly skew = (): number => this.#skew;
  readonly dismiss = (): void => this.reportSkew(0);
  readonly subscribe = this.#changes.subscribe;

  /** An answer shows that the computer's clock is that far ahead (ms). */
  reportSkew(skew: number): void {
    this.#skew = skew;
    this.#changes.notify();
  }

  /** Moves the time and runs every timer that becomes due, in order. Milliseconds. */
  advance(duration: number): void {
    const end = this.#now + duration;
    for (let due = this.#nextDue(end); due; due = this.#nextDue(end)) {
      this.#timers.delete(due.id);
      // After a sleep, a timer fires late.
      this.#now = Math.max(this.#now, due.at);
      due.callback();
    }
    this.#now = end;
  }

  /** Moves the time to the next timer and runs it; false when there is none. */
  advanceToNext(): boolean {
    const due = this.#nextDue(Number.POSITIVE_INFINITY);
    if (due) this.advance(due.at - this.#now);
    return due !== undefined;
  }

  /** Moves the time without running timers, like the clock of a machine that slept. */
  setTime(duration: number): void {
    this.#now += duration;
  }

  #nextDue(end: number): { id: number; at: number; callback: () => void } | undefined {
    return [...this.#timers]
      .map(([id, timer]) => ({ id, ...timer }))
      .filter(({ at }) => at <= end)
      .toSorted((a, b) => a.at - b.at || a.id - b.id)[0];
  }
}
