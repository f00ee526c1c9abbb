import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error';

/** A program of PostgreSQL's client, found by PATH. */
export type PostgresProgram = 'pg_dump' | 'pg_restore';

interface Streams {
  /** Passed to its standard input. */
  readonly input?: AsyncIterable<Uint8Array>;
  /** Receives its standard output. */
  readonly output?: Writable;
}

/** Its last complaint, without the name of the program. */
function lastLine(complaint: string): string {
  return (
    complaint
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^pg_\w+: (?:error: )?/, '') ?? ''
  );
}

/** The variables by which the programs find a database; those of its address that they know too. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const authority = searchParams.get('sslrootcert');
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
    ...(authority !== null && { PGSSLROOTCERT: authority }),
  };
}

/**
 * Runs a program on a database. The address, with its password, is in the environment: other users
 * see the parameters of a program.
 * @throws StartupError when it is not installed, or does not succeed
 */
export async function runPostgresProgram(
  program: PostgresProgram,
  url: string,
  parameters: readonly string[],
  { input, output }: Streams,
): Promise<void> {
  const child = spawn(program, parameters, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environmentOf(url) },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new StartupError(
          `${program} was not found: install the client programs of PostgreSQL, of the version of the server or newer.`,
        ),
      ),
    );
    child.once('close', resolve);
  });
  const complaint = text(child.stderr);
  const streams = [
    // A program that ends early closes its input: its exit code says why.
    pipeline(Readable.from(input ?? []), child.stdin).catch(() => undefined),
    output ? pipeline(child.stdout, output) : child.stdout.resume(),
  ];
  const [code] = await Promise.all([ended, ...streams]);
  if (code === 0) return;
  throw new StartupError(`${program} failed: ${lastLine(await complaint)}.`);
}
