import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

interface OfferingActor<Event> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { can(event: Event): boolean };
}

/**
 * Those of the actions that the process of a record takes now, in their order; none without a process.
 * Renders again only when they change.
 * @param eventOf the event that asks for an action
 */
export function useOfferedActions<Action extends string, Event>(
  actor: OfferingActor<Event> | undefined,
  actions: readonly Action[],
  eventOf: (action: Action) => Event,
): readonly Action[] {
  return useSelector(
    actor,
    (snapshot) => actions.filter((action) => snapshot?.can(eventOf(action))),
    (one, other) => one.join() === other.join(),
  );
}
