import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startup-error';
import type { Binaries } from './binaries';
import type { SystemAccount } from './system-account';

/** A message of PostgreSQL that ends its start, and its details. */
const FATAL_MESSAGE =
  /(?:(?:FATAL|PANIC): {2}|^postgres: )(.+)(?:\n(?:.*DETAIL: {2})(.+)|\nExpected to find it .*\nbut (.+))?/m;

/** Reasons that pass by themselves, or that lie outside the data: another start may succeed. */
const OUTSIDE_THE_DATA =
  /No space left|memory|lock file|in use|sockets?\b|starting up|shutting down|unrecognized|invalid value/;

/** What to do, by the reason for which the data can't be opened. */
const REMEDIES: readonly (readonly [reason: RegExp, remedy: (folder: string) => string])[] = [
  [
    /belongs to|wrong ownership|Permission denied/,
    (folder) =>
      `start as the user who owns ${folder}, or make the folder and every file in it that user's own`,
  ],
  [/invalid permissions/, (folder) => `set the mode of ${folder} to 0700`],
  [
    /PostgreSQL version \d|CATALOG_VERSION_NO|PG_CONTROL_VERSION/,
    () => 'start the version that wrote them, and export them with it',
  ],
];

/** The last resort: of a PostgreSQL data folder, no part can be restored alone. */
function restoreWhole(folder: string): string {
  return `restore the whole folder ${folder} from a backup`;
}

/**
 * The sentence for data that can't be opened. PostgreSQL's own hint is left out: it proposes to
 * initialise the folder, which removes the data.
 */
export function unusableData(folder: string, reason: string): StartupError {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1] ?? restoreWhole;
  return new StartupError(
    `The data in ${folder} can't be opened (${reason}); they were not changed: ${remedy(folder)}.`,
  );
}

/**
 * Why PostgreSQL refuses the data, in its own words.
 * @param output what it wrote to its log or to standard error
 * @returns undefined when it does not refuse them, or for another reason
 */
export function refusalIn(output: string): string | undefined {
  const [, message, detail, cause] = FATAL_MESSAGE.exec(output) ?? [];
  if (message === undefined) return undefined;
  const reason = [message, detail ?? cause]
    .flatMap((part) => (part === undefined ? [] : [part.trim().replace(/[.,]$/, '')]))
    .join(': ');
  return OUTSIDE_THE_DATA.test(reason) ? undefined : reason;
}

interface Answer {
  readonly output: string;
  readonly errors: string;
}

/**
 * Asks PostgreSQL for a value that is stored in the data. So it checks owner, permissions, version
 * and control file as at a start, and ends without opening the data.
 */
function askForSegmentSize(
  { postgres }: Binaries,
  folder: string,
  account: SystemAccount | undefined,
): Promise<Answer> {
  const options = { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  return new Promise((resolve) => {
    execFile(
      postgres,
      ['-D', folder, '-C', 'wal_segment_size'],
      options,
      (_error, stdout, stderr) => resolve({ output: stdout.trim(), errors: stderr }),
    );
  });
}

/** Files of the data whose owners are compared: a copy made as another user has them wrong. */
const OWNED = ['.', 'PG_VERSION', 'postgresql.conf', 'global/pg_control', 'pg_wal'];

/** @throws StartupError when files belong to another user than the one who runs PostgreSQL */
function assertOwned(folder: string, account: SystemAccount | undefined): void {
  const user = account?.uid ?? process.getuid?.();
  for (const name of OWNED) {
    const owner = statSync(path.join(folder, name), { throwIfNoEntry: false })?.uid;
    if (user === undefined || owner === undefined || owner === user) continue;
    const what = name === '.' ? 'the folder' : name;
    throw unusableData(folder, `${what} belongs to the user ${owner} instead of ${user}`);
  }
}

const CONTROL_FILE = 'global/pg_control';

/** The size of the control file in every version of PostgreSQL. */
const CONTROL_FILE_BYTES = 8192;

/** @throws StartupError when the control file is missing, cut off or empty */
function assertControlFile(folder: string): void {
  const file = path.join(folder, CONTROL_FILE);
  if (!existsSync(file)) throw unusableData(folder, `${CONTROL_FILE} is missing`);
  const content = readFileSync(file);
  if (content.length !== CONTROL_FILE_BYTES) {
    throw unusableData(
      folder,
      `${CONTROL_FILE} has ${content.length} bytes instead of ${CONTROL_FILE_BYTES}`,
    );
  }
  if (content.every((byte) => byte === 0)) {
    throw unusableData(folder, `${CONTROL_FILE} has only zeros`);
  }
}

/** @throws StartupError when the write-ahead log, or a file of it, is missing or has another size */
function assertLogComplete(folder: string, segmentBytes: number): void {
  const log = path.join(folder, 'pg_wal');
  if (!existsSync(log)) throw unusableData(folder, 'pg_wal, the write-ahead log, is missing');
  const segments = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) throw unusableData(folder, 'pg_wal, the write-ahead log, is empty');
  for (const name of segments) {
    // PostgreSQL creates a file of the log in full size, and another one may remove it just now.
    const bytes = statSync(path.join(log, name), { throwIfNoEntry: false })?.size ?? segmentBytes;
    if (bytes === segmentBytes) continue;
    throw unusableData(folder, `pg_wal/${name} has ${bytes} bytes instead of ${segmentBytes}`);
  }
}

/**
 * Checks data that no PostgreSQL is running on, and changes nothing in them.
 * @throws StartupError when they are damaged, of another version, or not this user's
 */
export async function assertUsable(
  binaries: Binaries,
  folder: string,
  account: SystemAccount | undefined,
): Promise<void> {
  assertOwned(folder, account);
  assertControlFile(folder);
  const { output, errors } = await askForSegmentSize(binaries, folder, account);
  const refusal = refusalIn(errors);
  if (refusal !== undefined) throw unusableData(folder, refusal);
  const segmentBytes = Number(output);
  if (segmentBytes > 0) assertLogComplete(folder, segmentBytes);
}
