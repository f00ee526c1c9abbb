import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseAccess, Tx } from '../context';
import type { Tracing } from '../ports/tracing.port';
import { isRetryable } from './errors';
import { listenToChannel } from './listen-to-channel';

export interface DatabaseOptions {
  readonly url: string;
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Connections whose statements are traced. */
  readonly Client?: Tracing['Client'] | undefined;
  /** How long a request waits for a free connection before it answers 503. */
  readonly connectionTimeoutMs?: number;
}

const MAX_RETRIES = 5;
const CONNECTION_TIMEOUT_MS = 3000;
/** How long PostgreSQL may take to answer that it is ready. */
const READY_TIMEOUT_MS = 3000;
/** With a time-out of its own: on a frozen connection, neither an answer nor an error comes. */
const READY_QUERY = { text: 'select 1', query_timeout: READY_TIMEOUT_MS };

function createPool({
  url,
  poolSize,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
  Client,
}: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...(Client && { Client }),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'store-api',
  });
  // A connection lost while idle: the pool drops it and the next request opens another.
  pool.on('error', () => undefined);
  // A connection lost while in use, between two statements: the next statement reports the error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * A transaction returns its connection to the pool however it ends. Drizzle's own transaction on a
 * pool does not return a connection whose `begin` failed, so after some restarts of PostgreSQL the
 * pool would stay empty.
 */
function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (effect, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(effect, config);
    } finally {
      client.release();
    }
  };
}

/** Opens the connections to PostgreSQL lazily: this function sends no request to it. */
export function openDatabase(options: DatabaseOptions): DatabaseAccess {
  const pool = createPool(options);
  const db: NodePgDatabase = drizzle(pool);
  db.transaction = transactionsOf(pool);
  const transaction = async <Result>(effect: (tx: Tx) => Promise<Result>): Promise<Result> => {
    for (let repetition = 1; ; repetition += 1) {
      try {
        return await db.transaction(effect);
      } catch (error) {
        if (repetition === MAX_RETRIES || !isRetryable(error)) throw error;
      }
    }
  };
  return {
    db,
    transaction,
    isReady: () =>
      pool.query(READY_QUERY).then(
        () => true,
        () => false,
      ),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (channel, hearing) => {
      const { url, connectionTimeoutMs } = options;
      return listenToChannel(
        {
          connectionString: url,
          connectionTimeoutMillis: connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
        },
        channel,
        hearing,
      );
    },
    close: () => pool.end(),
  };
}
