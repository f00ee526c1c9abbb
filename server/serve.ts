import { createServer, type Server } from './app';
import type { ServerConfig } from './config';
import type { ServerContext } from './context';
import { openDatabase } from './database/database';
import type { DemoContent } from './demo/demo-content';
import { demoAccounts } from './demo/demo-stores';
import { allHandlers } from './handlers';
import { startImportProcessing } from './imports/import-worker';
import type { JobWorkerState } from './jobs/job-worker-state';
import type { Tracing } from './ports/tracing.port';
import { prepareDatabase } from './prepare-database';
import { loadOrCreateJwtSecret } from './session/jwt-secret';
import { StartupError } from './startup-error';
import { watchParts } from './status/portal-status';

/** Steps of the shutdown, to be run in reverse order. */
export type ShutdownSteps = (() => Promise<void>)[];

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

/** The state of the job worker: its process announces it before the worker is loaded. */
let jobWorkerState: () => JobWorkerState = () => 'starting';

/** Takes letters by SMTP, if it is configured. */
async function startLetters(config: ServerConfig, context: ServerContext): Promise<void> {
  if (!config.mailIn) return;
  const { startMailListener } = await import('./mail-in/mail-listener');
  const listener = await startMailListener(context, config.mailIn);
  workShutdownSteps.push(() => listener.stop());
  console.log(`Letters to @${config.mailIn.domain} are taken on port ${listener.port}`);
}

/** Reads the mailbox of a store by IMAP, if one is configured. Two processes that read it keep each letter once. */
async function startMailbox({ mailbox }: ServerConfig, context: ServerContext): Promise<void> {
  if (!mailbox) return;
  const { startMailboxPolling } = await import('./mail-in/mailbox-polling');
  const polling = startMailboxPolling(context, mailbox);
  workShutdownSteps.push(async () => polling.stop());
  console.log(`The mailbox of ${mailbox.storeId} is read at ${mailbox.host}`);
}

/** The SDK is loaded only if traces are wanted. */
async function openTracing({ tracing }: ServerConfig): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  return (await import('./tracing/open-telemetry')).startTracing(tracing);
}

/** Its modules are loaded after the server listens: no answer needs them. */
async function startWork(
  config: ServerConfig,
  { context }: Server,
  url: string,
  onGiveUp: (error: Error) => void,
): Promise<void> {
  await startLetters(config, context);
  if (!config.worker) return;
  await startMailbox(config, context);
  const { startJobWorker } = await import('./worker/worker');
  const limits = { giveUpMs: config.workerTimeoutMs };
  const jobs = startJobWorker(context, { databaseUrl: url, limits, onGiveUp });
  jobWorkerState = jobs.state;
  workShutdownSteps.push(() => jobs.stop());
  const imports = await startImportProcessing(context);
  workShutdownSteps.push(() => imports.stop());
}

/**
 * Serves the API and the portal from the database of `url`. The routes are made while PostgreSQL
 * migrates the database; requests are taken when both are done. Background work begins after that.
 * @param onGiveUp called if the background work of this process cannot continue
 * @param demo what to write into a database without a store, if it is already being computed
 * @throws StartupError when the database or the port can't be used
 */
export async function serve(
  config: ServerConfig,
  url: string,
  shutdownSteps: ShutdownSteps,
  onGiveUp: (error: Error) => void,
  demo?: Promise<DemoContent>,
): Promise<void> {
  const tracing = await openTracing(config);
  if (tracing) shutdownSteps.push(() => tracing.stop());
  const database = openDatabase({ url, poolSize: config.poolSize, Client: tracing?.Client });
  shutdownSteps.push(() => database.close());
  const prepared = prepareDatabase(config, database, url, demo);
  // Its failure is reported below, also when it comes before the routes are made.
  prepared.catch(() => undefined);
  // The documentation shows ids of records.
  if (config.apiDocs) await prepared;
  const jwtSecret = config.jwtSecret ?? (await loadOrCreateJwtSecret(config.dataDir));
  const clock = () => new Date();
  const server = await createServer({
    config,
    database,
    clock,
    jwtSecret,
    tracing,
    handlers: allHandlers,
    ...(config.worker && { jobWorkerState: () => jobWorkerState() }),
  });
  shutdownSteps.push(stopWork);
  workShutdownSteps.push(() => server.app.close());
  await prepared;
  await listen(config, server);
  const unwatch = watchParts(server.context.portalStatus);
  workShutdownSteps.push(async () => unwatch());
  announce(config, server);
  await startWork(config, server, url, onGiveUp);
}
