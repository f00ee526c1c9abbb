import { readConfig, type ServerConfig } from './config';
import { findExistingCluster } from './database/embedded/cluster';
import { startEmbeddedPostgres } from './database/embedded-postgres';
import type { DemoContent } from './demo/demo-content';
import { limitHeapGrowth } from './heap-growth';
import { ProcessError } from './process-error';
import type { ShutdownSteps } from './serve';

/** How long requests may take to finish after a stop was requested (ms). */
const DRAIN_MS = 10_000;

const shutdownSteps: ShutdownSteps = [];

async function runShutdownSteps(): Promise<void> {
  for (const ending of shutdownSteps.splice(0).reverse()) {
    await ending().catch((error: unknown) => console.error(error));
  }
}

async function startEmbedded(
  { dataDir }: ServerConfig,
  onInitialising: () => void,
): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir, onInitialising });
  shutdownSteps.push(() => embedded.stop());
  return embedded.url;
}

/** PostgreSQL that is starting. */
interface StartingPostgres {
  readonly url: Promise<string>;
  /** When this process has nothing to do but to wait for it; never, at any start but the first. */
  readonly initialising: Promise<void>;
}

function startPostgres(config: ServerConfig): StartingPostgres {
  let url: Promise<string> = Promise.resolve(config.databaseUrl ?? '');
  const initialising = new Promise<void>((resolve) => {
    if (config.databaseUrl === undefined) url = startEmbedded(config, resolve);
  });
  // Its failure is reported when the address is needed.
  url.catch(() => undefined);
  return { url, initialising };
}

/** Whether the embedded PostgreSQL is about to make a database. */
function isFirstStart({ databaseUrl, dataDir }: ServerConfig): boolean {
  return databaseUrl === undefined && !findExistingCluster(dataDir);
}

/**
 * PostgreSQL starts while the modules of the server are loaded: both take about as long. At the
 * first start it takes longer; the demo is computed meanwhile. Neither begins before PostgreSQL
 * does: it would wait for them.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const isFirst = isFirstStart(config);
  const { url, initialising } = startPostgres(config);
  if (isFirst) await Promise.race([initialising, url]);
  const demo = isFirst && config.seedDemo ? computeDemo() : undefined;
  // Its failure is reported when the demo is written.
  demo?.catch(() => undefined);
  const [address, { serve }] = await Promise.all([url, import('./serve')]);
  await serve(config, address, shutdownSteps, fail, demo);
}

async function computeDemo(): Promise<DemoContent> {
  const preparation = await import('./prepare-database');
  return preparation.computeDemo();
}

let stopping: Promise<void> | undefined;

/** Finishes running requests, then stops the database; a second signal changes nothing. */
function stop(exitCode: number): void {
  if (stopping) return;
  setTimeout(() => process.exit(exitCode || 1), DRAIN_MS).unref();
  stopping = started.then(runShutdownSteps, runShutdownSteps).then(() => process.exit(exitCode));
}

function fail(error: unknown): void {
  console.error(error instanceof ProcessError ? error.message : error);
  process.exitCode = 1;
  stop(1);
}

const started = start();
// Not before: what the start leaves behind is collected once, and not again and again.
started.then(limitHeapGrowth, () => undefined);
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
started.catch(fail);
