import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../../../server/database/schema/platform';
import { products } from '../../../server/database/schema/products';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');

test('A creation repeated under its key returns the same product and creates no other', async () => {
  const [key, product] = [randomUUID(), draft()];
  const first = await create(key, product);
  const again = await create(key, product);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await countOf(product.code)).toBe(1);
});

test('Ten concurrent creations under one key are executed once', async () => {
  const [key, product] = [randomUUID(), draft()];
  const replies = await Promise.all(Array.from({ length: 10 }, () => create(key, product)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf(product.code)).toBe(1);
});

test('A second server process repeats the answer that the first one recorded for a key', async () => {
  const other = await startTestServer({ beside: server });
  const [key, product] = [randomUUID(), draft()];
  const first = await create(key, product);
  const elsewhere = await other
    .withToken(String(admin.token))
    .post('/api/store/product/create', product, { 'idempotency-key': key });
  expect(elsewhere.body).toEqual(first.body);
});

test('The server refuses a key that was used for another body with 422, and creates nothing', async () => {
  const [key, product] = [randomUUID(), draft()];
  await create(key, product);
  const other = draft();
  const { status, body } = await create(key, other);
  expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  expect(await countOf(other.code)).toBe(0);
});

test('The server refuses a key that was used for another operation with 422', async () => {
  const [key, product] = [randomUUID(), draft()];
  const { body: created } = await create(key, product);
  const { status } = await admin.patch(`/api/store/product/${created.id}`, product, {
    revision: created.revision,
    headers: { 'idempotency-key': key },
  });
  expect(status).toBe(422);
});

test('The same key of two users identifies two writes', async () => {
  const manager = await server.signIn('manager');
  const [key, mine, his] = [randomUUID(), draft(), draft()];
  await create(key, mine);
  const { status } = await manager.post('/api/store/product/create', his, {
    'idempotency-key': key,
  });
  expect([status, await countOf(his.code)]).toEqual([201, 1]);
});

test('A refused write leaves its key free for the corrected one', async () => {
  const key = randomUUID();
  const { body: taken } = await create(randomUUID(), draft());
  expect((await create(key, { ...draft(), code: taken.code })).status).toBe(409);
  expect((await create(key, draft())).status).toBe(201);
});

test('A change repeated under its key is answered although its revision is outdated', async () => {
  const { body: created } = await create(randomUUID(), draft());
  const change = () =>
    admin.patch(
      `/api/store/product/${created.id}`,
      { nameEn: 'Bowl' },
      { revision: created.revision, headers: { 'idempotency-key': `change-${created.id}` } },
    );
  const [first, again] = [await change(), await change()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

test('An idempotency key expires after a day', async () => {
  const key = randomUUID();
  await create(key, draft());
  await server.database.db
    .update(idempotencyKeys)
    .set({ createdAt: new Date(server.clock.now().getTime() - 24 * 60 * 60_000 - 1000) })
    .where(eq(idempotencyKeys.key, key));
  expect((await create(key, draft())).status).toBe(201);
});

test.each(['short', 'has a blank in it', 'x'.repeat(129)])(
  'The server refuses the idempotency key "%s" with 400',
  async (key) => {
    const { status, body } = await create(key, draft());
    expect([status, Object.keys(body.errors)]).toEqual([400, ['idempotency-key']]);
  },
);

let drafts = 0;

function draft() {
  drafts += 1;
  return { code: `IDEM-${drafts}`, name: 'Bol en céramique', productType: 'simple', price: 13_500 };
}

function create(key: string, product: object) {
  return admin.post('/api/store/product/create', product, { 'idempotency-key': key });
}

function countOf(code: string) {
  return server.database.db.$count(products, eq(products.code, code));
}
