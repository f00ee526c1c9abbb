import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { expect, onTestFinished, test } from 'vitest';
import { keepBackups } from './scheduled-backup';

const NOON = Date.UTC(2026, 10, 30, 12);

test('A backup is written once the newest is as old as the interval', async () => {
  const folder = await emptyFolder();
  const written: number[] = [];
  for (const hours of [0, 1, 23, 24, 25, 48]) {
    const now = new Date(NOON + hours * millisecondsInHour);
    await keepBackups(
      { folder, intervalMs: 24 * millisecondsInHour, kept: 7 },
      now,
      async (file) => {
        written.push(hours);
        await writeFile(file, '');
      },
    );
  }
  expect(written).toEqual([0, 24, 48]);
});

test('Only the newest backups are kept, unfinished ones are removed, and other files stay', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'by-hand.backup'), '');
  await writeFile(path.join(folder, `${nameAt(0)}.new`), '');
  for (let hours = 0; hours < 5; hours += 1) await backUpAt(folder, hours);
  expect((await readdir(folder)).toSorted()).toEqual(['by-hand.backup', nameAt(3), nameAt(4)]);
});

test('A backup that fails removes no earlier one', async () => {
  const folder = await emptyFolder();
  for (let hours = 0; hours < 2; hours += 1) await backUpAt(folder, hours);
  const failing = () => Promise.reject(new Error('No space left'));
  const now = new Date(NOON + 9 * millisecondsInHour);
  const settings = { folder, intervalMs: millisecondsInHour, kept: 2 };
  await expect(keepBackups(settings, now, failing)).rejects.toThrow('No space left');
  expect((await readdir(folder)).toSorted()).toEqual([nameAt(0), nameAt(1)]);
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function backUpAt(folder: string, hours: number): Promise<void> {
  const now = new Date(NOON + hours * millisecondsInHour);
  const settings = { folder, intervalMs: millisecondsInHour, kept: 2 };
  return keepBackups(settings, now, (file) => writeFile(file, ''));
}

function nameAt(hours: number): string {
  return `portal-2026-11-30T${12 + hours}-00-00Z.backup`;
}
