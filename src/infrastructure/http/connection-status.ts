import type { ApiResult, ConnectionStatus } from '#application/ports/transport.port';
import type { StorageEvents } from '../storage/browser-storage';

/** What the browser knows of its network: `navigator.onLine`, and the events that change it. */
export interface BrowserNetwork {
  readonly isOnline: () => boolean;
  readonly events: StorageEvents;
}

/** How the server is reached, learnt from answers and from the browser; tells changes only. */
export function trackConnectionStatus({ isOnline, events }: BrowserNetwork) {
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = isOnline() ? 'online' : 'offline';
  const turn = (next: ConnectionStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of [...listeners]) listener();
  };
  events.addEventListener('offline', () => turn('offline'));
  // The browser knows of its cable only; the next call says whether the server is there too.
  events.addEventListener('online', () => turn('online'));
  return {
    current: () => status,
    update: (result: ApiResult) => {
      if (result.ok) turn('online');
      else if (result.problem.code === 'network') turn('offline');
      else if (isUnderMaintenance(result)) turn('maintenance');
      else if (result.problem.status > 0) turn('online');
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
export function isUnderMaintenance(result: ApiResult): boolean {
  return !result.ok && result.problem.status === 503 && result.problem.code === 'maintenance';
}
