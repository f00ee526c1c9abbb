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

/** At most so many steps and about so many letters are remembered. */
const LIMITS = { things: 2000, weight: 4_000_000 };

export interface RecorderOptions {
  /** Names the tab in every entry. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A running machine, and how it stood when it was last seen. */
interface RecordedActor {
  readonly actor: string;
  readonly ref: AnyActorRef;
  standing: readonly AnyStateNode[];
  /** The same inside a step that is made of several. */
  between: readonly AnyStateNode[];
  context: Plain | undefined;
  fired: AnyTransitionDefinition[];
  guards: GuardResult[];
}

const isInnermost = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final';

const innermost = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(isInnermost).map(({ id }) => id);

const isRunning = (ref: object): ref is AnyActorRef & { logic: { id: string } } =>
  'logic' in ref && ref.logic instanceof StateMachine;

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot =>
  '_nodes' in snapshot && Array.isArray(snapshot._nodes);

/**
 * Remembers what befalls the machines of a page, masked, from the page's first moment on; who comes
 * later reads the past. Its `inspect` goes into the options of createApplication.
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

  /** What is remembered, from the oldest to the newest. */
  entries(): Entry[] {
    return this.#entries.all();
  }

  /** The machine that runs under this name, while it runs. */
  running(actor: string): AnyActorRef | undefined {
    return this.#live.get(actor)?.ref;
  }

  /** Masks a text that is about to leave the page for the tool. */
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

  /** A step is over: what it came to is one entry. */
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

/** About how many letters an entry takes; contexts are shared between entries and count in part. */
function weightOf({ event, changes, context }: Entry): number {
  return 300 + lettersIn(event, 2000) + lettersIn(changes, 2000) + lettersIn(context, 400);
}

/** Counts no further than `most`, because what is long is long enough. */
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
