import pg from 'pg';
import type { ChannelListener } from '../context';

/**
 * Listens on a channel of PostgreSQL, on a separate connection, because it would block one of the
 * pool.
 * @returns a function that stops listening
 * @throws the errors of connecting
 */
export async function listenToChannel(
  connection: pg.ClientConfig,
  channel: string,
  { onMessage, onDisconnect }: ChannelListener,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    application_name: 'store-events',
  });
  let isOpen = false;
  const end = () => {
    if (isOpen) onDisconnect();
    isOpen = false;
  };
  client.on('error', end);
  client.on('end', end);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  isOpen = true;
  return () => {
    isOpen = false;
    return client.end();
  };
}
