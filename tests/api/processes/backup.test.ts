import { watch } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addHours } from 'date-fns/addHours';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { backUpOnSchedule, backupName } from '../../../server/backup/scheduled-backup';
import { readConfig } from '../../../server/config';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { once } from '../../../server/once';
import { png, uploadPicture } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { contentsOf } from '../support/database-contents';
import { runningUrl } from '../support/embedded-database';
import { startCommand } from '../support/run-command';
import { runServer, startServerProcess } from '../support/server-process';
import { digestOf, storedFilesOf } from '../support/stored-files';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const dataDir = inFolder('data');
/** Nothing but the requests of a test may write. */
const QUIET = { WORKER: 'off' };
const PASSPHRASE = { BACKUP_PASSPHRASE: 'seven grey herons' };

/** A backup of the demo store with three pictures more, encrypted and not. */
const encrypted = inFolder('encrypted.backup');
const plain = inFolder('plain.backup');

/** The state of database and files at the time of both backups; written for the first test that runs. */
const backedUp = once(async () => {
  const server = await startServerProcess(dataDir, QUIET);
  const admin = await server.signIn('admin');
  for (let count = 0; count < 3; count += 1) await uploadPicture(admin, await png());
  expect(await backUp(encrypted, PASSPHRASE)).toMatch(/ holds the database and \d+ stored files/);
  expect(await backUp(plain)).toMatch(/ holds the database and \d+ stored files/);
  const state = {
    database: await contentsOf(runningUrl(dataDir)),
    files: await storedFilesOf(dataDir),
  };
  server.kill('SIGTERM');
  await server.end;
  return state;
});

test.each([
  ['An encrypted backup', encrypted, PASSPHRASE],
  ['A backup without a passphrase', plain, {}],
] as const)(
  '%s of a running server restores every table, sequence, picture and key',
  async (_name, file, environment) => {
    const original = await backedUp();
    const target = inFolder(`restored-${path.basename(file)}`);
    expect(await restore(file, target, environment)).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^The state of \S+ was restored/),
    });
    expect(await restoredIn(target)).toEqual(original);
  },
  240_000,
);

