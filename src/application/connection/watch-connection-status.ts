import { fromCallback } from 'xstate';
import type { ConnectionStatus, Transport } from '../ports/transport.port';
import type { ConnectionStatusEvent } from './connection.machine';

const EVENT_BY_STATUS: Record<ConnectionStatus, ConnectionStatusEvent> = {
  online: { type: 'server.answer' },
  offline: { type: 'server.vanish' },
  maintenance: { type: 'server.close' },
};

/** Emits the connection status, at once and on every change. */
export function watchConnectionStatus(transport: Transport) {
  return fromCallback<ConnectionStatusEvent>(({ sendBack }) => {
    const tell = () => sendBack(EVENT_BY_STATUS[transport.connectionStatus()]);
    tell();
    return transport.onConnectionStatusChange(tell);
  });
}
