import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceDurableFile } from '../../durable-file';
import { StartupError } from '../../startup-error';
import type { Binaries } from './binaries';
import { unusableData } from './data-damage';
import {
  canTraverse,
  findDatabaseAccount,
  makeTraversable,
  type SystemAccount,
  traversableFolder,
} from './system-account';

/** PostgreSQL's data folder and its credentials. */
export interface Cluster {
  readonly folder: string;
  readonly user: string;
  readonly password: string;
}

const USER = 'portal';

function recordOf(dataDir: string) {
  return path.join(dataDir, 'cluster.json');
}

/**
 * The account to run PostgreSQL as. Existing data already have an owner, and PostgreSQL must run as
 * their owner.
 */
export function clusterAccount(dataDir: string): SystemAccount | undefined {
  const account = findDatabaseAccount();
  if (!account) return undefined;
  const record = readRecord(dataDir);
  if (!record || !existsSync(record.folder)) return account;
  const { uid, gid } = statSync(record.folder);
  return uid === 0 ? account : { uid, gid };
}

function isCluster(value: unknown): value is Cluster {
  const record: Partial<Record<keyof Cluster, unknown>> = Object(value);
  return [record.folder, record.user, record.password].every((text) => typeof text === 'string');
}

function unusableRecord(
  dataDir: string,
  reason: string,
  remedy = 'restore this file from a backup',
): StartupError {
  return new StartupError(
    `${recordOf(dataDir)} ${reason}, without which the database can't be opened; nothing was changed: ${remedy}.`,
  );
}

/**
 * The folder is stored relative to DATA_DIR if it is inside, so that DATA_DIR can be moved.
 * @throws StartupError when the record can't be read
 */
function readRecord(dataDir: string): Cluster | undefined {
  if (!existsSync(recordOf(dataDir))) return undefined;
  let record: unknown;
  try {
    record = JSON.parse(readFileSync(recordOf(dataDir), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw unusableRecord(dataDir, 'is no JSON');
    // The only other errors that reading a file throws
    const { code } = error as NodeJS.ErrnoException;
    throw unusableRecord(dataDir, `can't be read (${code})`, 'start as the user who owns it');
  }
  if (!isCluster(record)) throw unusableRecord(dataDir, 'names no folder, user and password');
  return { ...record, folder: path.resolve(dataDir, record.folder) };
}

async function writeRecord(dataDir: string, cluster: Cluster): Promise<void> {
  const inside = path.relative(dataDir, cluster.folder);
  const record = inside.startsWith('..') ? cluster : { ...cluster, folder: inside };
  await replaceDurableFile(recordOf(dataDir), `${JSON.stringify(record)}\n`);
}

function run(
  program: string,
  args: readonly string[],
  account: SystemAccount | undefined,
  onSpawned: () => void,
) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onSpawned();
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)}: ${complaint.trim()}`)),
    );
  });
}

function unfinishedFolderOf({ folder }: Cluster): string {
  return `${folder}.new`;
}

/** Where a new cluster is created: outside DATA_DIR if the account can't reach it there. */
async function newClusterFolder(
  dataDir: string,
  account: SystemAccount | undefined,
): Promise<string> {
  const home =
    account && !canTraverse(account, dataDir)
      ? path.join(await traversableFolder(account), `data-${randomBytes(6).toString('hex')}`)
      : dataDir;
  await makeTraversable(home);
  return path.join(home, 'postgres');
}

/** Initialises next to the final location, then renames: half a cluster is never used. */
async function createCluster(
  dataDir: string,
  binaries: Binaries,
  account: SystemAccount | undefined,
  onInitialising: () => void,
): Promise<Cluster> {
  const cluster: Cluster = {
    folder: await newClusterFolder(dataDir, account),
    user: USER,
    password: randomBytes(24).toString('base64url'),
  };
  const unfinished = unfinishedFolderOf(cluster);
  const passwordFile = `${cluster.folder}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await run(binaries.initdb, initdbArguments(unfinished, passwordFile), account, onInitialising);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeRecord(dataDir, cluster);
  await rename(unfinished, cluster.folder);
  return cluster;
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
}

function versionIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    // The only errors that reading a file throws
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw unusableData(
      folder,
      isMissing ? 'PG_VERSION is missing' : 'PG_VERSION: Permission denied',
    );
  }
}

function assertSameMajor({ folder }: Cluster, binaries: Binaries): void {
  const version = versionIn(folder);
  if (version === binaries.major) return;
  if (!/^\d+(?:\.\d+)?$/.test(version)) throw unusableData(folder, 'PG_VERSION names no version');
  throw new StartupError(
    `The data in ${folder} are of PostgreSQL ${version}, this version runs ${binaries.major}; export them with the old version, or set another DATA_DIR.`,
  );
}

/** Exists in DATA_DIR while a backup is restored into it. */
const RESTORE_MARK = 'restore-unfinished';

export function restoreMarkIn(dataDir: string): string {
  return path.join(dataDir, RESTORE_MARK);
}

/**
 * Puts a cluster with this login into a DATA_DIR that has none.
 * @param fill writes the files of the cluster into a folder, as the given account's own
 */
export async function restoreCluster(
  dataDir: string,
  account: SystemAccount | undefined,
  fill: (folder: string) => Promise<Pick<Cluster, 'user' | 'password'>>,
): Promise<void> {
  const folder = await newClusterFolder(dataDir, account);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (account) await chown(unfinished, account.uid, account.gid);
  try {
    const login = await fill(unfinished);
    await writeRecord(dataDir, { ...login, folder });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Detects a state that no first start leaves, even interrupted: data were lost or removed. */
function assertNothingLost(dataDir: string, record: Cluster | undefined): void {
  if (existsSync(restoreMarkIn(dataDir))) {
    throw new StartupError(
      `A restore into ${dataDir} did not end; run it again, or set another DATA_DIR.`,
    );
  }
  if (record && !existsSync(unfinishedFolderOf(record))) {
    throw new StartupError(
      `The database folder ${record.folder} is missing; restore it, or set another DATA_DIR.`,
    );
  }
  if (!record && existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartupError(
      `${recordOf(dataDir)} is missing, without which the database beside it can't be opened; restore it, or set another DATA_DIR.`,
    );
  }
}

/**
 * The cluster of a DATA_DIR, initialised at the first start.
 * @param onInitialising called when the program that initialises it runs
 * @throws StartupError when the data are of another major version, or part of them is missing
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  account: SystemAccount | undefined,
  onInitialising: () => void = () => undefined,
): Promise<Cluster> {
  const record = readRecord(dataDir);
  // createCluster gives the folder its name when it is complete.
  if (record && existsSync(record.folder)) {
    assertSameMajor(record, binaries);
    return record;
  }
  assertNothingLost(dataDir, record);
  return createCluster(dataDir, binaries, account, onInitialising);
}

/** The credentials of an existing cluster in DATA_DIR; undefined when there is none. */
export function findExistingCluster(dataDir: string): Cluster | undefined {
  return readRecord(dataDir);
}
