import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  fromPromise,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type TransitionReport, transitionKey, transitionReports } from '#application/inspection';
import { stateKey } from './state-key';
import { acceptedStatesOf, type TraversalBounds, traversalBoundsOf } from './state-limits';
import { isOutcome, statePathOf } from './state-path';
import { StateSpace } from './state-space';

/**
 * The inputs and events of a machine: the inputs it can start with and the events it can receive,
 * including outcomes of its actors (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`) and delays
 * (`xstate.after.*`), each under a label. `serialise` returns exactly the parts of a context that
 * guards read.
 */
export interface MachineModel {
  readonly machine: AnyStateMachine;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, AnyEventObject>>;
  readonly serialise: (context: AnyMachineSnapshot['context']) => unknown;
  /**
   * A running process must have the model's context at the same point of a path, except for these
   * fields: dotted names, each with the reason why a driver has its own values there.
   */
  readonly driverSpecificFields?: Readonly<Record<string, string>>;
  /** Whether an event is possible; `value` is the current state. */
  readonly isPossible?: (
    context: AnyMachineSnapshot['context'],
    label: string,
    value?: AnyMachineSnapshot['value'],
  ) => boolean;
}

/** The state of a process, and its context as text that can be compared. */
export interface ObservedState {
  readonly value: AnyMachineSnapshot['value'];
  readonly serialisedContext: string;
}

/** One event of a path, and the state after it. */
export interface PathStep extends ObservedState {
  readonly label: string;
  readonly event: EventObject;
}

/** A path through the machine from one of its inputs, starting in the initial state. */
export interface ModelPath extends ObservedState {
  readonly input: string;
  readonly steps: readonly PathStep[];
  /** Keys of the transitions in the order they fire. */
  readonly transitions: readonly string[];
  /** The state at its end, with the context that guards read. */
  readonly endState: string;
}

const neverSettling = fromPromise(() => new Promise<never>(() => undefined));
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** More steps than an event of any machine causes: a machine that takes more never comes to rest. */
const MAX_STEPS_OF_AN_EVENT = 1_000;

/** By definition, because building such a machine takes longer than running a path through it. */
const machinesWithPendingActors = new WeakMap<object, AnyStateMachine>();

/** The machine with actors that never settle, so that only the model's events change its state. */
function withPendingActors(machine: AnyStateMachine): AnyStateMachine {
  const known = machinesWithPendingActors.get(machine.config);
  if (known) return known;
  const names = Object.keys(machine.implementations.actors);
  const built = machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, neverSettling])),
  });
  Object.assign(built.options, { maxIterations: MAX_STEPS_OF_AN_EVENT });
  machinesWithPendingActors.set(machine.config, built);
  return built;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value without one field; in a list, each entry without it. */
function withoutField(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutField(one, path));
  const [field = '', ...inner] = path;
  if (!isRecord(value) || !(field in value)) return value;
  if (inner.length > 0) return { ...value, [field]: withoutField(value[field], inner) };
  const { [field]: _left, ...rest } = value;
  return rest;
}

/** The state and context of a snapshot, without the driver's own fields. */
export function observedStateOf(
  { driverSpecificFields = {} }: MachineModel,
  { value, context }: AnyMachineSnapshot,
): ObservedState {
  const known = Object.keys(driverSpecificFields).reduce<unknown>(
    (rest, field) => withoutField(rest, field.split('.')),
    context,
  );
  return { value, serialisedContext: JSON.stringify(known) };
}

/** Runs a sequence of events and records the states and the fired transitions. */
export function walk(model: MachineModel, input: string, labels: readonly string[]): ModelPath {
  const reports: TransitionReport[] = [];
  const actor = createActor(withPendingActors(model.machine), {
    input: model.inputs[input],
    inspect: transitionReports((report) => reports.push(report)),
    clock: stoppedClock,
  });
  // Errors of the machine are thrown below. Without an observer, XState throws them later.
  actor.subscribe({ error: () => undefined });
  actor.start();
  throwErrorOf(actor.getSnapshot());
  const start = observedStateOf(model, actor.getSnapshot());
  const steps = labels.map((label) => {
    const event = eventOf(model, label);
    const snapshot = actor.getSnapshot();
    // XState stops a machine that receives an event of an actor that it does not run.
    if (isOutcome(event) && candidatesFor(model, snapshot, label).length === 0) {
      throw new Error(`In ${statePathOf(snapshot.value)} nothing waits for "${label}".`);
    }
    actor.send(event);
    throwErrorOf(actor.getSnapshot());
    return { label, event, ...observedStateOf(model, actor.getSnapshot()) };
  });
  const endState = stateKey(model, actor.getSnapshot());
  actor.stop();
  return {
    input,
    ...start,
    steps,
    transitions: reports.flatMap(({ fired }) => fired),
    endState,
  };
}

function throwErrorOf({ status, error }: AnyMachineSnapshot): void {
  if (status === 'error') throw error;
}

function eventOf(model: MachineModel, label: string): EventObject {
  const event = model.events[label];
  if (!event) throw new Error(`The model has no event ${label}.`);
  return event;
}

function labelOf(model: MachineModel, event: EventObject): string {
  const found = Object.entries(model.events).find(([, known]) => known === event);
  if (!found) throw new Error(`The model does not know the event ${event.type}.`);
  return found[0];
}

