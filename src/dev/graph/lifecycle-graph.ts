import type { Lifecycle } from '#domain/lifecycle/lifecycle';
import { conditionOf } from '../../../tests/support/machine-docs/lifecycle-page';
import type { GraphState, GraphTransition, ProcessGraph } from './process-graph';

type AnyLifecycle = Lifecycle<string, string>;
type Line = AnyLifecycle['transitions'][number];

/** The initial state of a record, which a lifecycle's table writes as null. */
const INITIAL_STATE = '(new)';

function stateOf(lifecycle: AnyLifecycle, status: string): GraphState {
  const leavesIt = lifecycle.transitions.some(({ from }) => from.includes(status));
  return {
    id: `${lifecycle.name}.${status}`,
    name: status,
    parent: null,
    type: leavesIt || status === INITIAL_STATE ? 'atomic' : 'final',
    isInitial: status === INITIAL_STATE,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
    proves: [],
    meta: {},
  };
}

function notesOf(line: Line): string[] {
  return [line.who.join(', '), conditionOf(line), line.effect ?? ''].filter((note) => note !== '');
}

function transitionsOf(name: string, line: Line): GraphTransition[] {
  return line.from.map((from) => ({
    key: `${name}.${from ?? INITIAL_STATE} | ${line.action} | ${line.to}`,
    source: `${name}.${from ?? INITIAL_STATE}`,
    targets: [`${name}.${line.to}`],
    event: line.action,
    kind: 'event',
    spoken: line.action,
    guard: null,
    delay: null,
    actions: [],
    proves: [],
    notes: notesOf(line),
  }));
}

/** Converts a lifecycle's table into a graph: statuses are states, actions are events. */
export function lifecycleGraph(lifecycle: AnyLifecycle): ProcessGraph {
  const { name, transitions } = lifecycle;
  const named = transitions.flatMap(({ from, to }) => [
    ...from.map((one) => one ?? INITIAL_STATE),
    to,
  ]);
  return {
    kind: 'lifecycle',
    name,
    root: name,
    states: [
      ...new Set([
        ...named.filter((one) => one === INITIAL_STATE),
        ...lifecycle.statuses,
        ...named,
      ]),
    ].map((status) => stateOf(lifecycle, status)),
    transitions: transitions.flatMap((line) => transitionsOf(name, line)),
    invokes: [],
  };
}
