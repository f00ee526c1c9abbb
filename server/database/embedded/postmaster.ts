import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error';
import type { Binaries } from './binaries';
import type { Cluster } from './cluster';
import { assertUsable, refusalIn, unusableData } from './data-damage';
import { readPostmaster, stopOrphanedPostgres } from './orphaned-postgres';
import type { SystemAccount } from './system-account';
import { compareTableFiles, type MissingFile } from './table-files';

/** What to run, and as whom. */
export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly cluster: Cluster;
  readonly account: SystemAccount | undefined;
  readonly logFile: string;
  /** Settings of postgresql.conf to override. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A running PostgreSQL server. */
export interface Postmaster {
  readonly port: number;
  /** Files that were missing or empty at the start: damage if a table has them. */
  readonly missingFiles: readonly MissingFile[];
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>;
  /** Requests the fast shutdown without waiting, for a process that is exiting. */
  stopNow(): void;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  jit: 'off',
  // After a large import, index-only scans are possible only after a vacuum.
  autovacuum_naptime: '15s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // So that a file that became shorter is damage (table-files.ts).
  vacuum_truncate: 'off',
};

const LOG_LIMIT_BYTES = 5_000_000;

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}

/**
 * Starts the server in its own process group: a terminal's interrupt reaches only this process,
 * which stops the server after the last request is answered.
 */
function launch(options: PostmasterOptions, port: number): ChildProcess {
  const settings = { ...SETTINGS, ...options.settings };
  const log = openLog(options.logFile);
  try {
    return spawn(
      options.binaries.postgres,
      [
        '-D',
        options.cluster.folder,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...options.account,
        cwd: '/',
        detached: true,
        windowsHide: true,
        stdio: ['ignore', log, log],
        env: { ...process.env, LC_ALL: 'C' },
      },
    );
  } finally {
    closeSync(log);
  }
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null;
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && !hasEnded(child)) {
    const postmaster = readPostmaster(folder);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true;
    await delay(10);
  }
  return false;
}

/**
 * Another process may take the free port first, or children of a killed server may still be
 * running.
 */
const ATTEMPTS = 8;

async function launchUntilReady(options: PostmasterOptions, fixedPort?: number) {
  const { cluster, logFile } = options;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await stopOrphanedPostgres(cluster.folder);
    const port = fixedPort ?? (await freePort());
    const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = launch(options, port);
    if (await becomesReady(child, cluster.folder)) return { child, port };
    const refusal = refusalIn(readFileSync(logFile).subarray(logged).toString());
    if (refusal !== undefined) throw unusableData(cluster.folder, refusal);
    await delay(50 * attempt);
  }
  throw new StartupError(
    `PostgreSQL does not start in ${cluster.folder}; the end of ${logFile} says why.`,
  );
}

function waitForEnd(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
}

/**
 * Starts PostgreSQL on a free port and restarts it on the same port if it ends unexpectedly.
 * Requests in between get 503.
 * @throws StartupError when it does not start, with the reason
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, cluster, account } = options;
  await stopOrphanedPostgres(cluster.folder);
  await assertUsable(binaries, cluster.folder, account);
  const missingFiles = compareTableFiles(cluster.folder);
  let { child, port } = await launchUntilReady(options);
  let stopping = false;
  const keepRunning = (watched: ChildProcess) =>
    watched.once('exit', async () => {
      if (stopping) return;
      const next = await launchUntilReady(options, port).catch(() => undefined);
      if (!next) return;
      child = next.child;
      if (stopping) child.kill('SIGINT');
      else keepRunning(child);
    });
  keepRunning(child);
  const stopNow = () => {
    stopping = true;
    if (!hasEnded(child)) child.kill('SIGINT');
  };
  return {
    port,
    missingFiles,
    stopNow,
    stop: async () => {
      stopNow();
      const impatience = setTimeout(() => child.kill('SIGQUIT'), 8000);
      await waitForEnd(child);
      clearTimeout(impatience);
    },
  };
}
