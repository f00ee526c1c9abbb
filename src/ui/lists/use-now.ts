import { useCallback, useSyncExternalStore } from 'react';
import { useApplication } from '../portal-context/application-context';

const STEP_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribeToSteps(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The server's time in steps of 15 seconds, so that all deadlines on a page count down together with
 * one timer. An answer that corrects the clock changes it at once.
 */
export function useNow(): Date {
  const { clock } = useApplication();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [subscribeToSteps(listener), clock.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [clock],
  );
  const current = () => Math.floor(clock.now() / STEP_MS) * STEP_MS;
  return new Date(useSyncExternalStore(subscribe, current, current));
}
