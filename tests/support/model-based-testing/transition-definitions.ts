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

const isCandidateArray = (value: unknown): value is readonly AnyTransitionDefinition[] =>
  Array.isArray(value);

/** Every state node of the machine, the root first. */
export const stateNodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
};

const isLeafState = (node: AnyStateNode): boolean =>
  node.type === 'atomic' || node.type === 'final';

/** Whether an unguarded `always` leaves the state at once, so that it can never be observed. */
const isTransientState = (node: AnyStateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined);

/** The innermost stable states of a machine. */
export const stableStatesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  stateNodesOf(machine).filter((node) => isLeafState(node) && !isTransientState(node));

/** The innermost transient states. */
export const transientStatesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  stateNodesOf(machine).filter((node) => isLeafState(node) && isTransientState(node));

/** A guard with its fixed parameters, as documents show it. */
export const guardName = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const fixed = 'params' in guard && typeof guard.params === 'object' ? guard.params : null;
  const values = fixed ? ` (${Object.values(fixed).join(', ')})` : '';
  return `${String(guard.type)}${values}`;
};

/** The transitions that a state defines, each guarded candidate separately. */
export const candidatesOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(isCandidateArray(node.always) ? node.always : []),
  ...[...node.transitions.values()].flat(),
];

/** Every transition that the machine defines, each guarded candidate separately. */
export const definitionsOf = (machine: AnyStateMachine): readonly TransitionDefinition[] =>
  stateNodesOf(machine).flatMap((node) =>
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

/** The sentences that a `meta` names. */
export const requirementIdsIn = (meta: unknown): readonly string[] =>
  typeof meta === 'object' && meta !== null && 'proves' in meta && Array.isArray(meta.proves)
    ? meta.proves.map(String)
    : [];

/**
 * The transitions with sentences of the specification, from `meta: { proves: [...] }` of the
 * transition itself or of a target state.
 */
export const requirementTagsOf = (machine: AnyStateMachine) =>
  stateNodesOf(machine).flatMap((node) =>
    candidatesOf(node).map((transition) => ({
      key: transitionKey(transition),
      proves: [
        ...requirementIdsIn(transition.meta),
        ...(transition.target ?? []).flatMap(({ meta }) => requirementIdsIn(meta)),
      ],
    })),
  );

/** The state's path in the machine, in the form of `snapshot.matches` and the test models. */
export const pathOfNode = (node: AnyStateNode): string => node.path.join('.');

/** The same path for an id; XState builds ids from machine id and path. */
export const pathOfId = (machine: AnyStateMachine, id: string): string =>
  pathOfNode(machine.getStateNodeById(id));
