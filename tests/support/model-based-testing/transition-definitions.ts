import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionKey } from '#application/inspection';

/** A transition as the machine defines it: the unit that coverage counts. */
export interface TransitionDefinition {
  readonly key: string;
  /** Ids of its source state and of its targets; `targets` is empty if it stays. */
  readonly source: string;
  readonly targets: readonly string[];
  /** Event type, or `always`. */
  readonly event: string;
  readonly index: number;
  /** Name of its guard with its fixed parameters, or null. */
  readonly guard: string | null;
}

function isCandidateArray(value: unknown): value is readonly AnyTransitionDefinition[] {
  return Array.isArray(value);
}

/** Every state node of the machine, the root first. */
export function stateNodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

function isLeafState(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final';
}

/** Whether an unguarded `always` leaves the state at once, so that it can never be observed. */
function isTransientState(node: AnyStateNode): boolean {
  return (node.always ?? []).some(({ guard }) => guard === undefined);
}

/** The innermost stable states of a machine. */
export function stableStatesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  return stateNodesOf(machine).filter((node) => isLeafState(node) && !isTransientState(node));
}

/** The innermost transient states. */
export function transientStatesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  return stateNodesOf(machine).filter((node) => isLeafState(node) && isTransientState(node));
}

/** A guard with its fixed parameters, as documents show it. */
export function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const fixed = 'params' in guard && typeof guard.params === 'object' ? guard.params : null;
  const values = fixed ? ` (${Object.values(fixed).join(', ')})` : '';
  return `${String(guard.type)}${values}`;
}

/** The transitions that a state defines, each guarded candidate separately. */
export function candidatesOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [
    ...(isCandidateArray(node.always) ? node.always : []),
    ...[...node.transitions.values()].flat(),
  ];
}

/** Every transition that the machine defines, each guarded candidate separately. */
export function definitionsOf(machine: AnyStateMachine): readonly TransitionDefinition[] {
  return stateNodesOf(machine).flatMap((node) =>
    candidatesOf(node).map((transition) => {
      const key = transitionKey(transition);
      return {
        key,
        source: node.id,
        targets: (transition.target ?? []).map(({ id }) => id),
        event: transition.eventType || 'always',
        index: Number(key.split(' | ')[2]),
        guard: guardName(transition.guard),
      };
    }),
  );
}

/** The sentences that a `meta` names. */
export function requirementIdsIn(meta: unknown): readonly string[] {
  return typeof meta === 'object' && meta !== null && 'proves' in meta && Array.isArray(meta.proves)
    ? meta.proves.map(String)
    : [];
}

/**
 * The transitions with sentences of the specification, from `meta: { proves: [...] }` of the
 * transition itself or of a target state.
 */
export function requirementTagsOf(machine: AnyStateMachine) {
  return stateNodesOf(machine).flatMap((node) =>
    candidatesOf(node).map((transition) => ({
      key: transitionKey(transition),
      proves: [
        ...requirementIdsIn(transition.meta),
        ...(transition.target ?? []).flatMap(({ meta }) => requirementIdsIn(meta)),
      ],
    })),
  );
}

/** The state's path in the machine, in the form of `snapshot.matches` and the test models. */
export function pathOfNode(node: AnyStateNode): string {
  return node.path.join('.');
}

/** The same path for an id; XState builds ids from machine id and path. */
export function pathOfId(machine: AnyStateMachine, id: string): string {
  return pathOfNode(machine.getStateNodeById(id));
}
