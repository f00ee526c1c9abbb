import pg from 'pg';

/** Who hears what is told on a channel. */
export interface ChannelListener {
  /** Somebody told this, and his transaction was committed. */
  onMessage(text: string): void;
  /** The connection is gone: what is told from now on is missed. Called once at most. */
  onDisconnect(): void;
}

/**
 * Listens on a channel of PostgreSQL, on a connection of its own: one of the pool would be lost to it.
 * @returns how to stop
 * @throws what connecting throws
 */
export const listenToChannel = async (
  connection: pg.ClientConfig,
  channel: string,
  { onMessage, onDisconnect }: ChannelListener,
): Promise<() => Promise<void>> => {
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
};
