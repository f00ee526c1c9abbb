import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startup-error';
import { isAlive, processStartTime } from './process-identity';

/** The process that embeds the database of a DATA_DIR, as recorded in the folder. */
interface Owner {
  readonly pid: number;
  readonly beginning: string;
  /** Port that its PostgreSQL listens on. */
  readonly port?: number;
}

/** The right to run the database of one DATA_DIR, held until it is released or the process ends. */
export interface OwnerLock {
  /** Records the port, so that other programs can connect to the running database. */
  recordPort(port: number): void;
  release(): void;
}

function read(file: string): Owner | undefined {
  try {
    // Written by this module only; any other content counts as no owner.
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { beginning: '', ...owner, pid: owner.pid } : undefined;
  } catch {
    return undefined;
  }
}

function isOwnerAlive(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false;
  const beginning = processStartTime(owner.pid);
  return beginning === '' || owner.beginning === '' || beginning === owner.beginning;
}

function alreadyOwnedError(owner: Owner, folder: string): StartupError {
  return new StartupError(
    `The process ${owner.pid} already runs the database in ${folder}; stop it, or set another DATA_DIR.`,
  );
}

function notWritableError(folder: string, code: string): StartupError {
  return new StartupError(
    `${folder} can't be written (${code}); start as the user who owns it, or set another DATA_DIR.`,
  );
}

/**
 * Removes a dead owner's record. Renaming is atomic. The renamed record is checked again, because
 * another process may have done the same and written its own record in between.
 */
function removeStale(file: string, folder: string): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const renamed = read(aside);
  if (renamed && isOwnerAlive(renamed)) {
    linkSync(aside, file);
    rmSync(aside, { force: true });
    throw alreadyOwnedError(renamed, folder);
  }
  rmSync(aside, { force: true });
}

/**
 * Claims the database of `folder` for this process.
 * @throws StartupError when another living process holds it, or this user can't write to it
 */
export function claimOwnership(folder: string): OwnerLock {
  const file = path.join(folder, 'owner.json');
  const me: Owner = { pid: process.pid, beginning: processStartTime(process.pid) };
  const write = (owner: Owner, flag: 'wx' | 'w') =>
    writeFileSync(file, `${JSON.stringify(owner)}\n`, { flag });
  for (let attempt = 0; ; attempt += 1) {
    try {
      write(me, 'wx');
      break;
    } catch (error) {
      // The only errors that writing a file throws
      const { code = '' } = error as NodeJS.ErrnoException;
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) throw notWritableError(folder, code);
      const owner = read(file);
      if (owner && isOwnerAlive(owner)) throw alreadyOwnedError(owner, folder);
      if (attempt === 3) throw error;
      removeStale(file, folder);
    }
  }
  return {
    recordPort: (port) => write({ ...me, port }, 'w'),
    release: () => rmSync(file, { force: true }),
  };
}

/** Port of the database that a living process runs in `folder`; undefined when none does. */
export function runningPort(folder: string): number | undefined {
  const owner = read(path.join(folder, 'owner.json'));
  return owner && isOwnerAlive(owner) ? owner.port : undefined;
}
