import { fromCallback } from 'xstate';
import type { ConnectionStatus, Transport } from '../ports/transport.port';
import type { ConnectionEvent, ConnectionStatusEvent } from './connection.machine';

const EVENTS_BY_STATUS: Record<ConnectionStatus, readonly ConnectionStatusEvent[]> = {
  online: [{ type: 'server.answer' }],
  offline: [{ type: 'server.vanish' }],
  // The server is unreachable until it answers.
  returning: [{ type: 'server.vanish' }],
  maintenance: [{ type: 'server.close' }],
};

/** Emits the connection status, at once and on every change. */
export function watchConnectionStatus(transport: Transport) {
  return watch<ConnectionStatusEvent>(transport, EVENTS_BY_STATUS);
}

/**
 * The same, and emits that the browser has a network again. A watch that begins only then emits the
 * loss before it.
 */
export function watchConnection(transport: Transport) {
  return watch<ConnectionEvent>(transport, {
    ...EVENTS_BY_STATUS,
    returning: [{ type: 'server.vanish' }, { type: 'network.return' }],
  });
}

function watch<Event extends ConnectionEvent>(
  transport: Transport,
  eventsByStatus: Record<ConnectionStatus, readonly Event[]>,
) {
  return fromCallback<Event>(({ sendBack }) => {
    const tell = () => {
      for (const event of eventsByStatus[transport.connectionStatus()]) sendBack(event);
    };
    tell();
    return transport.onConnectionStatusChange(tell);
  });
}
