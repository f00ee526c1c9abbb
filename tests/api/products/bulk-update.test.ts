import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { snapshotOf } from '../support/database-snapshot';
import { type DemoUser, startTestServer } from '../support/test-server';
import { someReferences, storeLiveProduct, storeProduct } from './product-builder';

const server = await startTestServer();

describe('Bulk update of products', () => {
  test('The server answers each line of a bulk update with its change or its errors', async () => {
    const refs = await someReferences(server);
    const [priced, moved, published, stale, variable] = [
      await storeProduct(server),
      await storeProduct(server, { variants: [{ stockOnHand: 9, stockReserved: 4 }] }),
      await storeProduct(server, { status: 'inactive', approvalState: 'approved' }),
      await storeProduct(server),
      await storeProduct(server, { variants: [{}, {}] }),
    ];
    const { status, body } = await bulk([
      { id: priced.id, revision: 1, price: 9_900, compareAtPrice: 12_000 },
      { id: moved.id, revision: 1, quantity: 3 },
      { id: published.id, revision: 1, stockAdjustment: -1, action: 'publish' },
      { id: stale.id, revision: 7, categoryId: refs.otherCategoryId },
      { id: variable.id, revision: 1, price: 100 },
      { id: 'prd_nobody', revision: 1, brandId: refs.otherBrandId },
    ]);
    expect([status, body.dryRun, body.changed, body.refused]).toEqual([200, false, 2, 4]);
    expect(body.items.map(outcome)).toEqual([
      ['changed', 2, null, null],
      ['refused', null, 422, { quantity: ['below_reserved'] }],
      ['changed', 3, null, null],
      ['refused', null, 412, undefined],
      ['refused', null, 422, { price: ['belongs_to_variants'] }],
      ['refused', null, 404, undefined],
    ]);
    expect(body.items[3].problem.current).toMatchObject({ id: stale.id, revision: 1 });
    expect(await view(priced)).toMatchObject({ price: 9_900, compareAtPrice: 12_000 });
    expect(await view(published)).toMatchObject({ status: 'published', quantity: 19 });
    expect(await view(stale)).toMatchObject({ categoryId: refs.categoryId, revision: 1 });
  });

  test('The server carries out a line of a bulk update completely or not at all', async () => {
    const draft = await storeProduct(server);
    const { body } = await bulk([{ id: draft.id, revision: 1, price: 5_000, action: 'publish' }]);
    expect(body.items.map(outcome)).toEqual([['refused', null, 409, undefined]]);
    expect(await view(draft)).toMatchObject({ price: 13_500, revision: 1 });
  });

  test('A bulk update takes lines with only an action, and checks their revision', async () => {
    const [live, seenBefore] = [await storeLiveProduct(server), await storeLiveProduct(server)];
    const { body } = await bulk([
      { id: live.id, revision: 1, action: 'unpublish' },
      { id: seenBefore.id, revision: 2, action: 'archive' },
      { id: 'prd_nobody', revision: 2, action: 'archive' },
    ]);
    expect(body.items.map(outcome)).toEqual([
      ['changed', 2, null, null],
      ['refused', null, 412, undefined],
      ['refused', null, 404, undefined],
    ]);
  });

  test('A bulk update restores products from the archive at the revision that archiving returned', async () => {
    const live = await storeLiveProduct(server);
    const archived = await bulk([{ id: live.id, revision: 1, action: 'archive' }]);
    const [line] = archived.body.items;
    const back = await bulk([{ id: live.id, revision: line.revision, action: 'unarchive' }]);
    expect(back.body.items.map(outcome)).toEqual([['changed', 3, null, null]]);
    expect(await view(live)).toMatchObject({ isArchived: false, status: 'published' });
    const again = await bulk([{ id: live.id, revision: 3, action: 'unarchive' }]);
    expect(again.body.items.map(outcome)).toEqual([['refused', null, 409, undefined]]);
  });

  test('A bulk update stores a new category of an approved product as a pending change', async () => {
    const { otherCategoryId } = await someReferences(server);
    const live = await storeLiveProduct(server);
    await bulk([{ id: live.id, revision: 1, categoryId: otherCategoryId }]);
    expect(await view(live)).toMatchObject({
      pendingChanges: { categoryId: otherCategoryId },
      approvalState: 'under_review',
    });
  });

  test('A dry run of a bulk update returns the outcomes and changes nothing', async () => {
    const [one, other] = [await storeProduct(server), await storeProduct(server)];
    const items = [
      { id: one.id, revision: 1, price: 9_900, action: 'archive' },
      { id: other.id, revision: 1, price: 0 },
    ];
    const before = await snapshotOf(server.database);
    const tried = await bulk(items, { dryRun: true });
    expect(tried.body).toMatchObject({ dryRun: true, changed: 1, refused: 1 });
    expect(tried.body.items.map(outcome)).toEqual([
      ['changed', null, null, null],
      ['refused', null, 422, { price: ['price_zero'] }],
    ]);
    expect(await snapshotOf(server.database)).toEqual(before);
  });

  test('A bulk update repeated under one key changes nothing twice', async () => {
    const product = await storeProduct(server);
    const items = [{ id: product.id, revision: 1, stockAdjustment: 5 }];
    const headers = { 'idempotency-key': 'bulk-once-1' };
    const first = await staff.admin.patch(PATH, { items }, { headers });
    const second = await staff.admin.patch(PATH, { items }, { headers });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await view(product)).quantity).toBe(25);
    const other = { items: [{ ...items[0], stockAdjustment: 6 }] };
    expect((await staff.admin.patch(PATH, other, { headers })).body.code).toBe(
      'idempotency_key_reused',
    );
  });

  test.each([
    [{ items: [] }, { items: ['too_few'] }],
    [{}, { items: ['required'] }],
    [{ items: [{ id: 'prd_x', revision: 1 }] }, { 'items.0': ['empty'] }],
    [
      { items: [{ id: 'prd_x', quantity: 1 }] },
      { 'items.0.revision': ['required'], 'items.0': ['empty'] },
    ],
    [{ items: [line('prd_x'), line('prd_x')] }, { 'items.1.id': ['duplicate'] }],
    [{ items: [{ ...line('prd_x'), storeId: 'x' }] }, { 'items.0.storeId': ['unknown_field'] }],
    [{ items: [{ ...line('prd_x'), action: 'approve' }] }, { 'items.0.action': ['not_allowed'] }],
    [{ items: Array.from({ length: 101 }, (_, at) => line(`prd_${at}`)) }, { items: ['too_many'] }],
  ])('The server refuses an invalid bulk update as a whole (%#)', async (body, errors) => {
    const reply = await staff.admin.patch(PATH, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  test('A bulk update needs the permission and changes no product of another store', async () => {
    const product = await storeProduct(server);
    const body = { items: [{ id: product.id, revision: 1, quantity: 1 }] };
    expect((await staff.seller.patch(PATH, body)).status).toBe(403);
    expect((await server.anonymous.patch(PATH, body)).status).toBe(401);
    const foreign = await staff.admin2.patch(PATH, body);
    expect(foreign.body.items.map(outcome)).toEqual([['refused', null, 404, undefined]]);
    expect(await view(product)).toMatchObject({ quantity: 20, revision: 1 });
    expect((await staff.admin.patch(`${PATH}?all=1`, body)).status).toBe(400);
    const text = { raw: '{}', headers: { 'content-type': 'text/plain' } };
    expect((await staff.admin.request('PATCH', PATH, text)).status).toBe(415);
  });

  test('Concurrent bulk updates in opposite orders neither deadlock nor apply twice', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) ids.push((await storeProduct(server)).id);
    const up = ids.map((id) => ({ id, revision: 1, stockAdjustment: 1 }));
    const replies = await Promise.all([bulk(up), bulk([...up].reverse()), bulk(up)]);
    const changed = replies.map(({ body }) => body.changed);
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(6);
    for (const id of ids) expect((await view({ id })).quantity).toBe(21);
  });
});

const PATH = '/api/store/product/bulk/update/';

function line(id: string) {
  return { id, revision: 1, quantity: 3 };
}

interface Answered {
  readonly status: string;
  readonly revision: number | null;
  readonly problem: { status: number; errors?: object } | null;
}

function outcome({ status, revision, problem }: Answered) {
  return [status, revision, ...(problem ? [problem.status, problem.errors] : [null, null])];
}

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function bulk(items: object[], more: object = {}) {
  return staff.admin.patch(PATH, { ...more, items });
}

async function view({ id }: { id: string }) {
  return (await staff.admin.get(`/api/store/product/${id}`)).body;
}
