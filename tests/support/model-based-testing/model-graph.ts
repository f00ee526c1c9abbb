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
import { isOutcome, statePathOf } from './state-path';

/**
 * What a machine can meet: the inputs it can start with and the events that can befall it, outcomes
 * of its actors (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`) and delays (`xstate.after.*`)
 * included, each under a label. `serialise` gives exactly what guards read of a context.
 */
export interface MachineModel {
  readonly machine: AnyStateMachine;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, AnyEventObject>>;
  readonly serialise: (context: AnyMachineSnapshot['context']) => unknown;
  /**
   * A running process must know all that the model knows at the same place of a path, but for these fields of its
   * context: dotted names, each with the reason why a driver has values of its own there.
   */
  readonly driverSpecificFields?: Readonly<Record<string, string>>;
  /** Whether an event can come; `value` is the state it would come in. */
  readonly isPossible?: (
    context: AnyMachineSnapshot['context'],
    label: string,
    value?: AnyMachineSnapshot['value'],
  ) => boolean;
}

/** Where a process stands, and what it knows there as text that can be compared. */
export interface ObservedState {
  readonly value: AnyMachineSnapshot['value'];
  readonly serialisedContext: string;
}

/** One event of a path, and where it leads. */
export interface PathStep extends ObservedState {
  readonly label: string;
  readonly event: EventObject;
}

/** A way through the machine from one of its inputs, beginning where it stands by itself. */
export interface ModelPath extends ObservedState {
  readonly input: string;
  readonly steps: readonly PathStep[];
  /** Keys of the transitions in the order they fire. */
  readonly transitions: readonly string[];
  /** The state at its end, with what guards read of it. */
  readonly endState: string;
}

const neverSettling = fromPromise(() => new Promise<never>(() => undefined));
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** By their definitions, because to build one takes longer than to walk through it. */
const machinesWithPendingActors = new WeakMap<object, AnyStateMachine>();

/** The machine with actors that never end, so that only the model's events move it. */
const withPendingActors = (machine: AnyStateMachine): AnyStateMachine => {
  const known = machinesWithPendingActors.get(machine.config);
  if (known) return known;
  const names = Object.keys(machine.implementations.actors);
  const built = machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, neverSettling])),
  });
  machinesWithPendingActors.set(machine.config, built);
  return built;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without one field of it; of a list, each entry without it. */
const withoutField = (value: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutField(one, path));
  const [field = '', ...inner] = path;
  if (!isRecord(value) || !(field in value)) return value;
  if (inner.length > 0) return { ...value, [field]: withoutField(value[field], inner) };
  const { [field]: _left, ...rest } = value;
  return rest;
};

/** Where a process stands by its snapshot, and its context without what a driver has of its own. */
export const observedStateOf = (
  { driverSpecificFields = {} }: MachineModel,
  { value, context }: AnyMachineSnapshot,
): ObservedState => {
  const known = Object.keys(driverSpecificFields).reduce<unknown>(
    (rest, field) => withoutField(rest, field.split('.')),
    context,
  );
  return { value, serialisedContext: JSON.stringify(known) };
};

/** Walks a sequence of events and notes where it leads and what fires. */
export const walk = (model: MachineModel, input: string, labels: readonly string[]): ModelPath => {
  const reports: TransitionReport[] = [];
  const actor = createActor(withPendingActors(model.machine), {
    input: model.inputs[input],
    inspect: transitionReports((report) => reports.push(report)),
    clock: stoppedClock,
  }).start();
  const start = observedStateOf(model, actor.getSnapshot());
  const steps = labels.map((label) => {
    const event = eventOf(model, label);
    const snapshot = actor.getSnapshot();
    // XState ends a machine that hears of an actor which it does not run.
    if (isOutcome(event) && candidatesFor(model, snapshot, label).length === 0) {
      throw new Error(`In ${statePathOf(snapshot.value)} nothing waits for "${label}".`);
    }
    actor.send(event);
    return { label, event, ...observedStateOf(model, actor.getSnapshot()) };
  });
  const endState = keyOf(model, actor.getSnapshot());
  actor.stop();
  return {
    input,
    ...start,
    steps,
    transitions: reports.flatMap(({ fired }) => fired),
    endState,
  };
};