/**
 * A state of the model, identified by value and guard-relevant context, with a shortest path to it.
 */
export interface ReachedState {
  readonly input: string;
  readonly labels: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  readonly key: string;
}

/**
 * One event in a state that has a transition for it: what fires, or whose guards refuse it, and the
 * next state.
 */
export interface Edge {
  readonly from: ReachedState;
  readonly label: string;
  readonly transitions: readonly string[];
  readonly refusedBy: readonly string[];
  readonly to: string;
}

export interface Graph {
  readonly starts: readonly ModelPath[];
  readonly edges: readonly Edge[];
  /** The number of states of the model. */
  readonly stateCount: number;
}

function reachableStatesFrom(
  model: MachineModel,
  input: string,
  space: StateSpace,
): ReachedState[] {
  return getShortestPaths(withPendingActors(model.machine), {
    input: model.inputs[input],
    events: Object.values(model.events),
    filterEvents: (state, event) => {
      const label = labelOf(model, event);
      space.sending(state, label);
      return isPossible(model, state, label);
    },
    serializeState: (state) => space.keyOf(state),
    serializeEvent: (event) => (event.type === 'xstate.init' ? '' : labelOf(model, event)),
  }).map(({ state, steps }) => ({
    input,
    snapshot: state,
    key: stateKey(model, state),
    labels: steps
      .filter(({ event }) => event.type !== 'xstate.init')
      .map(({ event }) => labelOf(model, event)),
  }));
}

function isPossible(
  model: MachineModel,
  { context, value }: AnyMachineSnapshot,
  label: string,
): boolean {
  return model.isPossible?.(context, label, value) ?? true;
}

/**
 * The transitions that a state, or an ancestor, has for an event. A snapshot of xstate/graph has
 * the status `error` after entering a state with delays, because nothing there can schedule them;
 * it is treated like any other state.
 */
function candidatesFor(model: MachineModel, snapshot: AnyMachineSnapshot, label: string): string[] {
  const nodes: readonly AnyStateNode[] = snapshot.status === 'done' ? [] : snapshot._nodes;
  const { type } = eventOf(model, label);
  return nodes.flatMap((node) => (node.transitions.get(type) ?? []).map(transitionKey));
}

function edgesFrom(model: MachineModel, from: ReachedState, space: StateSpace): Edge[] {
  space.checkTime();
  const before = walk(model, from.input, from.labels).transitions.length;
  const labels = Object.keys(model.events);
  const possible = labels.filter((label) => isPossible(model, from.snapshot, label));
  return possible.flatMap((label) => {
    const candidates = candidatesFor(model, from.snapshot, label);
    if (candidates.length === 0) return [];
    space.sending(from.snapshot, label);
    const path = walk(model, from.input, [...from.labels, label]);
    const transitions = path.transitions.slice(before);
    return [
      {
        from,
        label,
        transitions,
        refusedBy: transitions.length > 0 ? [] : candidates,
        to: path.endState,
      },
    ];
  });
}

const graphs = new WeakMap<MachineModel, Graph>();

/** The same model without events that guards refuse, because a page does not offer them. */
export function withoutRefusedEvents(model: MachineModel): MachineModel {
  const offered = { ...model };
  const { edges, ...others } = graphOf(model);
  graphs.set(offered, {
    ...others,
    edges: edges.filter(({ transitions }) => transitions.length > 0),
  });
  return offered;
}

function traverse(model: MachineModel, space: StateSpace): Graph {
  const inputs = Object.keys(model.inputs);
  const starts = inputs.map((input) => {
    space.starting(input);
    return walk(model, input, []);
  });
  const reached = inputs.flatMap((input) => reachableStatesFrom(model, input, space));
  space.checkEnd();
  const known = new Set<string>();
  const nearest = reached
    .toSorted((a, b) => a.labels.length - b.labels.length)
    .filter(({ key }) => !known.has(key) && known.add(key));
  return {
    starts,
    edges: nearest.flatMap((from) => edgesFrom(model, from, space)),
    stateCount: space.size,
  };
}

/**
 * All states and edges of the model, nearest first.
 * @throws TraversalDefect when the model has many more states than were accepted, or when an event
 * fails or never ends
 */
export function graphOf(model: MachineModel): Graph {
  const known = graphs.get(model);
  if (known) return known;
  const graph = graphWithin(model, traversalBoundsOf(model.machine.id));
  graphs.set(model, graph);
  return graph;
}

/**
 * All states and edges of the model.
 * @throws TraversalDefect beyond these bounds, or when an event fails or never ends
 */
export function graphWithin(model: MachineModel, bounds: TraversalBounds): Graph {
  const space = new StateSpace(model, bounds);
  try {
    return traverse(model, space);
  } catch (cause) {
    throw space.explained(cause);
  }
}

/** A message if the model has another number of states than were accepted. */
export function changedStateCount(model: MachineModel): string[] {
  const accepted = acceptedStatesOf(model.machine.id);
  const { stateCount } = graphOf(model);
  return stateCount === accepted
    ? []
    : [`${model.machine.id}: its model has ${stateCount} states, had ${accepted ?? 0}.`];
}
