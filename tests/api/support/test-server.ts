import { afterAll, inject } from 'vitest';
import { createServer, type ServerOptions } from '../../../server/app';
import { readConfig, type ServerConfig } from '../../../server/config';
import type { DatabaseAccess, ServerContext } from '../../../server/context';
import { openDatabase } from '../../../server/database/database';
import { allHandlers } from '../../../server/handlers';
import { readContract } from '../../../server/http/contract';
import { type ApiClient, createClient } from './api-client';
import { temporaryFolder } from './temporary-folder';
import { createTestDatabase, DEMO_TEMPLATE, EMPTY_TEMPLATE } from './test-databases';

/** Password of every account of the demo store. */
export const DEMO_PASSWORD = 'Seller#2026';
/** Signs the tokens of test servers. */
export const TEST_SECRET = 'a secret of thirty-two characters or more';

/** Read once for all servers of a worker. */
const CONTRACT = readContract();

/** Accounts of the demo store: three roles of one store, and the admin of another. */
export type DemoUser = 'admin' | 'manager' | 'seller' | 'admin2';

export interface TestServerOptions {
  /** Whether the database has the demo store; default: true. */
  readonly seed?: boolean;
  readonly config?: Partial<ServerConfig>;
  /**
   * How long a request waits for a free connection; long by default, because test machines are
   * slow.
   */
  readonly patienceMs?: number;
  /** Starts a second process that shares this server's database and clock. */
  readonly beside?: TestServer;
  readonly contract?: NonNullable<ServerOptions['contract']>;
  readonly handlers?: ServerOptions['handlers'];
  /** Replaces name servers that know no name. */
  readonly nameResolver?: NonNullable<ServerOptions['nameResolver']>;
  /** The state of a job worker that the test runs beside the server. */
  readonly jobWorkerState?: NonNullable<ServerOptions['jobWorkerState']>;
}

/** A real server on a free port with a separate database. */
export interface TestServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly database: DatabaseAccess;
  readonly context: ServerContext;
  /** What the server logged, line by line. */
  readonly logs: readonly string[];
  readonly clock: {
    now(): Date;
    /** Moves the server's clock; it continues from there unless it was stopped. */
    advance(milliseconds: number): void;
    /** Stops the server's clock: afterwards, only `advance` moves it. */
    stop(): void;
  };
  readonly anonymous: ApiClient;
  /** A client with this access token. */
  withToken(token: string): ApiClient;
  signIn(user: DemoUser | (string & {}), password?: string): Promise<ApiClient>;
  stop(): Promise<void>;
}

function createClock() {
  let ahead = 0;
  let ticking = (): number => Date.now();
  return {
    now: () => new Date(ticking() + ahead),
    stop: () => {
      const stopped = Date.now();
      ticking = () => stopped;
    },
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

function testConfig(dataDir: string, options: TestServerOptions): ServerConfig {
  return {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'info', DATABASE_POOL_SIZE: '12' }),
    webDir: `${dataDir}/no-portal`,
    ...(options.seed === false ? {} : { mediaDir: inject('demoMediaDir') }),
    ...options.config,
  };
}

async function openTestDatabase({ seed, beside }: TestServerOptions) {
  return beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : createTestDatabase(seed === false ? EMPTY_TEMPLATE : DEMO_TEMPLATE);
}

/** Name servers that know no name. */
async function unknownNames(): Promise<never> {
  throw Object.assign(new Error('No such name'), { code: 'ENOTFOUND' });
}

/**
 * Starts the store API as it ships, on a separate database. Call it at the top of a test file, or
 * in a test; it stops when the file is done.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await temporaryFolder();
  const config = testConfig(folder.path, options);
  const own = await openTestDatabase(options);
  const { patienceMs = 30_000 } = options;
  const database = openDatabase({
    url: own.url,
    poolSize: config.poolSize,
    connectionTimeoutMs: patienceMs,
  });
  const clock = options.beside?.clock ?? createClock();
  const logs: string[] = [];
  const { app, context } = await createServer({
    config,
    database,
    clock: clock.now,
    jwtSecret: TEST_SECRET,
    nameResolver: options.nameResolver ?? unknownNames,
    logStream: { write: (line) => void logs.push(line) },
    handlers: options.handlers ?? allHandlers,
    contract: options.contract ?? CONTRACT,
    ...(options.jobWorkerState ? { jobWorkerState: options.jobWorkerState } : {}),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= app
      .close()
      .then(() => database.close())
      .then(() => own.drop())
      .then(() => folder.remove());
    return stopped;
  };
  afterAll(stop);
  return {
    url,
    databaseUrl: own.url,
    database,
    context,
    logs,
    clock,
    stop,
    anonymous: createClient(url),
    withToken: (token) => createClient(url, token),
    signIn: async (username, password = DEMO_PASSWORD) => {
      const credentials = { username, password };
      const { status, body } = await createClient(url).post('/api/auth/token/', credentials);
      if (status !== 200) throw new Error(`${username} can't sign in: ${status}`);
      return createClient(url, body.access);
    },
  };
}
