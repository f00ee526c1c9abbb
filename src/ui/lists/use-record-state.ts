import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

interface StartedActor<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
}

interface StartedActors<Snapshot> {
  started(id: string): StartedActor<Snapshot> | undefined;
  subscribe(listener: () => void): () => void;
}

/**
 * What a row shows of the actor of its record. The snapshot is undefined until the actor has
 * started: nothing has happened to the record yet. Creates no actor. Renders again when the actor
 * starts, and then only when the selected value changes.
 */
export function useRecordState<Snapshot, Selected>(
  actors: StartedActors<Snapshot>,
  id: string,
  select: (snapshot: Snapshot | undefined) => Selected,
  compare?: (known: Selected, next: Selected) => boolean,
): Selected {
  const current = () => actors.started(id);
  const actor = useSyncExternalStore(actors.subscribe, current, current);
  return useSelector(actor, select, compare);
}
