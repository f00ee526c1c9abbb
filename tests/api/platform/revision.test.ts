import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const [admin, manager] = [await server.signIn('admin'), await server.signIn('manager')];

test('The server refuses the second of two editors with 412 and returns the current product', async () => {
  const product = await anyProduct();
  const first = await admin.patch(
    product.path,
    { nameEn: 'First' },
    { revision: product.revision },
  );
  const second = await manager.patch(
    product.path,
    { nameEn: 'Second' },
    { revision: product.revision },
  );
  expect([first.status, second.status]).toEqual([200, 412]);
  expect(second.body.code).toBe('stale_revision');
  expect(second.body.current).toEqual(first.body);
  expect((await admin.get(product.path)).body.nameEn).toBe('First');
});

test('The server accepts exactly one of twenty concurrent changes of one revision', async () => {
  const product = await anyProduct();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      admin.patch(product.path, { nameEn: `Name ${index}` }, { revision: product.revision }),
    ),
  );
  const made = replies.filter(({ status }) => status === 200);
  expect([made.length, replies.filter(({ status }) => status === 412).length]).toEqual([1, 19]);
  expect((await admin.get(product.path)).body).toEqual(made[0]?.body);
});

test('The server refuses a change without a revision with 428', async () => {
  const product = await anyProduct();
  const { status, body } = await admin.patch(product.path, { nameEn: 'Blind' });
  expect([status, body.code]).toEqual([428, 'precondition_required']);
});

test.each(['3', 'W/"3"', '"three"', '*', '"3", "4"'])(
  'The server refuses the revision %s with 400',
  async (revision) => {
    const product = await anyProduct();
    const { status, body } = await admin.patch(
      product.path,
      { nameEn: 'Odd' },
      { headers: { 'if-match': revision } },
    );
    expect([status, Object.keys(body.errors)]).toEqual([400, ['if-match']]);
  },
);

async function anyProduct() {
  const { body } = await admin.get('/api/store/products/search/get/?pageSize=1&status=draft');
  const [{ id, revision }] = body.items;
  return { path: `/api/store/product/${id}`, revision };
}
