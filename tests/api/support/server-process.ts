import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { projectFolder } from '../../support/project-folder';
import { type ApiClient, createClient } from './api-client';
import { DEMO_PASSWORD } from './test-server';

/** The store API as `npm start` runs it: a separate process with the embedded PostgreSQL. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Milliseconds from the start to the first printed address. */
  readonly readyAfter: number;
  signIn(user: string): Promise<ApiClient>;
  kill(signal: NodeJS.Signals): void;
  /** How it ended, and its output until then. */
  readonly end: Promise<ProcessEnd>;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly errors: string;
}

/** The built server that `npm test` names: it starts in a third of the time that the sources take. */
const program = process.env['TEST_SERVER']
  ? [process.env['TEST_SERVER']]
  : ['--import', 'tsx', 'server/main.ts'];

/** How a server is started that is not the one of this repository. */
export interface Installation {
  readonly program: string;
  readonly cwd: string;
  /** The user and group that it runs as; those of the tests by default. */
  readonly uid?: number;
  readonly gid?: number;
}

function launch(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
  installation?: Installation,
): ChildProcess {
  const [command, parameters] = installation
    ? [installation.program, ['start']]
    : [process.execPath, program];
  return spawn(command, parameters, {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...installation,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SIGN_INS_PER_MINUTE: '1000',
      ...environment,
    },
  });
}

function endOf(child: ChildProcess): Promise<ProcessEnd> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, errors }));
  });
}

function addressFrom(child: ChildProcess, end: Promise<ProcessEnd>): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      const address = /answers on (http:\S+)/.exec(words)?.[1];
      if (address) resolve(address);
    });
    void end.then(({ errors }) => reject(new Error(`The server ended: ${errors}`)));
  });
}

/** Runs the server until it ends by itself, as a refused start does. */
export function runServer(dataDir: string, environment: NodeJS.ProcessEnv = {}) {
  return endOf(launch(dataDir, environment));
}

/** Starts the server and waits for its address; it ends with the test at the latest. */
export async function startServerProcess(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  installation?: Installation,
): Promise<ServerProcess> {
  const began = Date.now();
  const child = launch(dataDir, environment, installation);
  const end = endOf(child);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await end;
  });
  const url = await addressFrom(child, end);
  return {
    pid: child.pid ?? 0,
    url,
    end,
    readyAfter: Date.now() - began,
    kill: (signal) => void child.kill(signal),
    signIn: async (username) => {
      const credentials = { username, password: DEMO_PASSWORD };
      const { body } = await createClient(url).post('/api/auth/token/', credentials);
      return createClient(url, body.access);
    },
  };
}

/** Process id of the PostgreSQL that runs on a DATA_DIR. */
export function postmasterOf(dataDir: string): number {
  const pid = readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0];
  return Number(pid);
}