test('A server starts on restored data, and its sessions go on', async () => {
  await backedUp();
  const target = inFolder('sessions');
  const server = await startServerProcess(dataDir, QUIET);
  const { token = '' } = await server.signIn('seller');
  await backUp(inFolder('sessions.backup'));
  server.kill('SIGTERM');
  await server.end;
  expect(await restore(inFolder('sessions.backup'), target)).toMatchObject({ code: 0 });
  const next = await startServerProcess(target, QUIET);
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${next.url}/api/store/orders/`, { headers: { authorization } });
  expect(answer.status).toBe(200);
}, 240_000);

test('A backup during writes fails no request, and has every write that was acknowledged before it', async () => {
  await backedUp();
  const server = await startServerProcess(dataDir, QUIET);
  const admin = await server.signIn('admin');
  const before = await createProduct(admin, 'BEFORE-1');
  const file = inFolder('busy.backup');
  let isDone = false;
  const writing = writeUntil(admin, () => isDone);
  await backUp(file).finally(() => {
    isDone = true;
  });
  const { statuses, count } = await writing;
  expect([...statuses]).toEqual([]);
  expect(count).toBeGreaterThan(0);
  const target = inFolder('busy');
  expect(await restore(file, target)).toMatchObject({ code: 0 });
  const embedded = await startEmbeddedPostgres({ dataDir: target });
  const codes = await column(embedded.url, "select code from products where code = 'BEFORE-1'");
  const addresses = await column(embedded.url, 'select url from media');
  await embedded.stop();
  expect([before, codes]).toEqual([201, ['BEFORE-1']]);
  const stored = new Set((await storedFilesOf(target)).map((line) => line.split(' ')[0]));
  expect(addresses.filter((url) => !stored.has(url.slice('/media/'.length)))).toEqual([]);
}, 240_000);

test('The scheduled task writes a backup of the running server, once in its interval', async () => {
  const original = await backedUp();
  const server = await startServerProcess(dataDir, QUIET);
  const scheduled = inFolder('scheduled');
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: scheduled, BACKUP_KEEP: '2' });
  const now = new Date();
  await backUpOnSchedule({ config, clock: () => now });
  await backUpOnSchedule({ config, clock: () => addHours(now, 23) });
  server.kill('SIGTERM');
  await server.end;
  const names = await readdir(scheduled);
  expect(names).toEqual([backupName(now)]);
  const target = inFolder('from-schedule');
  expect(await restore(path.join(scheduled, names[0] ?? ''), target)).toMatchObject({ code: 0 });
  expect((await restoredIn(target)).files).toEqual(expect.arrayContaining(original.files));
}, 240_000);

test('A backup that is killed half-way leaves the earlier file as it was', async () => {
  await backedUp();
  const file = inFolder('kept.backup');
  await backUp(file);
  const before = await digestOf(file);
  const { child, end } = startCommand('backup', [file], { DATA_DIR: dataDir });
  await appearanceOf(`${path.basename(file)}.new`);
  child.kill('SIGKILL');
  expect(await end).toMatchObject({ signal: 'SIGKILL', output: '' });
  expect(await digestOf(file)).toBe(before);
  expect(await restore(file, inFolder('kept'))).toMatchObject({ code: 0 });
  await backUp(file);
  expect(await digestOf(file)).not.toBe(before);
  expect((await readdir(folder.path)).filter((name) => name.endsWith('.new'))).toEqual([]);
}, 240_000);

test('A backup that finds no room fails in one sentence and leaves the earlier file as it was', async () => {
  await backedUp();
  const server = await startServerProcess(dataDir, QUIET);
  const file = inFolder('full.backup');
  await backUp(file);
  const before = await digestOf(file);
  const command = startCommand('backup', [file], { DATA_DIR: dataDir }, { onFullDisk: true });
  expect(await command.end).toEqual({
    code: 1,
    signal: null,
    output: '',
    errors: `${file} can't be written (EFBIG); an earlier file of that name is as it was.\n`,
  });
  expect(await digestOf(file)).toBe(before);
  expect((await readdir(folder.path)).filter((name) => name.startsWith('full.'))).toEqual([
    'full.backup',
  ]);
  server.kill('SIGTERM');
  await server.end;
}, 240_000);

test('A restore that is killed half-way is not opened by a server, and can be repeated', async () => {
  const original = await backedUp();
  const target = inFolder('killed-restore');
  await mkdir(target);
  const { child, end } = startCommand('restore', [plain], { DATA_DIR: target });
  await appearanceOf('restore-unfinished', target);
  child.kill('SIGKILL');
  expect(await end).toMatchObject({ signal: 'SIGKILL', output: '' });
  expect(await runServer(target)).toMatchObject({
    code: 1,
    errors: `A restore into ${target} did not end; run it again, or set another DATA_DIR.\n`,
  });
  expect(await restore(plain, target)).toMatchObject({ code: 0, errors: '' });
  expect(await restoredIn(target)).toEqual(original);
}, 240_000);

test('A restore into a folder that is in use is refused, and changes nothing', async () => {
  await backedUp();
  const before = await storedFilesOf(dataDir);
  expect(await restore(plain, dataDir)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^\S+ is in use: it holds \S+\. Restore into an empty folder/),
  });
  expect(await storedFilesOf(dataDir)).toEqual(before);
}, 60_000);

