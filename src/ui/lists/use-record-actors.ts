import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../kit/when-idle';
import type { RecordActors } from './record-actors';

/**
 * The actors of the shown rows, from the first render on. Renders again when another one needs the
 * seller's input; a row reads its own actor with `useRecordState` or `useSelector`.
 */
export function useRecordActors<Row, A>(
  rows: readonly Row[],
  create: () => RecordActors<Row, A>,
): RecordActors<Row, A> {
  const [actors] = useState(create);
  actors.provide(rows);
  useLayoutEffect(() => actors.sync(rows), [actors, rows]);
  // After the rows are painted, so that tools see the machines of all rows.
  useEffect(() => (rows.length > 0 ? whenIdle(actors.startAll) : undefined), [actors, rows]);
  useEffect(() => () => actors.stop(), [actors]);
  useSyncExternalStore(actors.subscribe, actors.version, actors.version);
  return actors;
}
