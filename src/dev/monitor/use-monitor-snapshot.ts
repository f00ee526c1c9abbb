import { startTransition, useEffect, useState } from 'react';
import type { MachineMonitor, MonitorSnapshot } from './machine-monitor';

/**
 * What runs, drawn in small pieces between which the page answers its user: a store read at once would
 * have all of it drawn in one.
 */
export function useMonitorSnapshot(watch: MachineMonitor): MonitorSnapshot {
  const [watched, setWatched] = useState(watch.shown);
  useEffect(() => watch.subscribe(() => startTransition(() => setWatched(watch.shown()))), [watch]);
  return watched;
}
