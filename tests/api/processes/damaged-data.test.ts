import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { runServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const dataDir = path.join(folder.path, 'data');
const data = path.join(dataDir, 'postgres');
const isRoot = process.getuid?.() === 0;
const CONTROL = 'postgres/global/pg_control';
const SIZES = 'postgres/portal-file-sizes.json';
let log = '';
let table = '';

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres({ dataDir });
  table = await createTable(embedded.url);
  await embedded.stop();
  const names = await readdir(path.join(data, 'pg_wal'));
  log = `postgres/pg_wal/${names.find((name) => /^[0-9A-F]{24}$/.test(name))}`;
});

/** The files that the test has moved away, by their paths in the data. */
const aside = new Map<string, string>();

afterEach(async () => {
  for (const [name, saved] of aside) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
    await rename(saved, path.join(dataDir, name));
  }
  aside.clear();
});

describe('Damaged data', () => {
  const restore = `they were not changed: restore the whole folder ${data} from a backup.`;

  test.each<[what: string, damage: () => Promise<unknown>, reason: string]>([
    [
      'a truncated file of the write-ahead log',
      () => replace(log, (content) => content.subarray(0, 4096)),
      'pg_wal/000000010000000000000001 has 4096 bytes instead of 16777216',
    ],
    ['an empty write-ahead log', () => replace(log), 'pg_wal, the write-ahead log, is empty'],
    [
      'no write-ahead log',
      () => replace('postgres/pg_wal'),
      'pg_wal, the write-ahead log, is missing',
    ],
    [
      'a control file of zeros',
      () => replace(CONTROL, () => Buffer.alloc(8192)),
      'global/pg_control has only zeros',
    ],
    [
      'an empty control file',
      () => replace(CONTROL, () => ''),
      'global/pg_control has 0 bytes instead of 8192',
    ],
    ['no control file', () => replace(CONTROL), 'global/pg_control is missing'],
    [
      'an edited control file',
      () => replace(CONTROL, (content) => content.fill('edited', 64, 70)),
      'incorrect checksum in control file',
    ],
    ['no PG_VERSION', () => replace('postgres/PG_VERSION'), 'PG_VERSION is missing'],
    [
      'an empty PG_VERSION',
      () => replace('postgres/PG_VERSION', () => ''),
      'PG_VERSION names no version',
    ],
  ])(
    'Data with %s are refused with one sentence, and stay as they are',
    async (_, damage, reason) => {
      await damage();
      const before = await stateOf(dataDir);
      await expect(refusal()).resolves.toBe(
        `The data in ${data} can't be opened (${reason}); ${restore}`,
      );
      expect(await stateOf(dataDir)).toEqual(before);
    },
  );

  test.each<[what: string, damage: () => Promise<unknown>, reason: RegExp]>([
    [
      'other content in the write-ahead log',
      () => replace(log, (content) => content.fill(0)),
      /could not locate a valid checkpoint record at [\dA-F]+\/[\dA-F]+/,
    ],
    [
      'no status of transactions',
      () => replace('postgres/pg_xact/0000'),
      /could not access status of transaction \d+: Could not open file "pg_xact\/0000": No such file or directory/,
    ],
  ])(
    'Data with %s are refused when PostgreSQL opens them, at the first attempt',
    async (_, damage, reason) => {
      await damage();
      const before = await stateOf(dataDir);
      const told = await refusal();
      expect(told).toMatch(new RegExp(`^The data in .+ can't be opened \\(${reason.source}\\); `));
      expect(told.endsWith(restore)).toBe(true);
      const after = await stateOf(dataDir);
      // The arguments of the last start and what PostgreSQL derives from the data.
      const derived = /postmaster\.opts|pg_internal\.init|pgstat\.stat/;
      for (const state of [before, after]) {
        for (const name of state.keys()) if (derived.test(name)) state.delete(name);
      }
      expect(after).toEqual(before);
    },
  );

  const cuts: readonly [what: string, change?: (content: Buffer<ArrayBuffer>) => Uint8Array][] = [
    ['half of a table', (content) => content.subarray(0, content.length / 2)],
    ['a table without its last bytes', (content) => content.subarray(0, -100)],
    ['an empty table', () => new Uint8Array()],
    ['no table'],
  ];
  const lost = (now: number | undefined, name = table) =>
    now === undefined
      ? `${name}, a file of a table, is missing`
      : `${name}, a file of a table, has ${now} bytes instead of 65536`;

  test.each(cuts)(
    'Data with %s are refused with its file, and stay as they are',
    async (_, change) => {
      await replace(`postgres/${table}`, change);
      const before = await stateOf(dataDir);
      const size = change?.(Buffer.alloc(65_536)).length;
      await expect(refusal()).resolves.toBe(
        `The data in ${data} can't be opened (${lost(size)}); ${restore}`,
      );
      expect(await stateOf(dataDir)).toEqual(before);
    },
  );

  test.each(cuts)('After a crash, data with %s are refused at each start', async (_, change) => {
    await replace(SIZES, otherStart);
    await replace(`postgres/${table}`, change);
    const size = change?.(Buffer.alloc(65_536)).length;
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(refusal()).resolves.toBe(
        `The data in ${data} can't be opened (${lost(size)}); ${restore}`,
      );
    }
    const now = await stat(path.join(data, table)).catch(() => undefined);
    expect(now?.size).toBe(size);
  });

  test('A file of an index or of PostgreSQL’s own tables is compared too', async () => {
    const { files } = JSON.parse(await readFile(path.join(dataDir, SIZES), 'utf8'));
    const shared = Object.keys(files).find((name) => name.startsWith('global/') && files[name] > 0);
    await replace(`postgres/${shared}`, (content) => content.subarray(0, 100));
    await expect(refusal()).resolves.toContain(`(${shared}, a file of a table, has 100 bytes`);
  });

  test('After a crash, files of dropped tables and longer files are no damage', async () => {
    await replace(SIZES, (content) => {
      const record = JSON.parse(content.toString());
      const files = { ...record.files, 'base/5/99999': 8192, [table]: 8192 };
      return JSON.stringify({ files, control: 'of another start' });
    });
    await (await startEmbeddedPostgres({ dataDir })).stop();
    // The sizes of this shutdown replace those of the test.
    aside.delete(SIZES);
  });

  test('Tables that shrink while PostgreSQL runs are opened again', async () => {
    const embedded = await startEmbeddedPostgres({ dataDir });
    await run(embedded.url, 'create table gone as select * from goods');
    await run(embedded.url, 'delete from goods where id > 1; truncate gone');
    await run(embedded.url, 'vacuum full goods');
    await embedded.stop();
    const again = await startEmbeddedPostgres({ dataDir });
    table = await createTable(again.url);
    await again.stop();
  });

  test.each([
    ['', 'is no JSON'],
    ['{"folder":"postgres","user":"po', 'is no JSON'],
    ['null', 'names no folder, user and password'],
    ['{"folder":"postgres","user":"portal"}', 'names no folder, user and password'],
  ])('The record %j of the database is refused with one sentence', async (text, reason) => {
    const record = path.join(dataDir, 'cluster.json');
    await replace('cluster.json', () => text);
    const before = await stateOf(dataDir);
    await expect(refusal()).resolves.toBe(
      `${record} ${reason}, without which the database can't be opened; nothing was changed: restore this file from a backup.`,
    );
    expect(await stateOf(dataDir)).toEqual(before);
  });

  test('Data that lost their PG_VERSION are not initialised again, also beside an interrupted first start', async () => {
    await replace('postgres/PG_VERSION');
    await mkdir(`${data}.new`);
    const before = await stateOf(dataDir);
    await expect(refusal()).resolves.toContain('PG_VERSION is missing');
    expect(await stateOf(dataDir)).toEqual(before);
    await rm(`${data}.new`, { recursive: true });
  });

  test('The server reports damaged data without a stack trace and without a hint of PostgreSQL', async () => {
    await replace(CONTROL, (content) => content.fill('edited', 64, 70));
    const { code, errors } = await runServer(dataDir);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data in [^\n]+ from a backup\.\n$/);
    expect(errors).not.toContain('initdb');
  });

  test('The server refuses a signing key that is too short, in one sentence', async () => {
    await writeFile(path.join(dataDir, 'jwt-secret'), '');
    const { code, errors } = await runServer(dataDir, { SEED_DEMO: '0' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The signing key [^\n]+ fewer than 32 characters, [^\n]+\.\n$/);
  });
});

