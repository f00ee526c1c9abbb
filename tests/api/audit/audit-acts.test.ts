import { readFileSync } from 'node:fs';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toldAct } from '#domain/audit/audit-sentence';
import { presentAuditEntries } from '../../../server/audit/audit-presentation';
import { IS_TOLD } from '../../../server/audit/told-lines';
import { auditLog } from '../../../server/database/schema/audit';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { placeOrder } from '../orders/order-builder';
import { statementsOf } from '../support/statements-of';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const SALMA = 'usr_salma';

describe('Acts of a user', () => {
  test('The acceptance of an order is one line with the order’s number', async () => {
    const { id: orderId } = await placeOrder(server);
    const before = await acts();
    await admin.post(`/api/store/order/${orderId}/accept`);
    const after = await acts();
    expect(after.total).toBe(before.total + 1);
    const [line] = after.items;
    expect(line && toldAct(line)?.sentence).toBe('order.accept');
    const { body: order } = await admin.get(`/api/store/order/${orderId}`);
    expect(line?.record).toEqual({
      kind: 'order',
      id: orderId,
      name: order.number,
      nameEn: null,
      nameAr: null,
      at: null,
      ofId: null,
      departureId: null,
      slug: null,
      exists: true,
    });
  });

  test('A change of a product is one line with its name in each language', async () => {
    const product = { code: 'ACTS-1', name: 'Bol', nameAr: 'وعاء', productType: 'simple' };
    const { body } = await admin.post('/api/store/product/create', { ...product, price: 13_500 });
    const change = { nameEn: 'Bowl', price: 9900 };
    const before = await acts();
    await admin.patch(`/api/store/product/${body.id}`, change, { revision: 1 });
    const { items, total } = await acts();
    expect(total).toBe(before.total + 1);
    expect(items[0] && toldAct(items[0])).toEqual({
      sentence: 'product.update',
      kind: 'product',
      fields: ['nameEn', 'price'],
    });
    expect(items[0]?.record).toMatchObject({ name: 'Bol', nameEn: 'Bowl', nameAr: 'وعاء' });
  });

  test('A deleted record keeps its last name and does not exist', async () => {
    const reply = { name: 'Horaires', body: 'Ouvert à 9 h.' };
    const { body } = await admin.post('/api/store/saved-reply/create', reply);
    const { status } = await admin.post(`/api/store/saved-reply/${body.id}/delete`);
    expect([body.name, status]).toEqual(['Horaires', 200]);
    const lines = (await acts()).items.slice(0, 2);
    expect(lines.map((line) => [toldAct(line)?.sentence, line.record])).toEqual(
      ['savedReply.delete', 'savedReply.create'].map((sentence) => [
        sentence,
        expect.objectContaining({ id: body.id, name: 'Horaires', exists: false }),
      ]),
    );
  });

  test('A page of acts needs as many statements as one line', async () => {
    const one = await statementsOf(() => admin.get(path('pageSize=1')));
    const page = await statementsOf(() => admin.get(path('pageSize=100')));
    expect(page.length).toBeLessThanOrEqual(one.length + 2);
  });

  test('Without the wish for acts, every line is listed, and parts name no record', async () => {
    const { body } = await admin.get(`/api/store/audit/?actor=${SALMA}&pageSize=100`);
    const parts = body.items.filter(({ record }: Line) => record === null);
    expect(parts.length).toBeGreaterThan(0);
    expect(body.total).toBeGreaterThan((await acts()).total);
  });
});

describe('Every line of the log', () => {
  test('The filter of the database lists exactly the lines that the domain tells', async () => {
    const every = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(20_000);
    const told = await db.select({ id: auditLog.id }).from(auditLog).where(IS_TOLD);
    const listed = new Set(told.map(({ id }) => id));
    const entries = await presentAuditEntries(db, NEJJARINE.id, every);
    const different = entries.filter(
      (entry, index) => (toldAct(entry) !== null) !== listed.has(every[index]?.id ?? 0),
    );
    expect(different).toEqual([]);
  });

  test('Each act in the log of the demo stores has a sentence and knows its record', async () => {
    const told = await db.select().from(auditLog).where(IS_TOLD).limit(20_000);
    const entries = await presentAuditEntries(db, NEJJARINE.id, told);
    const acts = new Set(entries.map((entry) => toldAct(entry)?.sentence ?? ''));
    const { acts: texts } = JSON.parse(readFileSync('public/locales/fr/activity.json', 'utf8'));
    const missing = [...acts].filter((sentence) => {
      const [kind = '', act = ''] = sentence.split('.');
      return texts[kind]?.[act] === undefined;
    });
    expect(missing).toEqual([]);
    expect(acts.size).toBeGreaterThan(20);
    expect(entries.filter(({ record }) => record === null || record.id === '')).toEqual([]);
  });
});

type Line = Awaited<ReturnType<typeof presentAuditEntries>>[number];

function path(query: string) {
  return `/api/store/audit/?actor=${SALMA}&acts=true&${query}`;
}

async function acts(): Promise<{ items: Line[]; total: number }> {
  return (await admin.get(path('pageSize=25'))).body;
}
