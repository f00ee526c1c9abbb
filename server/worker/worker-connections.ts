import { Socket } from 'node:net';
import pg from 'pg';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];
type Release = (destroy?: Error | boolean) => void;

/**
 * Wraps the release of a connection so that further calls do nothing.
 * @param release undefined where the pool gave none, because it was full for too long or has ended
 */
function releaseOnce(release: Release | undefined): Release {
  let isBack = false;
  return (destroy) => {
    if (isBack) return;
    isBack = true;
    release?.(destroy);
  };
}

/**
 * graphile-worker 0.17 releases the connection that listens for jobs twice if it breaks while the
 * worker stops, and does not handle the error of the second release: it would end the whole
 * process.
 */
class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => callback(error, client, releaseOnce(release)));
    return undefined;
  }
}

/** The connections of one runner. */
export interface WorkerConnections {
  readonly pool: pg.Pool;
  /**
   * Breaks all connections at once, whatever they wait for, and refuses new ones. Statements that
   * wait for an answer fail.
   */
  destroy(): void;
}

/**
 * Opens the connections of one runner lazily. They stay open while it runs: a new connection needs
 * threads of libuv, which hash passwords and encode pictures too.
 * @param size maximum number of connections
 */
export function openWorkerConnections(databaseUrl: string, size: number): WorkerConnections {
  const sockets = new Set<Socket>();
  const openSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const pool = new WorkerPool({
    connectionString: databaseUrl,
    max: size,
    application_name: 'store-jobs',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 0,
    keepAlive: true,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    stream: openSocket,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  let isDestroyed = false;
  return {
    pool,
    destroy: () => {
      if (isDestroyed) return;
      isDestroyed = true;
      // Its end would wait for connections that a hanging runner never releases.
      pool.end().catch(() => undefined);
      for (const socket of sockets) socket.destroy();
    },
  };
}
