import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { AUDIT_RULES } from '#domain/audit/audit-rules';
import { databaseName } from '../../../server/audit/told-lines';
import { auditLog } from '../../../server/database/schema/audit';
import { products } from '../../../server/database/schema/products';
import { users } from '../../../server/database/schema/stores';
import { deleteExpiredData } from '../../../server/worker/housekeeping';
import { importFile, productOf, startImportWorker } from '../imports/import-client';
import { bookedPickup, openEveryDay } from '../pickups/pickup-builder';
import { startTestServer } from '../support/test-server';
import { addList, addTask } from '../tasks/task-client';
import { addColleague } from '../users/staff-builder';
import { UNAUDITED } from './unaudited-tables';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const DAY_MS = 24 * 60 * 60 * 1000;

test('Every table is audited and told in words, or listed as unaudited with a reason', async () => {
  const { rows } = await db.execute<{ name: string; events: string[] }>(sql`
    select c.relname::text as name,
           array_agg(t.tgname::text order by t.tgname) filter (where t.tgname is not null) as events
      from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and t.tgname in ('audit_insert', 'audit_update', 'audit_delete')
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
     group by 1 order by 1`);
  const unaudited = rows.filter(({ events }) => events === null).map(({ name }) => name);
  expect(unaudited).toEqual(Object.keys(UNAUDITED));
  const audited = rows.filter(({ events }) => events !== null);
  const inWords = Object.keys(AUDIT_RULES).map(databaseName);
  expect(audited.map(({ name }) => name)).toEqual(inWords.toSorted());
  expect(new Set(audited.map(({ events }) => events.join()))).toEqual(
    new Set(['audit_delete,audit_insert,audit_update']),
  );
});

describe('Audit entry', () => {
  test('An audit entry contains who created which record, and the request id', async () => {
    const reply = await create({ nameEn: 'Bowl' });
    const line = await lastLineOf(reply.body.id);
    expect(line).toMatchObject({
      actor: { type: 'staff', id: 'usr_salma', name: 'Salma Bennani' },
      entity: 'products',
      entityId: reply.body.id,
      action: 'insert',
      before: null,
      after: { nameEn: 'Bowl', storeId: 'str_nejjarine', status: 'draft' },
    });
    expect(line.requestId).toMatch(/^req_/);
    expect(Object.keys(line.after)).not.toContain('searchText');
    const variant = first(await read('entity=variants'));
    expect([variant.requestId, variant.after.productId]).toEqual([line?.requestId, reply.body.id]);
  });

  test('An audit entry of a change contains only the changed columns, before and after', async () => {
    const { body } = await create();
    await admin.patch(
      `/api/store/product/${body.id}`,
      { nameEn: 'Bowl', price: 9900 },
      { revision: 1 },
    );
    const line = await lastLineOf(body.id);
    expect([line.action, line.before, line.after]).toEqual([
      'update',
      { nameEn: null },
      { nameEn: 'Bowl' },
    ]);
    const variant = first(await read('entity=variants&action=update'));
    expect([variant.before, variant.after]).toEqual([{ price: 13_500 }, { price: 9900 }]);
  });

  test('A write repeated with the same Idempotency-Key has a single audit entry', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const product = draft();
    const { body } = await admin.post('/api/store/product/create', product, key);
    await admin.post('/api/store/product/create', product, key);
    expect((await linesOf(body.id)).map(({ actor }) => actor.id)).toEqual(['usr_salma']);
  });

  test('A refused write creates no audit entry', async () => {
    const before = await db.$count(auditLog);
    const reply = await create({ code: '' });
    expect([reply.status, await db.$count(auditLog)]).toEqual([422, before]);
  });

  test('A deletion without a request has an audit entry of the system with the deleted record', async () => {
    const { id } = await addColleague(db);
    await db.delete(users).where(eq(users.id, id));
    const [gone, added] = await linesOf(id);
    expect(gone).toMatchObject({
      actor: { type: 'system', id: null, name: null },
      requestId: null,
      action: 'delete',
      after: null,
      before: { lastName: 'Alaoui' },
    });
    expect(added?.action).toBe('insert');
  });

  test('A statement that changes many rows creates one audit entry per row', async () => {
    const { id } = await addColleague(db);
    const changed = await db
      .update(products)
      .set({ costPrice: sql`coalesce(cost_price, 0) + 1` })
      .where(eq(products.storeId, 'str_nejjarine'))
      .returning({ id: products.id });
    const since = await db
      .select()
      .from(auditLog)
      .where(
        sql`id > (select max(id) from audit_log where entity_id = ${id}) and entity = 'products'`,
      );
    expect(since.map(({ entityId }) => entityId).sort()).toEqual(
      changed.map((row) => row.id).sort(),
    );
  });

  test('An audit entry of a changed password masks the hash', async () => {
    const { id, userName } = await addColleague(db);
    const client = await server.signIn(userName);
    const body = {
      oldPassword: 'Seller#2026',
      newPassword: 'Zellige&2027',
      confirmNewPassword: 'Zellige&2027',
    };
    expect((await client.post('/api/user/change/password/', body)).status).toBe(204);
    const line = await lastLineOf(id);
    expect(line).toMatchObject({
      actor: { id },
      before: { passwordHash: '[masked]' },
      after: { passwordHash: '[masked]' },
    });
    const { rows } = await db.execute(
      sql`select 1 from audit_log t where t::text like '%$argon2%'`,
    );
    expect(rows).toEqual([]);
  });

  test('Signing in creates no audit entry', async () => {
    const before = await db.$count(auditLog);
    await server.signIn('seller');
    expect(await db.$count(auditLog)).toBe(before);
  });

  test('An audit entry of an import contains the user who sent the file, and the job’s id', async () => {
    await startImportWorker(server);
    const csv = 'code,name_fr,price,quantity\nAUDIT-IMPORT,Bol,135.00,4\n';
    const choice = { textLanguage: 'fr', currency: 'MAD', exchangeRate: 1 } as const;
    const job = await importFile(await fresh(), csv, choice);
    const { id } = await productOf(await fresh(), 'AUDIT-IMPORT');
    expect(await lastLineOf(id)).toMatchObject({
      actor: { type: 'staff', id: 'usr_salma', name: 'Salma Bennani' },
      action: 'insert',
      requestId: job.id,
    });
  });
});