test('A file that was changed, cut short, or is no backup is refused in one sentence', async () => {
  await backedUp();
  const [content, secret] = [await readFile(plain), await readFile(encrypted)];
  const bad = {
    changed: flipped(content, Math.floor(content.length / 2)),
    cut: content.subarray(0, content.length - 20_000),
    'changed-secret': flipped(secret, Math.floor(secret.length / 2)),
    'cut-secret': secret.subarray(0, secret.length - 20_000),
    text: Buffer.from('not a backup'),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    const file = inFolder(`${name}.bad`);
    await writeFile(file, bytes);
    const target = inFolder(`from-${name}`);
    expect(await restore(file, target, PASSPHRASE)).toEqual({
      code: 1,
      output: '',
      errors: `${file} is damaged, or is no backup; nothing was restored.\n`,
    });
    await expect(stat(target)).rejects.toThrow('ENOENT');
  }
}, 240_000);

test('A wrong or missing passphrase is refused in one sentence', async () => {
  await backedUp();
  const target = inFolder('wrong-passphrase');
  expect(await restore(encrypted, target, { BACKUP_PASSPHRASE: 'six grey herons' })).toEqual({
    code: 1,
    output: '',
    errors: `BACKUP_PASSPHRASE is not the passphrase of ${encrypted}; nothing was restored.\n`,
  });
  expect(await restore(encrypted, target)).toEqual({
    code: 1,
    output: '',
    errors: `${encrypted} is encrypted: set BACKUP_PASSPHRASE to its passphrase.\n`,
  });
  await expect(stat(target)).rejects.toThrow('ENOENT');
}, 120_000);

test('A backup of a newer database is refused in one sentence', async () => {
  await backedUp();
  const newer = inFolder('newer');
  expect(await restore(plain, newer)).toMatchObject({ code: 0 });
  const embedded = await startEmbeddedPostgres({ dataDir: newer });
  await column(
    embedded.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations returning hash`,
  );
  await embedded.stop();
  const file = inFolder('newer.backup');
  expect(await startCommand('backup', [file], { DATA_DIR: newer }).end).toMatchObject({ code: 0 });
  expect(await restore(file, inFolder('from-newer'))).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      / is newer than this release: restore it with release \S+, or a newer one\.\n$/,
    ),
  });
}, 240_000);

function inFolder(name: string): string {
  return path.join(folder.path, name);
}

async function backUp(file: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const command = startCommand('backup', [file], { DATA_DIR: dataDir, ...environment });
  const { code, output, errors } = await command.end;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output;
}

async function restore(file: string, target: string, environment: NodeJS.ProcessEnv = {}) {
  const command = startCommand('restore', [file], { DATA_DIR: target, ...environment });
  const { code, output, errors } = await command.end;
  return { code, output, errors };
}

async function restoredIn(target: string) {
  const embedded = await startEmbeddedPostgres({ dataDir: target });
  try {
    return { database: await contentsOf(embedded.url), files: await storedFilesOf(target) };
  } finally {
    await embedded.stop();
  }
}

function flipped(content: Buffer, position: number): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(position) ^ 1, position);
  return copy;
}

/** Resolves once a file of this name is in the folder. */
function appearanceOf(name: string, place: string = folder.path): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(place, (_event, changed) => {
      if (changed !== name) return;
      watcher.close();
      resolve();
    });
  });
}

async function createProduct(admin: ApiClient, code: string): Promise<number> {
  const product = { code, name: 'Bol', productType: 'simple' };
  return (await admin.post('/api/store/product/create', product)).status;
}

/** Creates products, and uploads and deletes pictures. @returns the statuses of failures */
async function writeUntil(admin: ApiClient, isDone: () => boolean) {
  const statuses = new Set<number>();
  let count = 0;
  while (!isDone()) {
    count += 1;
    const created = await createProduct(admin, `BUSY-${count}`);
    const picture = await uploadPicture(admin, await png());
    const { status } = await admin.post('/api/media/delete/', { ids: [picture.id] });
    for (const each of [created, status]) if (each >= 300) statuses.add(each);
  }
  return { statuses, count };
}

async function column(url: string, statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows.map(([value]) => String(value));
  } finally {
    await client.end();
  }
}
