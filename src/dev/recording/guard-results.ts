import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionKey } from '#application/inspection';
import { guardName } from '../../../tests/support/model-based-testing/transition-definitions';
import type { GuardResult } from './entry';

const resultOf = (transition: AnyTransitionDefinition, held: boolean): GuardResult[] => {
  const guard = guardName(transition.guard);
  return guard === null ? [] : [{ key: transitionKey(transition), guard, held }];
};

const candidatesIn = (node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] =>
  (event === '' ? node.always : node.transitions.get(event)) ?? [];

const isInside = (node: AnyStateNode, around: AnyStateNode): boolean =>
  node !== around && node.id.startsWith(`${around.id}.`);

/**
 * What the guards must have answered for these transitions to fire: XState asks from the innermost
 * state outwards, and candidates in their order, until one holds. Nothing is asked again, so that a
 * record of the past tells of the past.
 */
export function guardResults(
  standing: readonly AnyStateNode[],
  event: string,
  fired: readonly AnyTransitionDefinition[],
): GuardResult[] {
  if (fired.length === 0) {
    return standing.flatMap((node) =>
      candidatesIn(node, event).flatMap((candidate) => resultOf(candidate, false)),
    );
  }
  return fired.flatMap((winner) => {
    const { source, eventType } = winner;
    const beside = candidatesIn(source, eventType);
    const inside = standing.filter((node) => isInside(node, source));
    return [
      ...inside.flatMap((node) => candidatesIn(node, eventType)),
      ...beside.slice(0, Math.max(beside.indexOf(winner), 0)),
    ]
      .flatMap((candidate) => resultOf(candidate, false))
      .concat(resultOf(winner, true));
  });
}