describe('Data of others', () => {
  test('Data that other users may read are refused, with the mode to set', async () => {
    await chmod(data, 0o755);
    await expect(refusal()).resolves.toBe(
      `The data in ${data} can't be opened (data directory "${data}" has invalid permissions: Permissions should be u=rwx (0700) or u=rwx,g=rx (0750)); they were not changed: set the mode of ${data} to 0700.`,
    );
    await chmod(data, 0o700);
  });

  test.runIf(isRoot).each([
    [0, 'the folder belongs to the user 0 instead of'],
    [12_345, 'PG_VERSION belongs to the user'],
  ])('Data that belong to the user %i are refused, and keep their owner', async (uid, reason) => {
    const { uid: own, gid } = await stat(data);
    await chown(data, uid, uid);
    const before = await stateOf(dataDir);
    const told = await refusal();
    await chown(data, own, gid);
    expect(told).toContain(`can't be opened (${reason} `);
    expect(told).toContain(`they were not changed: start as the user who owns ${data}, or make`);
    expect(await stateOf(dataDir)).toEqual(before);
  });

  test('Undamaged data are opened after all of these refusals', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });
});

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** A table of eight pages. @returns its file */
async function createTable(url: string): Promise<string> {
  await run(
    url,
    `drop table if exists goods;
    create table goods as
      select id, repeat('x', 900) as text from generate_series(1, 64) id`,
  );
  const { rows } = await run(url, "select pg_relation_filepath('goods') as file");
  return rows[0].file;
}

