import { createServer, type Server } from './app';
import { readConfig, type ServerConfig } from './config';
import type { DatabaseAccess } from './context';
import { openDatabase } from './database/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres';
import { migrateDatabase } from './database/migrate';
import { demoAccounts, seedDemoStore } from './demo/seed';
import { allHandlers } from './handlers';
import { limitHeapGrowth } from './heap-growth';
import { startImportProcessing } from './imports/import-worker';
import { loadReferenceData } from './seeding/load-reference';
import { loadOrCreateJwtSecret } from './session/jwt-secret';
import { StartupError } from './startup-error';
import { startJobWorker } from './worker/worker';

/** How long requests may take to finish after a stop was requested (ms). */
const DRAIN_MS = 10_000;

/** Steps of the shutdown, run in reverse order. */
const shutdownSteps: (() => Promise<void>)[] = [];

async function runShutdownSteps(): Promise<void> {
  for (const ending of shutdownSteps.splice(0).reverse()) {
    await ending().catch((error: unknown) => console.error(error));
  }
}

async function startEmbedded(config: ServerConfig): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  shutdownSteps.push(() => embedded.stop());
  return embedded;
}

/** The database and its URL, for components with their own connections. */
interface PreparedDatabase {
  readonly database: DatabaseAccess;
  readonly url: string;
}

async function prepareDatabase(config: ServerConfig): Promise<PreparedDatabase> {
  const url = config.databaseUrl ?? (await startEmbedded(config)).url;
  await migrateDatabase(url);
  const database = openDatabase({ url, poolSize: config.poolSize });
  shutdownSteps.push(() => database.close());
  await loadReferenceData(database);
  if (config.seedDemo) {
    await seedDemoStore(database, new Date(), { mediaDir: config.mediaDir });
  }
  return { database, url };
}

function addressOf(config: ServerConfig, { app }: Server): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isEverywhere = ['0.0.0.0', '::', ''].includes(config.host);
  return `http://${isEverywhere ? 'localhost' : config.host}:${port}`;
}

function announce(config: ServerConfig, server: Server): void {
  console.log(`\nThe portal answers on ${addressOf(config, server)}`);
  if (!config.smtpUrl) console.log(`Mails are written to ${config.outboxDir}`);
  if (!config.seedDemo) return;
  console.log('Demo accounts:');
  for (const { userName, password, role } of demoAccounts) {
    console.log(`  ${userName.padEnd(10)} ${password}   ${role}`);
  }
}

async function listen(config: ServerConfig, { app }: Server): Promise<void> {
  await app.listen({ host: config.host, port: config.port }).catch((error: { code?: string }) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartupError(`Port ${config.port} is taken; set another PORT.`);
  });
}

/** Requests, jobs and imports end concurrently: each may need all of the available time. */
const workShutdownSteps: (() => Promise<void>)[] = [];

async function stopWork(): Promise<void> {
  const outcomes = await Promise.allSettled(workShutdownSteps.map((ending) => ending()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.error(outcome.reason);
}

async function startWork(config: ServerConfig, { context }: Server, url: string): Promise<void> {
  if (!config.worker) return;
  const jobs = startJobWorker(context, { databaseUrl: url });
  workShutdownSteps.push(() => jobs.stop());
  const imports = await startImportProcessing(context);
  workShutdownSteps.push(() => imports.stop());
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { database, url } = await prepareDatabase(config);
  const jwtSecret = config.jwtSecret ?? (await loadOrCreateJwtSecret(config.dataDir));
  const clock = () => new Date();
  const server = await createServer({
    config,
    database,
    clock,
    jwtSecret,
    handlers: allHandlers,
  });
  shutdownSteps.push(stopWork);
  workShutdownSteps.push(() => server.app.close());
  await listen(config, server);
  await startWork(config, server, url);
  announce(config, server);
}

let stopping: Promise<void> | undefined;

/** Finishes running requests, then stops the database; a second signal changes nothing. */
function stop(exitCode: number): void {
  if (stopping) return;
  setTimeout(() => process.exit(exitCode || 1), DRAIN_MS).unref();
  stopping = started.then(runShutdownSteps, runShutdownSteps).then(() => process.exit(exitCode));
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
  stop(1);
}

limitHeapGrowth();
const started = start();
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
started.catch(fail);
