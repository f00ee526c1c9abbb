import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { once } from '../../../server/once';
import { type ApiClient, createClient } from '../support/api-client';
import { LOAD_CLIENT, type OrderLoad, startOrderLoad, stockForLoad } from '../support/order-load';
import { linkPackages, makeNext, packRelease, unpackRelease } from '../support/packed-release';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { createTestDatabase, WITHOUT_TABLES } from '../support/test-databases';
import { TEST_SECRET } from '../support/test-server';

/** How many upgrades there are, each of a database of its own, and the orders that clients place meanwhile. */
const UPGRADES = Number(process.env['UPGRADES'] || 1);
const ORDERS_PER_SECOND = Number(process.env['UPGRADE_ORDERS_PER_SECOND'] || 10);

/**
 * The command of an earlier release, whose database the release of this repository takes over. Without it,
 * this release is the earlier one, and the later one is a copy with a migration more.
 */
const PREVIOUS_RELEASE = process.env['PREVIOUS_RELEASE'];

const NEXT_VERSION = '9999.0.0';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const releases = once(async () => {
  const tarball = await packRelease(folder.path);
  const current = await unpack(tarball, 'current');
  if (PREVIOUS_RELEASE) return { earlier: PREVIOUS_RELEASE, later: current };
  const later = await unpack(tarball, 'next');
  await makeNext(path.join(folder.path, 'next'), NEXT_VERSION);
  return { earlier: current, later };
});

test.each(Array.from({ length: UPGRADES }, (_, index) => index + 1))(
  'While a new release migrates the database and takes over from the earlier one, no request fails and nothing is lost (upgrade %i)',
  async (round) => {
    const { earlier, later } = await releases();
    const shared = await createTestDatabase(WITHOUT_TABLES);
    const start = (program: string) => startRelease(program, shared.url, `data-${round}`);
    try {
      const old = await start(earlier);
      const admin = await old.signIn('admin');
      const targets = [old.url];
      const address = inTurn(targets);
      const load = startOrderLoad(address, ORDERS_PER_SECOND, await stockForLoad(shared.url));
      const staff = startStaff(admin.token ?? '', address, await productOf(admin));
      await load.answers(5 * ORDERS_PER_SECOND);

      // The new release migrates, while the earlier one answers everything.
      const before = await migrationsIn(shared.url);
      const begun = performance.now();
      const newer = await start(later);
      const migratedMs = performance.now() - begun;
      const during = load.placed.length;
      expect(await migrationsIn(shared.url)).toBeGreaterThan(before);
      targets.push(newer.url);
      await load.answers(3 * ORDERS_PER_SECOND);
      targets.shift();
      await load.answers(ORDERS_PER_SECOND);
      old.kill('SIGTERM');
      expect(await old.end).toMatchObject({ code: 0 });
      await load.answers(3 * ORDERS_PER_SECOND);

      await Promise.all([load.stop(), staff.stop()]);
      const slowest = Math.max(...load.times);
      console.log(
        `Upgrade ${round}: ${load.placed.length} orders, ${staff.saves()} saves and reads; new release ready after ${migratedMs.toFixed(0)} ms, ${during} orders until then; slowest order ${slowest.toFixed(0)} ms; ${load.failures.length + staff.failures.length} failed.`,
      );
      expect([...load.failures, ...staff.failures]).toEqual([]);
      expect(await lostOf(shared.url, load)).toEqual({ lost: [], doubled: 0, failedJobs: 0 });
      expect(await leftUndoneIn(shared.url)).toEqual({ untallied: [], changes: 0 });
      const reader = createClient(newer.url, admin.token);
      const { body } = await reader.get(staff.path);
      expect(body.descriptionEn).toBe(staff.lastSaved());
      newer.kill('SIGTERM');
      expect(await newer.end).toMatchObject({ code: 0 });
    } finally {
      await shared.drop();
    }
  },
  900_000,
);

/** @returns the command of the unpacked release */
async function unpack(tarball: string, name: string): Promise<string> {
  const place = path.join(folder.path, name);
  await mkdir(place);
  await linkPackages(place);
  return unpackRelease(tarball, place);
}

function startRelease(program: string, databaseUrl: string, data: string): Promise<ServerProcess> {
  return startServerProcess(
    path.join(folder.path, data),
    {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: TEST_SECRET,
      SEED_DEMO: 'on',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      PUBLIC_WRITES_PER_MINUTE: '1000000',
    },
    { program, cwd: folder.path },
  );
}

/** The addresses in turn, as a proxy before several servers sends requests. */
function inTurn(targets: readonly string[]): () => string {
  let turn = 0;
  return () => targets[turn++ % targets.length] ?? '';
}

async function productOf(admin: ApiClient): Promise<string> {
  const { body } = await admin.get('/api/store/products/search/get/?pageSize=1');
  return `/api/store/product/${body.items[0].id}`;
}

/** A member of staff who reads lists and saves a product, again and again. */
function startStaff(token: string, address: () => string, productPath: string) {
  const failures: string[] = [];
  let [saves, saved, stopped] = [0, '', false];
  const note = ({ status, text }: { readonly status: number; readonly text: string }) => {
    if (status !== 200) failures.push(`${status} ${text}`);
  };
  const work = async (): Promise<void> => {
    while (!stopped) {
      const client = createClient(address(), token);
      note(await client.get('/api/store/orders/?pageSize=5'));
      const { body } = await client.get(productPath);
      const descriptionEn = `Saved ${saves} times.`;
      note(await client.patch(productPath, { descriptionEn }, { revision: body.revision }));
      saves += 1;
      saved = descriptionEn;
    }
  };
  const working = work().catch((error: unknown) => void failures.push(String(error)));
  return {
    path: productPath,
    failures,
    saves: () => saves,
    lastSaved: () => saved,
    stop: () => {
      stopped = true;
      return working;
    },
  };
}

async function migrationsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const journal = client.query('select from drizzle.__drizzle_migrations');
  return (await journal.finally(() => client.end())).rowCount ?? 0;
}

/** The tables whose tallies do not count all of their rows, and the changes of tables that were only noted. */
async function leftUndoneIn(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ subject: string }>(
      `select subject from (values ('orders', (select count(*) from orders)), ('payments', (select count(*) from payments)),
                                   ('products', (select count(*) from products))) as present (subject, count)
        where count <> (select sum(tallies.count) from tallies where tallies.subject = present.subject)`,
    );
    const changes = await client.query('select from drizzle.table_changes');
    return { untallied: rows.map(({ subject }) => subject), changes: changes.rowCount };
  } finally {
    await client.end();
  }
}

/** Acknowledged orders that the database does not have, orders that nobody acknowledged, and jobs that failed. */
async function lostOf(url: string, { placed }: OrderLoad) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select o.id from orders o join clients c on c.id = o.client_id
        join order_items i on i.order_id = o.id join payments p on p.order_id = o.id
        where c.last_name = $1`,
      [LOAD_CLIENT],
    );
    const kept = new Set(rows.map(({ id }) => id));
    const acknowledged = new Set(placed.map(({ id }) => id));
    const failed = await client.query(
      'select from graphile_worker.jobs where last_error is not null',
    );
    return {
      lost: [...acknowledged].filter((id) => !kept.has(id)),
      doubled: rows.filter(({ id }) => !acknowledged.has(id)).length,
      failedJobs: failed.rowCount,
    };
  } finally {
    await client.end();
  }
}
