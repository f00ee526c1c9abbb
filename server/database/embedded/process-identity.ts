import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A killed process whose parent never asked for its end still has a pid, but runs no more. */
const isZombie = (pid: number): boolean => {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Whether a process with this id runs, ours or not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // kill throws nothing else
  }
};

const ps = (pid: number, column: string): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/**
 * When the process began, as text to compare: a pid alone may have been given to another process
 * since. Linux counts it in ticks since boot, so the boot's own id belongs to it. Empty when it
 * can't be known.
 */
export const processStartTime = (pid: number): string => {
  if (process.platform !== 'linux') return process.platform === 'win32' ? '' : ps(pid, 'lstart');
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; the start time is the 20th field after it.
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}/${ticks}`;
  } catch {
    return '';
  }
};

/** The command line of a process; empty when it can't be known. */
export const processCommand = (pid: number): string => {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
};
