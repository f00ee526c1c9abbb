import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { noisyJpeg, uploadPicture } from '../media/pictures';
import { contentsOf } from '../support/database-contents';
import { runningUrl } from '../support/embedded-database';
import { LOAD_CLIENT, type OrderLoad, startOrderLoad, stockForLoad } from '../support/order-load';
import { startCommand } from '../support/run-command';
import { startServerProcess } from '../support/server-process';
import { storedFilesOf } from '../support/stored-files';
import { temporaryFolder } from '../support/temporary-folder';

/** The store that is backed up, and the orders that clients place meanwhile. */
const PRODUCTS = Number(process.env['BACKUP_PRODUCTS'] || 2000);
const PICTURES = Number(process.env['BACKUP_PICTURES'] || 50);
const ORDERS_PER_SECOND = Number(process.env['BACKUP_ORDERS_PER_SECOND'] || 10);

/** Side of a picture in pixels. */
const SIDE = 200;
const UPLOADS_AT_ONCE = 4;

/** Tables whose rows orders change; all others only get new ones. */
const CHANGED_BY_ORDERS = new Set(
  ['products', 'rate_limits', 'store_changes', 'tallies', 'variants'].map(
    (name) => `public.${name}`,
  ),
);

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const dataDir = path.join(folder.path, 'data');

test(`A backup of ${PRODUCTS} products and ${PICTURES} pictures delays no request so much that it fails, and restores one state of all`, async () => {
  const server = await startServerProcess(dataDir, {
    WORKER: 'off',
    PUBLIC_WRITES_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
  });
  await runToEnd('seed-large', ['--products', String(PRODUCTS), '--orders', '1'], dataDir);
  const admin = await server.signIn('admin');
  await Promise.all(
    Array.from({ length: UPLOADS_AT_ONCE }, async (_, first) => {
      for (let count = first; count < PICTURES; count += UPLOADS_AT_ONCE) {
        await uploadPicture(admin, await noisyJpeg(SIDE));
      }
    }),
  );
  const url = runningUrl(dataDir);
  const variantIds = await stockForLoad(url);
  const reservedBefore = await reservedOf(url, variantIds);

  const load = startOrderLoad(() => server.url, ORDERS_PER_SECOND, variantIds);
  await load.answers(3 * ORDERS_PER_SECOND);
  const acknowledged = load.placed.map(({ id }) => id);
  const begun = performance.now();
  const underLoad = path.join(folder.path, 'under-load.backup');
  const output = await runToEnd('backup', [underLoad], dataDir);
  const spent = performance.now() - begun;
  const meanwhile = load.placed.length - acknowledged.length;
  await load.answers(ORDERS_PER_SECOND);
  await load.stop();
  console.log(`${output.trim()} ${(spent / 1000).toFixed(1)} s; ${summaryOf(load, meanwhile)}`);
  expect(load.failures).toEqual([]);

  const atRest = path.join(folder.path, 'at-rest.backup');
  await runToEnd('backup', [atRest], dataDir);
  const source = { database: await contentsOf(url), files: await storedFilesOf(dataDir) };

  const target = path.join(folder.path, 'from-load');
  await runToEnd('restore', [underLoad], target);
  expect(await storedFilesOf(target)).toEqual(source.files);
  const restored = await startEmbeddedPostgres({ dataDir: target });
  try {
    const changed = await changedTables(restored.url, url);
    expect(changed.filter((name) => !CHANGED_BY_ORDERS.has(name))).toEqual([]);
    const orders = await ordersOf(restored.url);
    expect(acknowledged.filter((id) => !orders.complete.includes(id))).toEqual([]);
    expect(orders.incomplete).toEqual([]);
    expect((await reservedOf(restored.url, variantIds)) - reservedBefore).toBe(
      orders.complete.length,
    );
  } finally {
    await restored.stop();
  }

  const equal = path.join(folder.path, 'from-rest');
  await runToEnd('restore', [atRest], equal);
  const same = await startEmbeddedPostgres({ dataDir: equal });
  try {
    expect({ database: await contentsOf(same.url), files: await storedFilesOf(equal) }).toEqual(
      source,
    );
  } finally {
    await same.stop();
  }
  server.kill('SIGTERM');
  expect(await server.end).toMatchObject({ code: 0 });
}, 3_600_000);

async function runToEnd(name: string, parameters: readonly string[], place: string) {
  const { code, output, errors } = await startCommand(name, parameters, { DATA_DIR: place }).end;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output;
}

function summaryOf({ placed, failures, times }: OrderLoad, meanwhile: number): string {
  const slowest = Math.max(...times).toFixed(0);
  return `${placed.length} orders, ${meanwhile} of them during the backup, ${failures.length} failed, slowest ${slowest} ms`;
}

async function rowsOf(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement, values).finally(() => client.end());
  return rows;
}

async function reservedOf(url: string, variantIds: readonly string[]): Promise<number> {
  const [row] = await rowsOf(
    url,
    'select sum(stock_reserved)::int as reserved from variants where id = any ($1)',
    [variantIds],
  );
  return row.reserved;
}

/** The ids of the load's orders with all of their parts, and of those without. */
async function ordersOf(url: string) {
  const rows: { id: string; whole: boolean }[] = await rowsOf(
    url,
    `select o.id, exists (select from order_items i where i.order_id = o.id)
              and exists (select from payments p where p.order_id = o.id) as whole
       from orders o join clients c on c.id = o.client_id where c.last_name = $1`,
    [LOAD_CLIENT],
  );
  const idsOf = (wanted: boolean) => rows.filter(({ whole }) => whole === wanted);
  return {
    complete: idsOf(true).map(({ id }) => id),
    incomplete: idsOf(false).map(({ id }) => id),
  };
}

/** The tables of a database in which a row is not exactly as in the later database. */
async function changedTables(url: string, laterUrl: string): Promise<string[]> {
  const [contents, later] = [await contentsOf(url), await contentsOf(laterUrl)];
  const differing = Object.keys(contents).filter(
    (name) => !name.startsWith('sequence ') && contents[name] !== later[name],
  );
  const changed = [];
  for (const name of differing) {
    const statement = `select hashtextextended(to_jsonb(t)::text, 0)::text as hash from ${name} t`;
    const present = new Set((await rowsOf(laterUrl, statement)).map(({ hash }) => hash));
    const rows = await rowsOf(url, statement);
    if (rows.some(({ hash }) => !present.has(hash))) changed.push(name);
  }
  return changed;
}
