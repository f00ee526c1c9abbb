import { useCallback, useSyncExternalStore } from 'react';
import { casablancaDay, type IsoDay } from '#domain/time/casablanca-day';
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
  return new Date(useClock((now) => now));
}

/** The current day in Casablanca, by the server's time; renders again when the day changes. */
export function useToday(): IsoDay {
  return useClock((now) => casablancaDay(new Date(now)));
}

/** @param read of the server's time in steps (ms since 1970); equal values render nothing again */
function useClock<Value extends string | number>(read: (now: number) => Value): Value {
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
  const current = () => read(Math.floor(clock.now() / STEP_MS) * STEP_MS);
  return useSyncExternalStore(subscribe, current, current);
}
