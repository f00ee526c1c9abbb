import { useCallback, useState } from 'react';
import { useLatest } from '../../ui/kit/use-latest';
import type { MonitorSnapshot } from '../monitor/machine-monitor';

/** The shown snapshot of the running machines: the present, or the moment of the pause. */
export interface Pausable {
  readonly watched: MonitorSnapshot;
  readonly isPaused: boolean;
  /** Number of entries since the pause. */
  readonly waiting: number;
  readonly toggle: () => void;
}

export function usePausable(now: MonitorSnapshot): Pausable {
  const [held, setHeld] = useState<MonitorSnapshot | null>(null);
  const lastHeld = held?.entries.at(-1);
  const latest = useLatest(now);
  const toggle = useCallback(() => setHeld((before) => (before ? null : latest.current)), [latest]);
  return {
    watched: held ?? now,
    isPaused: held !== null,
    waiting: held ? now.entries.length - 1 - now.entries.lastIndexOf(lastHeld ?? ({} as never)) : 0,
    toggle,
  };
}
