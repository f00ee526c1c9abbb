import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionKey } from '#application/inspection';
import { eventText } from '../../../tests/support/machine-docs/machine-diagram';
import {
  candidatesOf,
  guardName,
  requirementIdsIn,
  stateNodesOf,
} from '../../../tests/support/model-based-testing/transition-definitions';
import type {
  GraphInvocation,
  GraphState,
  GraphTransition,
  ProcessGraph,
  TriggerKind,
} from './process-graph';

const KINDS: readonly (readonly [TriggerKind, RegExp])[] = [
  ['always', /^$/],
  ['after', /^xstate\.after\./],
  ['done', /^xstate\.done\./],
  ['error', /^xstate\.error\./],
];

function kindOf(event: string): TriggerKind {
  return KINDS.find(([, pattern]) => pattern.test(event))?.[0] ?? 'event';
}

/** Actions and guards are named; an inline one has only the name of its function. */
function nameOf(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name || 'inline';
  return typeof action === 'object' && action !== null && 'type' in action
    ? String(action.type)
    : 'inline';
}

/** XState implements a state's delays by actions of its own, which are not in the source. */
function isOfDelay(action: unknown): boolean {
  return typeof action === 'function' && /^(?:raise|cancel)$/.test(action.name);
}

function namesOf(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !isOfDelay(action)).map(nameOf);
}

function invocationsOf({ invoke }: AnyStateNode): GraphInvocation[] {
  return invoke.map(({ id, src }) => ({ id, src: nameOf(src) }));
}

function otherMeta(meta: unknown): Record<string, unknown> {
  return typeof meta === 'object' && meta !== null
    ? Object.fromEntries(Object.entries(meta).filter(([name]) => name !== 'proves'))
    : {};
}

function stateOf(node: AnyStateNode, root: AnyStateNode): GraphState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent && node.parent !== root ? node.parent.id : null,
    type: node.type,
    isInitial:
      node.parent?.type === 'parallel' ||
      (node.parent?.initial?.target ?? []).some((target: AnyStateNode) => target === node),
    tags: node.tags,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: invocationsOf(node),
    proves: requirementIdsIn(node.meta),
    meta: otherMeta(node.meta),
  };
}

/** XState builds the event of a delay as `xstate.after.<delay>.<id of the state>`. */
function delayOf(machine: AnyStateMachine, transition: AnyTransitionDefinition) {
  if (kindOf(transition.eventType) !== 'after') return null;
  const ending = `.${transition.source.id}`;
  const name = transition.eventType.slice('xstate.after.'.length, -ending.length);
  const length: unknown = machine.implementations.delays[name] ?? Number(name);
  return {
    name,
    milliseconds: typeof length === 'number' && Number.isFinite(length) ? length : null,
  };
}

function transitionOf(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
): GraphTransition {
  return {
    key: transitionKey(transition),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event: transition.eventType,
    kind: kindOf(transition.eventType),
    spoken: eventText(transition.eventType || 'always'),
    guard: guardName(transition.guard),
    delay: delayOf(machine, transition),
    actions: namesOf(transition.actions),
    proves: requirementIdsIn(transition.meta),
    notes: [],
  };
}

/** Converts a machine's definition into a graph, without running the machine. */
export function machineGraph(machine: AnyStateMachine): ProcessGraph {
  const nodes = stateNodesOf(machine);
  return {
    kind: 'machine',
    name: machine.id,
    root: machine.root.id,
    states: nodes
      .filter((node) => node !== machine.root)
      .map((node) => stateOf(node, machine.root)),
    transitions: nodes.flatMap(candidatesOf).map((one) => transitionOf(machine, one)),
    invokes: invocationsOf(machine.root),
  };
}
