import { type ReactNode, useSyncExternalStore } from 'react';
import type { RecordActors, RecordRow } from './record-actors';

interface WithActorProps<Row extends RecordRow, A> {
  actors: RecordActors<Row, A>;
  /** Id of the record. */
  id: string;
  children: (actor: A | undefined) => ReactNode;
}

/**
 * Passes the actor of a record to a cell; undefined before it has started. Its start renders this
 * cell only: the columns of a table, and so its rows, do not depend on the actors that run.
 */
export function WithActor<Row extends RecordRow, A>(props: WithActorProps<Row, A>) {
  const { actors, id, children } = props;
  return children(useSyncExternalStore(actors.subscribe, () => actors.of(id)));
}
