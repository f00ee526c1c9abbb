import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionKey } from '#application/inspection';
import { guardName } from '../../../tests/support/model-based-testing/transition-definitions';
import type { GuardResult } from './entry';

function resultOf(transition: AnyTransitionDefinition, held: boolean): GuardResult[] {
  const guard = guardName(transition.guard);
  return guard === null ? [] : [{ key: transitionKey(transition), guard, held }];
}

function candidatesIn(node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] {
  return (event === '' ? node.always : node.transitions.get(event)) ?? [];
}

function isInside(node: AnyStateNode, around: AnyStateNode): boolean {
  return node !== around && node.id.startsWith(`${around.id}.`);
}

/**
 * The guard results that follow from the transitions that fired: XState evaluates from the
 * innermost state outwards, and candidates in their order, until one holds. No guard runs again, so
 * that a record of the past stays correct.
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
