import type { AnyStateMachine } from 'xstate';
import type { TransitionReport } from '#application/inspection';
import { consecutivePairs } from './coverage-paths';
import { definitionsOf, stableStatesOf, type TransitionDefinition } from './transition-definitions';

/** The reached coverage of a machine, as keys and ids; results of several runners can be merged. */
export interface MachineCoverage {
  readonly machine: string;
  readonly transitions: readonly string[];
  /** Ids of the states whose assertion ran. */
  readonly states: readonly string[];
  /** Keys of guarded transitions whose guard held, and of those whose guard did not. */
  readonly guardsHeld: readonly string[];
  readonly guardsFailed: readonly string[];
  /** `state id × event` sent without effect, as required. */
  readonly invalidPairs: readonly string[];
  readonly transitionPairs: readonly string[];
}

/**
 * Counts definitions, not paths: transitions that fired in running machines, from inspection.
 * States count only when their assertion ran, invalid pairs only when nothing changed: the runner
 * reports both.
 */
export class CoverageMeter {
  readonly #definitions: readonly TransitionDefinition[];
  readonly #reached = {
    transitions: new Set<string>(),
    states: new Set<string>(),
    guardsHeld: new Set<string>(),
    guardsFailed: new Set<string>(),
    invalidPairs: new Set<string>(),
    transitionPairs: new Set<string>(),
  };
  readonly #standing = new Map<string, readonly string[]>();
  readonly #lastFired = new Map<string, string>();

  constructor(readonly machine: AnyStateMachine) {
    this.#definitions = definitionsOf(machine);
  }

  /** Records a step of a running machine; steps of other machines are ignored. */
  readonly record = (step: TransitionReport): void => {
    if (step.machine !== this.machine.id) return;
    const before = this.#standing.get(step.actor) ?? [];
    const winner = step.fired.map((key) => this.#find(key)).find((found) => found !== undefined);
    if (winner?.event === 'always') {
      this.#judgeGuards('always', before, winner);
    } else {
      this.#judgeGuards('always', before, undefined);
      this.#judgeGuards(step.event, before, winner);
    }
    const sequence = [this.#lastFired.get(step.actor), ...step.fired].filter(
      (key) => key !== undefined,
    );
    for (const key of step.fired) this.#reached.transitions.add(key);
    for (const pair of consecutivePairs(sequence)) this.#reached.transitionPairs.add(pair);
    const last = step.fired.at(-1);
    if (last !== undefined) this.#lastFired.set(step.actor, last);
    this.#standing.set(step.actor, step.states);
  };

  /** The assertion of this state ran. */
  stateAsserted(stateId: string): void {
    this.#reached.states.add(stateId);
  }

  /** The event was sent in this state and changed neither state nor context. */
  eventIgnored(stateId: string, event: string): void {
    this.#reached.invalidPairs.add(invalidPair(stateId, event));
  }

  result(): MachineCoverage {
    const sorted = (keys: ReadonlySet<string>) => [...keys].toSorted();
    return {
      machine: this.machine.id,
      transitions: sorted(this.#reached.transitions),
      states: sorted(this.#reached.states),
      guardsHeld: sorted(this.#reached.guardsHeld),
      guardsFailed: sorted(this.#reached.guardsFailed),
      invalidPairs: sorted(this.#reached.invalidPairs),
      transitionPairs: sorted(this.#reached.transitionPairs),
    };
  }

  /**
   * XState evaluates guards from the innermost state outwards, and candidates in order, until one
   * holds.
   */
  #judgeGuards(
    event: string,
    standing: readonly string[],
    winner: TransitionDefinition | undefined,
  ): void {
    if (winner?.guard) this.#reached.guardsHeld.add(winner.key);
    const asked = sourcesOf(standing);
    const outermost = winner ? asked.indexOf(winner.source) : asked.length;
    for (const definition of this.#definitions) {
      if (definition.event !== event || !definition.guard) continue;
      const isBefore = definition.source === winner?.source && definition.index < winner.index;
      const isFurtherIn = asked.slice(0, Math.max(outermost, 0)).includes(definition.source);
      if (isBefore || isFurtherIn) this.#reached.guardsFailed.add(definition.key);
    }
  }

  #find(key: string): TransitionDefinition | undefined {
    return this.#definitions.find((definition) => definition.key === key);
  }
}

/** A state and its ancestors, from the inside out, in XState's order. Ids are dotted paths. */
function sourcesOf(standing: readonly string[]): string[] {
  return standing.flatMap((id) => {
    const parts = id.split('.');
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  });
}

export function invalidPair(stateId: string, event: string): string {
  return `${stateId} × ${event}`;
}

/**
 * Every pair of a stable state and an event for which neither the state nor an ancestor has a
 * transition. Rejections of actors are left out: an actor that a state does not run cannot reject
 * in it, and XState stops a machine that gets such an event. Final states are left out too: an
 * ended process takes no events.
 */
export function invalidPairsOf(machine: AnyStateMachine): string[] {
  const definitions = definitionsOf(machine);
  const standingStates = stableStatesOf(machine).filter(({ type }) => type !== 'final');
  const events = [...new Set(definitions.map(({ event }) => event))].filter(
    (event) => event !== 'always' && !event.startsWith('xstate.error.'),
  );
  return standingStates.flatMap(({ id }) => {
    const around = new Set(sourcesOf([id]));
    return events
      .filter((event) => !definitions.some((one) => one.event === event && around.has(one.source)))
      .map((event) => invalidPair(id, event));
  });
}
