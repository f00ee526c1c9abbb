import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

/** The current snapshot of an actor. Renders again at each of its transitions. */
export function useSnapshot<A extends Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> | undefined>(
  actor: A,
) {
  return useSelector(actor, (snapshot) => snapshot);
}
