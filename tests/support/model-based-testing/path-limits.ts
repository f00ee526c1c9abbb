import { type InspectionEvent, StateMachine } from 'xstate';
import type { Inspect } from '#application/create-application';
import { processorTime } from './processor-time';

/** More steps, of all machines together, than any path takes. */
const MAX_STEPS = 2_000;

/** More events than any path sends to all its actors. */
const MAX_EVENTS = 20_000;

/** The last events that a message names. */
const NAMED_EVENTS = 4;

/** The longest that one path may take, in milliseconds; a path takes a few. */
const PATH_LIMIT_MS = 10_000;

/** How many paths of a machine may wait until this limit. */
const MAX_WAITING_PATHS = 3;

/**
 * Processor time for the paths of a small machine, and for each path of a large one, in
 * milliseconds.
 */
const MACHINE_MS = 20_000;
const MACHINE_MS_PER_PATH = 25;

/** The number of paths of a machine that was not accepted yet. */
const PATHS_OF_A_NEW_MACHINE = 500;

/** The process has not come to rest after more steps than any path takes. */
class EndlessSteps extends Error {}

/**
 * Ends a process that never comes to rest: eventless transitions or raised events in a circle, an
 * actor that is started again by its own outcome, a timer that sets itself again. Without a bound,
 * such a process blocks the event loop, so that no time limit has an effect.
 */
export class StepLimit {
  #steps = 0;
  #events = 0;
  #last: string[] = [];
  #exceeded: EndlessSteps | null = null;

  /** Counts the steps and events of a path, and ends the actor that exceeds the bound. */
  readonly inspect: Inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') this.#steps += 1;
    else if (inspected.type === '@xstate.event') this.#events += 1;
    else return;
    const { actorRef, event } = inspected;
    // An actor that is stopped must be able to do so.
    if (event.type === 'xstate.stop') return;
    const logic = 'logic' in actorRef ? actorRef.logic : null;
    const name = logic instanceof StateMachine ? logic.id : 'an actor';
    if (this.#last.at(-1) !== `${name}: ${event.type}`) {
      this.#last = [...this.#last, `${name}: ${event.type}`].slice(-NAMED_EVENTS);
    }
    if (this.#steps <= MAX_STEPS && this.#events <= MAX_EVENTS) return;
    this.#exceeded ??= new EndlessSteps(
      `It never comes to rest: ${this.#steps} steps and ${this.#events} events in one path, the last of them ${this.#last.join(', ')}.`,
    );
    throw this.#exceeded;
  };

  /** @throws an error that names the last events, if the bound was exceeded */
  check(): void {
    if (this.#exceeded) throw this.#exceeded;
  }
}

// Tests may replace the timers.
const { setTimeout, clearTimeout } = globalThis;

/** The number of paths of a machine, when it was accepted, by set. */
export type AcceptedPaths = Readonly<Record<string, number>>;

/** The processor time of all paths of a machine, by their accepted number. Milliseconds. */
export function timeLimitOf(accepted: AcceptedPaths): number {
  const counts = Object.values(accepted);
  const paths =
    counts.length === 0 ? PATHS_OF_A_NEW_MACHINE : counts.reduce((sum, count) => sum + count, 0);
  return MACHINE_MS + MACHINE_MS_PER_PATH * paths;
}

/**
 * Ends the paths of a machine: when their processor time is over, or after a few paths that waited
 * until their own time limit.
 */
export class MachineLimit {
  readonly #milliseconds: number;
  readonly #begun = processorTime();
  #waiting = 0;

  constructor(accepted: AcceptedPaths) {
    this.#milliseconds = timeLimitOf(accepted);
  }

  /** Why no further path of the machine runs; null while there is no reason. */
  reason(): string | null {
    if (this.#waiting >= MAX_WAITING_PATHS) return `${this.#waiting} paths waited without end`;
    return processorTime() - this.#begun > this.#milliseconds
      ? `its paths took more than ${this.#milliseconds / 1000} s of processor time`
      : null;
  }

  /** @throws an error when no further path runs */
  check(): void {
    const reason = this.reason();
    if (reason) throw new Error(`This path did not run, because ${reason}.`);
  }

  /**
   * The result of a path.
   * @throws an error when it has not ended after {@link PATH_LIMIT_MS}
   */
  async run<Result>(path: Promise<Result>, milliseconds = PATH_LIMIT_MS): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#waiting += 1;
        reject(new Error(`It still waits after ${milliseconds / 1000} s.`));
      }, milliseconds);
    });
    try {
      return await Promise.race([path, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