const eventOf = (model: MachineModel, label: string): EventObject => {
  const event = model.events[label];
  if (!event) throw new Error(`The model has no event ${label}.`);
  return event;
};

const labelOf = (model: MachineModel, event: EventObject): string => {
  const found = Object.entries(model.events).find(([, known]) => known === event);
  if (!found) throw new Error(`The model does not know the event ${event.type}.`);
  return found[0];
};

/** A state of the model, told apart by value and by what guards read, with a shortest way to it. */
export interface ReachedState {
  readonly input: string;
  readonly labels: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  readonly key: string;
}

/** One event in a state that has a transition for it: what fires, or whose guards keep it, and where it leads. */
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
}

const keyOf = (model: MachineModel, { value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, model.serialise(context)]);

const reachableStatesFrom = (model: MachineModel, input: string): ReachedState[] =>
  getShortestPaths(withPendingActors(model.machine), {
    input: model.inputs[input],
    events: Object.values(model.events),
    filterEvents: (state, event) => isPossible(model, state, labelOf(model, event)),
    serializeState: (state) => keyOf(model, state),
    serializeEvent: (event) => (event.type === 'xstate.init' ? '' : labelOf(model, event)),
  }).map(({ state, steps }) => ({
    input,
    snapshot: state,
    key: keyOf(model, state),
    labels: steps
      .filter(({ event }) => event.type !== 'xstate.init')
      .map(({ event }) => labelOf(model, event)),
  }));

const isPossible = (
  model: MachineModel,
  { context, value }: AnyMachineSnapshot,
  label: string,
): boolean => model.isPossible?.(context, label, value) ?? true;

/**
 * The transitions that a state, or a state around it, has for an event. A snapshot of xstate/graph
 * reads `error` after entering a state with delays, because nothing there can schedule them; it is a
 * state like any other.
 */
const candidatesFor = (
  model: MachineModel,
  snapshot: AnyMachineSnapshot,
  label: string,
): string[] => {
  const nodes: readonly AnyStateNode[] = snapshot.status === 'done' ? [] : snapshot._nodes;
  const { type } = eventOf(model, label);
  return nodes.flatMap((node) => (node.transitions.get(type) ?? []).map(transitionKey));
};

const edgesFrom = (model: MachineModel, from: ReachedState): Edge[] => {
  const before = walk(model, from.input, from.labels).transitions.length;
  const labels = Object.keys(model.events);
  const possible = labels.filter((label) => isPossible(model, from.snapshot, label));
  return possible.flatMap((label) => {
    const candidates = candidatesFor(model, from.snapshot, label);
    if (candidates.length === 0) return [];
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
};

const graphs = new WeakMap<MachineModel, Graph>();

/** The same model without events that guards refuse: a page does not offer them. */
export const withoutRefusedEvents = (model: MachineModel): MachineModel => {
  const offered = { ...model };
  const { starts, edges } = graphOf(model);
  graphs.set(offered, { starts, edges: edges.filter(({ transitions }) => transitions.length > 0) });
  return offered;
};

/** All states and moves of the model, nearest first. */
export const graphOf = (model: MachineModel): Graph => {
  const known = graphs.get(model);
  if (known) return known;
  const inputs = Object.keys(model.inputs);
  const reached = inputs.flatMap((input) => reachableStatesFrom(model, input));
  const nearest = reached
    .toSorted((a, b) => a.labels.length - b.labels.length)
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
  const graph = {
    starts: inputs.map((input) => walk(model, input, [])),
    edges: nearest.flatMap((from) => edgesFrom(model, from)),
  };
  graphs.set(model, graph);
  return graph;
};