describe('Audit log', () => {
  test('The audit log has only the store’s own entries, the latest first, in pages', async () => {
    await create();
    const stranger = await server.signIn('admin2');
    const [mine, his] = [await read(''), (await stranger.get('/api/store/audit/')).body];
    const own = new Set(mine.items.map(({ id }) => id));
    expect(his.items.filter(({ id }: Line) => own.has(id))).toEqual([]);
    expect(mine.items.map(({ at }) => at)).toEqual(
      mine.items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect((await read('page=2&pageSize=2')).items).toEqual(mine.items.slice(2, 4));
    expect(mine.total).toBeGreaterThan(25);
  });

  test('Changes of tasks, their lists, pickups and slots are in the audit log with their user', async () => {
    await openEveryDay(server);
    const { carrier, pickup } = await bookedPickup(server, admin);
    const path = `/api/store/carrier/${carrier.id}/schedule`;
    await admin.patch(path, { rules: [] }, { revision: 1 });
    const list = await addList(admin, 'Caisse');
    const task = await addTask(admin, list.id, { title: 'Compter la caisse' });
    await admin.post(`/api/store/task/${task.id}/complete`);
    for (const [entity, id, changed] of [
      ['pickups', pickup.id, { status: 'requested' }],
      ['carrierSchedules', carrier.id, { rules: [] }],
      ['taskLists', list.id, { name: 'Caisse' }],
      ['tasks', task.id, { status: 'done' }],
    ] as const) {
      const query = `entity=${entity}&entityId=${id}`;
      const { body } = await admin.get(`/api/store/audit/?${query}`);
      expect(body.items[0]).toMatchObject({
        actor: { type: 'staff', id: 'usr_salma' },
        after: changed,
      });
    }
  });

  test('The audit log can be filtered by actor and by days of Casablanca', async () => {
    server.clock.advance(3 * DAY_MS);
    const later = await server.signIn('manager');
    const { body } = await later.post('/api/store/product/create', draft());
    const today = server.clock.now().toISOString().slice(0, 10);
    const found = await read(`actor=usr_youssef&entity=products&from=${today}&to=${today}`);
    expect(found.items.map(({ entityId }) => entityId)).toEqual([body.id]);
    expect((await read('actor=usr_youssef&to=2020-01-01')).total).toBe(0);
    expect((await read('page=401&pageSize=25')).items).toEqual([]);
  });

  test.each(['entity=Users%20x', 'from=yesterday', 'actor=x', 'storeId=str_zahra', 'sort=at'])(
    'The server refuses the audit log’s query ?%s with 400',
    async (query) => {
      expect((await (await fresh()).get(`/api/store/audit/?${query}`)).status).toBe(400);
    },
  );

  test('The server deletes audit entries after 400 days', async () => {
    const before = await db.select({ id: auditLog.id }).from(auditLog);
    const old = new Set(before.map(({ id }) => id));
    server.clock.advance(401 * DAY_MS);
    await deleteExpiredData(server.context);
    const left = await db.select().from(auditLog);
    expect(left.filter(({ id }) => old.has(id))).toEqual([]);
    // What the clean-up itself deleted is in the log.
    expect(left.map(({ entity, action }) => `${action} ${entity}`)).toContain('delete import_jobs');
  });
});

interface Line {
  readonly id: string;
  readonly at: string;
  readonly entityId: string;
  // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape; columns differ by table.
  readonly [name: string]: any;
}

let drafts = 0;

function draft(change: object = {}) {
  drafts += 1;
  const product = { code: `AUDIT-${drafts}`, name: 'Bol', productType: 'simple', price: 13_500 };
  return { ...product, ...change };
}

function create(change: object = {}) {
  return admin.post('/api/store/product/create', draft(change));
}

/** The clock is advanced beyond the lifetime of a token. */
function fresh() {
  return server.signIn('admin');
}

async function read(query: string): Promise<{ items: Line[]; total: number }> {
  return (await (await fresh()).get(`/api/store/audit/?${query}`)).body;
}

function first({ items: [line] }: { items: Line[] }): Line {
  if (!line) throw new Error('The log has no such line.');
  return line;
}

async function lastLineOf(entityId: string): Promise<Line> {
  return first(await read(`entityId=${entityId}`));
}

async function linesOf(entityId: string): Promise<Line[]> {
  return (await read(`entityId=${entityId}`)).items;
}
