import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../../../server/database/embedded/process-identity';
import { projectFolder } from '../../support/project-folder';
import type { ApiClient } from '../support/api-client';
import { seededRandom, testSeed } from '../support/seeded-random';
import { postmasterOf, type ServerProcess, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const dataDir = path.join(folder.path, 'data');

const seed = testSeed();
const random = seededRandom(seed);

test(`A server killed during writes preserves all acknowledged writes (seed ${seed})`, async () => {
  const patience = bootPatience();
  let acknowledged: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const server = await startServerProcess(dataDir);
    const admin = await server.signIn('admin');
    expect(await missingFrom(admin, acknowledged)).toEqual([]);
    const { writing, hasAcknowledged } = writeUntilItEnds(admin, `KILL-${round}`);
    // In the middle of a write, on machines of any speed.
    await hasAcknowledged(4 + Math.floor(random() * 30));
    await delay(random() * 20);
    const orphan = postmasterOf(dataDir);
    server.kill('SIGKILL');
    await server.end;
    acknowledged = [...acknowledged, ...(await writing).acknowledged];
    expect(isAlive(orphan)).toBe(true);
    // The first start also writes the demo store.
    if (round > 1) expect(server.readyAfter).toBeLessThan(patience);
  }
  const orphan = postmasterOf(dataDir);
  const last = await startServerProcess(dataDir);
  expect(isAlive(orphan)).toBe(false);
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(await missingFrom(await last.signIn('admin'), acknowledged)).toEqual([]);
}, 120_000);

test('A server that is terminated under load answers its accepted requests and exits with 0', async () => {
  const server = await startServerProcess(dataDir);
  const admin = await server.signIn('admin');
  const { writing, hasAcknowledged } = writeUntilItEnds(admin, 'TERM');
  await hasAcknowledged(10);
  const database = postmasterOf(dataDir);
  server.kill('SIGTERM');
  const { acknowledged, cutOff } = await writing;
  expect(await server.end).toMatchObject({ code: 0, errors: '' });
  expect(isAlive(database)).toBe(false);
  const next = await (await startServerProcess(dataDir)).signIn('admin');
  expect(await missingFrom(next, acknowledged)).toEqual([]);
  // A connection in the last moment was refused: its request had no effect.
  expect(await missingFrom(next, cutOff)).toEqual(cutOff);
}, 60_000);

test('The server answers 503 after its PostgreSQL was killed, and recovers by itself', async () => {
  const server = await startServerProcess(dataDir);
  const admin = await server.signIn('admin');
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  const statuses = await statusesUntilServed(server, admin);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([503]));
  expect(statuses.at(-1)).toBe(200);
}, 60_000);

/** Ten seconds, or more on a busy machine where even an empty program starts slowly. */
function bootPatience(): number {
  const began = Date.now();
  spawnSync(process.execPath, ['--import', 'tsx', '--eval', '0'], { cwd: projectFolder });
  return Math.max(10_000, 20 * (Date.now() - began));
}

/** Creates products in three parallel loops until the server is gone. */
function writeUntilItEnds(admin: ApiClient, prefix: string) {
  const acknowledged: string[] = [];
  const cutOff: string[] = [];
  const awaited = { count: Number.POSITIVE_INFINITY, reached: () => {} };
  const writer = async (name: string) => {
    for (let count = 1; ; count += 1) {
      const code = `${prefix}-${name}-${count}`;
      try {
        const product = { code, name: 'Bol', productType: 'simple' };
        const { status } = await admin.post('/api/store/product/create', product);
        if (status !== 201) return;
        acknowledged.push(code);
        if (acknowledged.length >= awaited.count) awaited.reached();
      } catch (error) {
        if (!isRefused(error)) cutOff.push(code);
        return;
      }
    }
  };
  const ended = Promise.all(['a', 'b', 'c'].map(writer));
  return {
    writing: ended.then(() => ({ acknowledged, cutOff })),
    hasAcknowledged: (count: number) =>
      new Promise<void>((resolve) => Object.assign(awaited, { count, reached: resolve })),
  };
}

/** The server no longer listens: it never accepted the request. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED'
  );
}

async function missingFrom(admin: ApiClient, codes: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (const prefix of new Set(codes.map((code) => code.slice(0, 6)))) {
    for (let page = 1, left = true; left; page += 1) {
      const query = `q=${prefix}&page=${page}&pageSize=100`;
      const { body } = await admin.get(`/api/store/products/search/get/?${query}`);
      for (const { code } of body.items) kept.add(code);
      left = page * 100 < body.total;
    }
  }
  return codes.filter((code) => !kept.has(code));
}

async function statusesUntilServed(server: ServerProcess, admin: ApiClient): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && statuses.length < 300) {
    const { status, headers } = await admin.get('/api/store/orders/');
    statuses.push(status);
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    if (status !== 200) await delay(20);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  return statuses;
}
