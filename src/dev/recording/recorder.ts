import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { transitionKey } from '#application/inspection';
import { differencesOf } from './difference';
import type { Entry, GuardResult } from './entry';
import { guardResults } from './guard-results';
import { Masking, type Plain } from './masking';
import { RingBuffer } from './ring-buffer';

/** Maximum number of steps and approximate number of characters in the record. */
const LIMITS = { things: 2000, weight: 4_000_000 };

export interface RecorderOptions {
  /** Identifies the tab in every entry. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A running machine, and its last recorded state. */
interface RecordedActor {
  readonly actor: string;
  readonly ref: AnyActorRef;
  standing: readonly AnyStateNode[];
  /** The same between the microsteps of a step. */
  between: readonly AnyStateNode[];
  context: Plain | undefined;
  fired: AnyTransitionDefinition[];
  guards: GuardResult[];
}

function isInnermost({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final';
}

function innermost(nodes: readonly AnyStateNode[]): string[] {
  return nodes.filter(isInnermost).map(({ id }) => id);
}

function isRunning(ref: object): ref is AnyActorRef & { logic: { id: string } } {
  return 'logic' in ref && ref.logic instanceof StateMachine;
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return '_nodes' in snapshot && Array.isArray(snapshot._nodes);
}

/**
 * Records every event of the machines of a page, masked, from page load on, so that a tool that
 * attaches later can read the past. Its `inspect` belongs in the options of createApplication.
 */
export class Recorder {
  readonly #masking = new Masking();
  readonly #entries = new RingBuffer<Entry>(LIMITS, weightOf);
  readonly #watched = new WeakMap<object, RecordedActor>();
  readonly #live = new Map<string, RecordedActor>();
  readonly #listeners = new Set<(entry: Entry) => void>();
  #count = 0;
  #actors = 0;

  constructor(readonly options: RecorderOptions) {}

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
    const { actorRef, event, snapshot } = inspected;
    if (!isRunning(actorRef) || !isOfMachine(snapshot)) return;
    const watched = this.#watch(actorRef);
    if (inspected.type === '@xstate.microstep') {
      this.#step(watched, event.type, inspected._transitions, snapshot);
    } else {
      this.#settle(watched, event, snapshot);
    }
  };

  /** The recorded entries, from the oldest to the newest. */
  entries(): Entry[] {
    return this.#entries.all();
  }

  /** The actor with this name, while it runs. */
  running(actor: string): AnyActorRef | undefined {
    return this.#live.get(actor)?.ref;
  }

  /** Masks a text before it is sent to the tool. */
  masked(text: string): string {
    return this.#masking.text(text);
  }

  subscribe(listener: (entry: Entry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #watch(ref: AnyActorRef & { logic: { id: string } }): RecordedActor {
    const known = this.#watched.get(ref);
    if (known) return known;
    this.#actors += 1;
    const actor = `${ref.logic.id}-${this.#actors}`;
    const nothing = { standing: [], between: [], context: undefined, fired: [], guards: [] };
    const watched: RecordedActor = { actor, ref, ...nothing };
    this.#watched.set(ref, watched);
    this.#live.set(actor, watched);
    return watched;
  }

  #step(
    watched: RecordedActor,
    event: string,
    transitions: readonly AnyTransitionDefinition[],
    snapshot: AnyMachineSnapshot,
  ): void {
    watched.guards.push(...guardResults(watched.between, event, transitions));
    watched.fired.push(...transitions);
    watched.between = snapshot._nodes;
  }

  /** Records a completed step as one entry. */
  #settle(watched: RecordedActor, event: { type: string }, snapshot: AnyMachineSnapshot): void {
    const { standing, fired } = watched;
    const context = this.#masking.copyOf(snapshot.context);
    this.#count += 1;
    this.#remember({
      id: this.#count,
      tab: this.options.tab,
      at: this.options.now(),
      actor: watched.actor,
      machine: snapshot.machine.id,
      event: this.#masking.copyOf(event) as Entry['event'],
      from: innermost(standing),
      to: innermost(snapshot._nodes),
      fired: fired.map(transitionKey),
      guards: watched.guards,
      changes: watched.context === undefined ? [] : differencesOf(watched.context, context),
      context,
      running: Object.keys(snapshot.children),
      status: snapshot.status,
    });
    const nodes = snapshot._nodes;
    Object.assign(watched, { standing: nodes, between: nodes, context, fired: [], guards: [] });
    if (snapshot.status !== 'active') this.#live.delete(watched.actor);
  }

  #remember(entry: Entry): void {
    this.#entries.put(entry);
    for (const listener of this.#listeners) listener(entry);
  }
}

/**
 * Approximate number of characters of an entry; contexts are shared between entries and count in
 * part.
 */
function weightOf({ event, changes, context }: Entry): number {
  return 300 + lettersIn(event, 2000) + lettersIn(changes, 2000) + lettersIn(context, 400);
}

/** Counts only up to `most`, because an exact number is not needed beyond it. */
function lettersIn(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 6;
  let letters = 2;
  for (const [name, member] of Object.entries(value)) {
    letters += name.length + 3 + lettersIn(member, most - letters);
    if (letters > most) break;
  }
  return letters;
}
