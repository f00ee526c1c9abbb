import { createListeners } from '#application/ports/listeners';
import type { ApiResult, ConnectionStatus } from '#application/ports/transport.port';
import type { StorageEvents } from '../storage/browser-storage';

/** The browser's view of its network: `navigator.onLine`, and the events that change it. */
export interface BrowserNetwork {
  readonly isOnline: () => boolean;
  readonly events: StorageEvents;
}

/** The connection status, from responses and from the browser; listeners run only on changes. */
export function trackConnectionStatus({ isOnline, events }: BrowserNetwork) {
  const { subscribe, notify } = createListeners();
  let status: ConnectionStatus = isOnline() ? 'online' : 'offline';
  const turn = (next: ConnectionStatus) => {
    if (next === status) return;
    status = next;
    notify();
  };
  events.addEventListener('offline', () => turn('offline'));
  // `online` reports the network, not the server: only an answer shows that it is reachable.
  events.addEventListener('online', () => {
    if (status === 'offline') turn('returning');
  });
  return {
    current: () => status,
    update: (result: ApiResult) => {
      if (result.ok) turn('online');
      else if (result.problem.code === 'network') turn('offline');
      else if (isUnderMaintenance(result)) turn('maintenance');
      else if (result.problem.status > 0) turn('online');
    },
    subscribe,
  };
}

/** Whether the server is closed for maintenance: an immediate retry cannot help. */
export function isUnderMaintenance(result: ApiResult): boolean {
  return !result.ok && result.problem.status === 503 && result.problem.code === 'maintenance';
}
