import { startTransition, useEffect, useState } from 'react';
import type { MachineMonitor, MonitorSnapshot } from './machine-monitor';

/**
 * The snapshot of the running machines, rendered in a transition so that the page stays responsive.
 * `useSyncExternalStore` would render all of it synchronously.
 */
export function useMonitorSnapshot(watch: MachineMonitor): MonitorSnapshot {
  const [watched, setWatched] = useState(watch.shown);
  useEffect(() => watch.subscribe(() => startTransition(() => setWatched(watch.shown()))), [watch]);
  return watched;
}
