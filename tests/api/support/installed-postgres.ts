import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { findDatabaseAccount } from '../../../server/database/embedded/system-account';

/** Where Debian installs the versions of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The programs of the system's PostgreSQL, if it has a server and pg_dump of the same version. */
export function installedPostgres(): string | undefined {
  const dumped = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const major = /\) (\d+)/.exec(dumped)?.[1];
  try {
    return major && readdirSync(DEBIAN).includes(major)
      ? path.join(DEBIAN, major, 'bin')
      : undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Runs the system's PostgreSQL until the test ends, as a database that is not the embedded one.
 * @param programs the folder that {@link installedPostgres} found
 * @returns the address of its first database
 */
export async function startInstalledPostgres(programs: string, folder: string): Promise<string> {
  const account = findDatabaseAccount();
  const options = { ...account, cwd: '/' };
  const cluster = path.join(folder, 'installed-postgres');
  await mkdir(cluster, { mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);
  const login = ['--username=portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(programs, 'initdb'), [`--pgdata=${cluster}`, ...login], options);
  const port = await freePort();
  const settings = [`listen_addresses=127.0.0.1`, `unix_socket_directories=`, 'fsync=off'];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGINT');
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (piece: Buffer) => {
      if (piece.toString().includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error('The installed PostgreSQL ended.')));
  });
  return `postgres://portal:none@127.0.0.1:${port}/postgres`;
}
