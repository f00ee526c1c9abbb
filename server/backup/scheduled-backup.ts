import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ScheduledBackupsConfig, ServerConfig } from '../config';
import type { ServerContext } from '../context';
import { commandProgram } from '../runtime-files';

const run = promisify(execFile);

/** The schedule looks each hour: a backup that took some minutes must not move the next by an hour. */
const TOLERANCE_MS = 10 * millisecondsInMinute;

/** `portal-` and the time in UTC, so that names sort by time. Windows allows no colon. */
const NAME = /^portal-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** What a process that was killed has left. One process at a time runs the task. */
const UNFINISHED = /^portal-.*\.backup(?:\.dump)?\.new$/;

/** The name of a backup of this time. */
export function backupName(time: Date): string {
  return `portal-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** The time in a name (ms); 0 for another name. */
function timeIn(name: string): number {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? 0 : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Writes a backup if the newest is old enough, then removes the oldest ones. Other files in the folder
 * are left alone.
 * @param write writes a backup under this name, whole or not at all
 */
export async function keepBackups(
  { folder, intervalMs, kept }: ScheduledBackupsConfig,
  now: Date,
  write: (file: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = await readdir(folder);
  const before = present.filter((name) => NAME.test(name)).toSorted();
  const newest = timeIn(before.at(-1) ?? '');
  if (now.getTime() - newest < intervalMs - TOLERANCE_MS) return;
  const name = backupName(now);
  for (const unfinished of present.filter((each) => UNFINISHED.test(each))) {
    await rm(path.join(folder, unfinished));
  }
  await write(path.join(folder, name));
  for (const old of [...before, name].slice(0, -kept)) await rm(path.join(folder, old));
}

/** A process of its own: compression and encryption would delay the answers of this one. */
async function runBackupCommand(
  file: string,
  { dataDir, mediaDir, databaseUrl }: ServerConfig,
): Promise<void> {
  await run(process.execPath, [...commandProgram('backup'), file], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      DATABASE_URL: databaseUrl ?? '',
    },
  });
}

/** Writes a backup into the folder of the settings when one is due. */
export async function backUpOnSchedule({
  config,
  clock,
}: Pick<ServerContext, 'config' | 'clock'>): Promise<void> {
  if (!config.scheduledBackups) return;
  await keepBackups(config.scheduledBackups, clock(), (file) => runBackupCommand(file, config));
}
