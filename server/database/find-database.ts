import { realpath } from 'node:fs/promises';
import type { ServerConfig } from '../config';
import { findExistingCluster } from './embedded/cluster';
import { runningPort } from './embedded/owner-lock';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrateDatabase } from './migrate';

/** The location of the server's database for a command, and a function to release it. */
export interface DatabaseHandle {
  /** Holds the password: never log it. */
  readonly url: string;
  close(): Promise<void>;
}

async function embeddedDatabase(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(dataDir).catch(() => dataDir);
  const port = runningPort(folder);
  const cluster = findExistingCluster(folder);
  if (!port || !cluster) return undefined;
  const login = `${cluster.user}:${encodeURIComponent(cluster.password)}`;
  return `postgres://${login}@127.0.0.1:${port}/postgres`;
}

/**
 * The database of DATABASE_URL, the one a running server embeds in DATA_DIR, or, when no server
 * runs, the embedded one for the duration of the command.
 * @throws StartupError when the data can't be opened
 */
export async function findDatabase(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseHandle> {
  const url = config.databaseUrl ?? (await embeddedDatabase(config.dataDir));
  if (url) return { url, close: async () => undefined };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  await migrateDatabase(embedded.url);
  return { url: embedded.url, close: () => embedded.stop() };
}
