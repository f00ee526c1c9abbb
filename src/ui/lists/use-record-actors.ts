import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RecordActors } from './record-actors';

/** The actors of the shown rows; renders again whenever one of them changes. */
export function useRecordActors<Row, A>(
  rows: readonly Row[],
  create: () => RecordActors<Row, A>,
): RecordActors<Row, A> {
  const [actors] = useState(create);
  useLayoutEffect(() => actors.sync(rows), [actors, rows]);
  useEffect(() => () => actors.stop(), [actors]);
  useSyncExternalStore(actors.subscribe, actors.version);
  return actors;
}
