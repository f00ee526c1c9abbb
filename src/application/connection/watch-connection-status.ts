import { fromCallback } from 'xstate';
import type { ConnectionStatus, Transport } from '../ports/transport.port';
import type { ConnectionEvent, ConnectionStatusEvent } from './connection.machine';

const EVENT_BY_STATUS: Record<ConnectionStatus, ConnectionStatusEvent> = {
  online: { type: 'server.answer' },
  offline: { type: 'server.vanish' },
  // The server is unreachable until it answers.
  returning: { type: 'server.vanish' },
  maintenance: { type: 'server.close' },
};

/** Emits the connection status, at once and on every change. */
export function watchConnectionStatus(transport: Transport) {
  return watch<ConnectionStatusEvent>(transport, EVENT_BY_STATUS);
}

/** The same, and emits that the browser has a network again. */
export function watchConnection(transport: Transport) {
  return watch<ConnectionEvent>(transport, {
    ...EVENT_BY_STATUS,
    returning: { type: 'network.return' },
  });
}

function watch<Event extends ConnectionEvent>(
  transport: Transport,
  eventByStatus: Record<ConnectionStatus, Event>,
) {
  return fromCallback<Event>(({ sendBack }) => {
    const tell = () => sendBack(eventByStatus[transport.connectionStatus()]);
    tell();
    return transport.onConnectionStatusChange(tell);
  });
}
