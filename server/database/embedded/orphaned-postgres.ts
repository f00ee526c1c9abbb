import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error';
import { isAlive, processCommand } from './process-identity';

/** The contents of PostgreSQL's postmaster.pid (its documentation, "Database File Layout"). */
interface Postmaster {
  readonly pid: number;
  readonly folder: string;
  readonly status: string;
}

/** Reads postmaster.pid of a data folder; undefined when PostgreSQL is not running there. */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), folder: lines[1] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** Whether that process is the PostgreSQL of exactly this folder. */
function isPostgresOfFolder(postmaster: Postmaster, folder: string): boolean {
  if (real(postmaster.folder) !== real(folder)) return false;
  const command = processCommand(postmaster.pid);
  return command === '' || /postgres/.test(command);
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}

/**
 * Ends the PostgreSQL that a killed process left running on this folder: fast first (running
 * transactions roll back), immediately if that takes over five seconds (the next start recovers
 * from the log). Removes a postmaster.pid that names another program, because PostgreSQL would
 * treat its process id as a running server.
 * @throws StartupError when the orphan can't be ended
 */
export async function stopOrphanedPostgres(folder: string): Promise<void> {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !Number.isSafeInteger(postmaster.pid) || postmaster.pid <= 0) return;
  if (!isAlive(postmaster.pid)) return;
  if (!isPostgresOfFolder(postmaster, folder)) {
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      break;
    }
    if (await endsWithin(postmaster.pid, 5000)) return;
  }
  if (!isAlive(postmaster.pid)) return;
  throw new StartupError(
    `A PostgreSQL left over in ${folder} (process ${postmaster.pid}) could not be stopped; stop it by hand.`,
  );
}
