import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { findBinaries } from '../../../server/database/embedded/binaries';
import { findDatabaseAccount } from '../../../server/database/embedded/system-account';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { runServer, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const dataDir = path.join(folder.path, 'data');

test('The first start creates the demo store and the keys, and the next start finds them', async () => {
  const first = await startServerProcess(dataDir);
  const admin = await first.signIn('admin');
  const { body: products } = await admin.get('/api/store/products/search/get/');
  first.kill('SIGTERM');
  expect(await first.end).toMatchObject({ code: 0, errors: '' });
  const second = await startServerProcess(dataDir);
  const again = await (await second.signIn('admin')).get('/api/store/products/search/get/');
  expect(products.total).toBeGreaterThan(30);
  expect(again.body).toEqual(products);
  // A token outlives the restart: its signing key is stored next to the data.
  const sameToken = { authorization: `Bearer ${admin.token}` };
  expect((await fetch(`${second.url}/api/user/`, { headers: sameToken })).status).toBe(200);
});

test('A second process on the same folder is refused with one sentence, and the first continues', async () => {
  const first = await startServerProcess(dataDir);
  const { code, errors } = await runServer(dataDir);
  expect([code, errors.trim()]).toEqual([
    1,
    `The process ${first.pid} already runs the database in ${dataDir}; stop it, or set another DATA_DIR.`,
  ]);
  expect((await (await first.signIn('admin')).get('/api/user/')).status).toBe(200);
});

test('The owner record of an ended process does not block a start', async () => {
  const gone = { pid: process.pid, beginning: 'another boot/1', port: 1 };
  await writeFile(path.join(dataDir, 'owner.json'), JSON.stringify(gone));
  const server = await startServerProcess(dataDir);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('Data of another major version are refused with one sentence', async () => {
  const file = path.join(dataDir, 'postgres', 'PG_VERSION');
  const version = await readFile(file, 'utf8');
  await writeFile(file, '17\n');
  const { code, errors } = await runServer(dataDir);
  await writeFile(file, version);
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(
    /^The data in .* are of PostgreSQL 17, this version runs 18; .*\.$/,
  );
});

test('A taken port is reported in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, errors } = await runServer(dataDir, { PORT: port });
  taken.close();
  expect([code, errors.trim()]).toEqual([1, `Port ${port} is taken; set another PORT.`]);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    'With DATABASE_URL, JWT_SECRET must be set, the same for every process.',
  ],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/none', JWT_SECRET: 'x'.repeat(32) },
    "The database can't be reached (connect ECONNREFUSED 127.0.0.1:1).",
  ],
])('The configuration %j is refused with one sentence', async (environment, sentence) => {
  const { code, errors } = await runServer(dataDir, environment);
  expect([code, errors.trim()]).toEqual([1, sentence]);
});

test('A moved data folder is found again, and one without its data is refused', async () => {
  const moved = path.join(folder.path, 'moved');
  await rename(dataDir, moved);
  const embedded = await startEmbeddedPostgres({ dataDir: moved });
  await embedded.stop();
  await rename(path.join(moved, 'postgres'), path.join(folder.path, 'elsewhere'));
  await expect(startEmbeddedPostgres({ dataDir: moved })).rejects.toThrow(
    /^The database folder .* is missing; restore it, or set another DATA_DIR\.$/,
  );
  await rename(path.join(folder.path, 'elsewhere'), path.join(moved, 'postgres'));
  await rename(path.join(moved, 'cluster.json'), path.join(folder.path, 'record'));
  await expect(startEmbeddedPostgres({ dataDir: moved })).rejects.toThrow(
    /cluster\.json is missing, /,
  );
});

describe.runIf(process.getuid?.() === 0)('Embedded PostgreSQL as root', () => {
  test('The data are in a folder that the database user can access, and no folder changes its mode', async () => {
    const home = await closedFolder('home');
    const hidden = path.join(home, 'data');
    const embedded = await startEmbeddedPostgres({ dataDir: hidden });
    const { folder: data } = JSON.parse(await readFile(path.join(hidden, 'cluster.json'), 'utf8'));
    const client = new pg.Client(embedded.url);
    await client.connect();
    const { rows } = await client.query('select 1 as one');
    await client.end();
    await embedded.stop();
    await rm(path.dirname(data), { recursive: true });
    expect(rows).toEqual([{ one: 1 }]);
    expect(data.startsWith(home)).toBe(false);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  test('The programs are copied to such a folder if the database user cannot access the installed ones', async () => {
    const installed = path.join(await closedFolder('installation'), 'package');
    await cp(embeddedPackage(), installed, { recursive: true, verbatimSymlinks: true });
    const known = await homesContent();
    const account = findDatabaseAccount();
    const binaries = await findBinaries(account, installed);
    expect(binaries.postgres.startsWith(installed)).toBe(false);
    const version = execFileSync(binaries.postgres, ['--version'], { ...account, cwd: '/' });
    expect(String(version)).toContain(`PostgreSQL) ${binaries.major}`);
    const home = path.dirname(path.resolve(binaries.postgres, '../../..'));
    for (const name of await readdir(home)) {
      if (!known.includes(name)) await rm(path.join(home, name), { recursive: true });
    }
  });
});

async function closedFolder(name: string): Promise<string> {
  const closed = path.join(folder.path, name);
  await mkdir(closed);
  await chmod(closed, 0o700);
  return closed;
}

function embeddedPackage(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..');
}

/** Other content of the folder that the programs are copied to. */
function homesContent(): Promise<string[]> {
  return readdir('/var/lib/seller-portal').catch(() => []);
}
