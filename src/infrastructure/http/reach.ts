import type { ApiResult, Reach } from '#application/ports/transport.port';
import type { StorageEvents } from '../storage/browser-storage';

/** What the browser knows of its network: `navigator.onLine`, and the events that change it. */
export interface BrowserNetwork {
  readonly isOnline: () => boolean;
  readonly events: StorageEvents;
}

/** How the server is reached, learnt from answers and from the browser; tells changes only. */
export function watchReach({ isOnline, events }: BrowserNetwork) {
  const listeners = new Set<() => void>();
  let reach: Reach = isOnline() ? 'reached' : 'lost';
  const turn = (next: Reach) => {
    if (next === reach) return;
    reach = next;
    for (const listener of [...listeners]) listener();
  };
  events.addEventListener('offline', () => turn('lost'));
  // The browser knows of its cable only; the next call says whether the server is there too.
  events.addEventListener('online', () => turn('reached'));
  return {
    current: () => reach,
    learn: (result: ApiResult) => {
      if (result.ok) turn('reached');
      else if (result.problem.code === 'network') turn('lost');
      else if (isClosed(result)) turn('closed');
      else if (result.problem.status > 0) turn('reached');
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The server says that it is closed for maintenance: trying again at once cannot help. */
export function isClosed(result: ApiResult): boolean {
  return !result.ok && result.problem.status === 503 && result.problem.code === 'maintenance';
}
