import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Detects a killed process that its parent has not reaped: it still has a pid, but no longer runs.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this id runs, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // The only other error that kill throws
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The start time of the process, as text to compare: a pid alone may have been reassigned to
 * another process. Linux counts it in ticks since boot, so the boot id is included. Empty when
 * unknown.
 */
export function processStartTime(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? '' : ps(pid, 'lstart');
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces; the start time is the 20th field after it.
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}/${ticks}`;
  } catch {
    return '';
  }
}

/** The command line of a process; empty when unknown. */
export function processCommand(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
