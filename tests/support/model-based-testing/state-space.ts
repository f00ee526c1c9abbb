import type { AnyMachineSnapshot } from 'xstate';
import { type GrownPart, growthOf, partText } from './context-growth';
import { processorTime } from './processor-time';
import { stateKey, type TraversedModel } from './state-key';
import type { TraversalBounds } from './state-limits';
import { statePathOf } from './state-path';

/** The serialised context of one state; the largest one of an accepted machine has 150 characters. */
const MAX_KEY_LENGTH = 20_000;

/** How many times the bound of states is traversed, and how long, to find what grew. */
const EXAMINED_MULTIPLE = 4;
const EXAMINED_MS = 2_000;

/** What a defect that prevents the generation of paths consists of. */
export interface TraversalDefectDetails {
  readonly machine: string;
  /** The state with the most variants, or in which an event never ends. */
  readonly state: string | null;
  /** How many contexts this state was reached with. */
  readonly variants: number;
  /** The parts of the context that grew, the one that grew most first. */
  readonly parts: readonly GrownPart[];
}

/** The paths of a machine cannot be generated. */
export class TraversalDefect extends Error {
  constructor(
    message: string,
    readonly details: TraversalDefectDetails,
  ) {
    super(message);
    this.name = 'TraversalDefect';
  }
}

/** The states that a traversal of one machine has reached. It ends the traversal at a bound. */
export class StateSpace {
  readonly #begun = processorTime();
  #exceeded: number | null = null;
  readonly #reached = new Map<string, AnyMachineSnapshot>();
  /** What the traversal is doing, for the message about an event that never ends. */
  #input = '';
  #last: { readonly snapshot: AnyMachineSnapshot; readonly label: string } | null = null;

  constructor(
    readonly model: TraversedModel,
    readonly bounds: TraversalBounds,
  ) {}

  get size(): number {
    return this.#reached.size;
  }

  /** The machine is about to start with an input. */
  starting(input: string): void {
    this.#last = null;
    this.#input = input;
  }

  /** An event is about to be sent in a state. */
  sending(snapshot: AnyMachineSnapshot, label: string): void {
    this.#last = { snapshot, label };
  }

  /**
   * The key of a state, which is counted.
   * @throws TraversalDefect beyond a bound
   */
  keyOf(snapshot: AnyMachineSnapshot): string {
    const key = stateKey(this.model, snapshot);
    if (!this.#reached.has(key)) {
      this.#reached.set(key, snapshot);
      this.#checkSize();
      if (key.length > MAX_KEY_LENGTH) {
        throw this.#grown(`a context of more than ${MAX_KEY_LENGTH} characters`);
      }
      this.checkTime();
    }
    return key;
  }

  /**
   * Beyond the bound, the traversal goes on for a moment: only then it is visible which part of the
   * context has ever new values.
   */
  #checkSize(): void {
    if (this.size <= this.bounds.states) return;
    this.#exceeded ??= processorTime();
    const isSeen =
      this.size > this.bounds.states * EXAMINED_MULTIPLE ||
      processorTime() - this.#exceeded > EXAMINED_MS;
    if (isSeen) throw this.#grown();
  }

  /** @throws TraversalDefect when the machine has too many states */
  checkEnd(): void {
    if (this.size > this.bounds.states) throw this.#grown();
  }

  /** @throws TraversalDefect when the time is over */
  checkTime(): void {
    if (processorTime() - this.#begun <= this.bounds.milliseconds) return;
    throw this.#grown(`no end after ${Math.round(this.bounds.milliseconds / 1000)} s`);
  }

  /** An error that the machine threw, with the event and the state in which it did. */
  explained(cause: unknown): TraversalDefect {
    if (cause instanceof TraversalDefect) return cause;
    const { id } = this.model.machine;
    const state = this.#last && statePathOf(this.#last.snapshot.value);
    const where = this.#last
      ? `the event "${this.#last.label}" in ${state}`
      : `the start with "${this.#input}"`;
    const message = cause instanceof Error ? cause.message : String(cause);
    return new TraversalDefect(`${id}: ${where} fails: ${message}`, {
      machine: id,
      state,
      variants: 0,
      parts: [],
    });
  }

  #grown(excess = `more than ${this.bounds.states} states`): TraversalDefect {
    const { id } = this.model.machine;
    const { state, variants, parts } = growthOf(this.model, [...this.#reached.values()]);
    const before =
      this.bounds.accepted === null
        ? 'no number of states was accepted yet'
        : `${this.bounds.accepted} states were accepted`;
    const message = [
      `${id} has ${excess}, ${before}.`,
      `The state ${state} was reached with ${variants} contexts.`,
      ...parts.map(partText),
    ].join(' ');
    return new TraversalDefect(message, {
      machine: id,
      state,
      variants,
      parts,
    });
  }
}
