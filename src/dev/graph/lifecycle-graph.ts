import type { Lifecycle } from '#domain/lifecycle/lifecycle';
import { conditionOf } from '../../../tests/support/machine-docs/lifecycle-page';
import type { GraphState, GraphTransition, ProcessGraph } from './process-graph';

type AnyLifecycle = Lifecycle<string, string>;
type Line = AnyLifecycle['transitions'][number];

/** Where a record begins: a lifecycle says null. */
const BEGINNING = '(new)';

const stateOf = (lifecycle: AnyLifecycle, status: string): GraphState => {
  const leavesIt = lifecycle.transitions.some(({ from }) => from.includes(status));
  return {
    id: `${lifecycle.name}.${status}`,
    name: status,
    parent: null,
    type: leavesIt || status === BEGINNING ? 'atomic' : 'final',
    isInitial: status === BEGINNING,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
    proves: [],
    meta: {},
  };
};

const notesOf = (line: Line): string[] =>
  [line.who.join(', '), conditionOf(line), line.effect ?? ''].filter((note) => note !== '');

const transitionsOf = (name: string, line: Line): GraphTransition[] =>
  line.from.map((from) => ({
    key: `${name}.${from ?? BEGINNING} | ${line.action} | ${line.to}`,
    source: `${name}.${from ?? BEGINNING}`,
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

/** Reads a lifecycle's table into what is drawn of it: statuses are states, actions events. */
export const lifecycleGraph = (lifecycle: AnyLifecycle): ProcessGraph => {
  const { name, transitions } = lifecycle;
  const named = transitions.flatMap(({ from, to }) => [...from.map((one) => one ?? BEGINNING), to]);
  return {
    kind: 'lifecycle',
    name,
    root: name,
    states: [
      ...new Set([...named.filter((one) => one === BEGINNING), ...lifecycle.statuses, ...named]),
    ].map((status) => stateOf(lifecycle, status)),
    transitions: transitions.flatMap((line) => transitionsOf(name, line)),
    invokes: [],
  };
};
