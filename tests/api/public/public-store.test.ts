import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stores } from '../../../server/database/schema/stores';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();

function storeOf(id: string) {
  return server.anonymous.get(`/api/public/stores/${id}`);
}

test('Anybody reads who a store is, when it is open, and its terms of delivery and return', async () => {
  const { status, body } = await storeOf(NEJJARINE.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: NEJJARINE.id,
    name: NEJJARINE.name,
    status: 'active',
    city: { name: 'Fès' },
    // The lowest fee of its rules, and the lowest of their limits.
    delivery: { feeFrom: 2000, freeFrom: 30_000 },
    returns: { fr: expect.stringContaining('7 jours') },
  });
  expect(body.delivery.daysFrom).toBeLessThanOrEqual(body.delivery.daysTo);
  expect(body.logo).toMatch(/^data:image\//);
  expect(body.weekly.length).toBeGreaterThan(0);
});

test('The public page of a store has no data of its company, its account or its staff', async () => {
  const { body } = await storeOf(NEJJARINE.id);
  expect(Object.keys(body).sort()).toEqual([
    'city',
    'createdAt',
    'delivery',
    'handlingDays',
    'id',
    'logo',
    'name',
    'nameAr',
    'opening',
    'returns',
    'status',
    'weekly',
  ]);
});

test('A store under review answers without its terms, and a suspended or unknown store not at all', async () => {
  const own = eq(stores.id, ZAHRA.id);
  const set = (status: 'under_review' | 'suspended' | 'active') =>
    server.database.db.update(stores).set({ status }).where(own);
  await set('under_review');
  const { body } = await storeOf(ZAHRA.id);
  expect(body).toMatchObject({ status: 'under_review', delivery: null, returns: null });
  await set('suspended');
  expect((await storeOf(ZAHRA.id)).status).toBe(404);
  await set('active');
  expect((await storeOf('str_nobody')).status).toBe(404);
});