/** The record of sizes as it is after PostgreSQL was started and did not shut down. */
function otherStart(content: Buffer): string {
  return JSON.stringify({ ...JSON.parse(content.toString()), control: 'of another start' });
}

/** The sentence with which a start is refused. */
function refusal(): Promise<string> {
  return startEmbeddedPostgres({ dataDir }).then(
    async (embedded) => {
      await embedded.stop();
      throw new Error('The data were opened.');
    },
    (error: Error) => {
      expect(error.name).toBe('StartupError');
      return error.message;
    },
  );
}

/**
 * Replaces a file until the end of the test, with the same owner and mode.
 * @param change the new content; without it, the file or folder is removed
 */
async function replace(
  name: string,
  change?: (content: Buffer<ArrayBuffer>) => string | Uint8Array,
): Promise<void> {
  const file = path.join(dataDir, name);
  const saved = path.join(folder.path, `aside-${aside.size}`);
  await rename(file, saved);
  aside.set(name, saved);
  if (!change) return;
  await copyFile(saved, file);
  const { uid, gid, mode } = await stat(saved);
  await chown(file, uid, gid);
  await chmod(file, mode);
  await writeFile(file, change(await readFile(saved)));
}

/** Size, owner, mode and time of the last change of each file, without the log of PostgreSQL. */
async function stateOf(root: string): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const name of (await readdir(root, { recursive: true })).sort()) {
    const { size, uid, mode, mtimeMs } = await lstat(path.join(root, name));
    const isFolder = (mode & 0o170000) === 0o040000;
    if (name !== 'postgres.log') state.set(name, `${mode} ${isFolder ? '' : [size, uid, mtimeMs]}`);
  }
  return state;
}
