import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../server/context';
import { approveProduct, rejectProduct } from '../../../server/products/product-review';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import {
  productSnapshot,
  type StoredProduct,
  someReferences,
  storeLiveProduct,
  storeProduct,
} from './product-builder';

const server = await startTestServer();
const OPERATOR = { type: 'marketplace', id: null, name: 'Souad, modération' } as const;

describe('Approval by the marketplace', () => {
  test('The marketplace approves a new product, which can then be published', async () => {
    const product = await submitted();
    await judge((tx) => approveProduct(tx, review(product)));
    const body = await view(product);
    expect(body).toMatchObject({ status: 'inactive', approvalState: 'approved', isActive: false });
    expect(body.allowedActions.map(({ action }: { action: string }) => action)).toEqual([
      'publish',
      'archive',
    ]);
    expect((await act(product, 'publish')).body.isActive).toBe(true);
  });

  test('The marketplace approves pending changes, which become live and are found', async () => {
    const refs = await someReferences(server);
    const product = await storeLiveProduct(server);
    const wanted = { name: 'Cendrier zellige', categoryId: refs.otherCategoryId };
    await change(product, { ...wanted, brandId: refs.otherBrandId });
    await judge((tx) => approveProduct(tx, review(product)));
    expect(await view(product)).toMatchObject({
      ...wanted,
      brandId: refs.otherBrandId,
      pendingChanges: null,
      rejectionReason: null,
      status: 'published',
      approvalState: 'approved',
      isActive: true,
      revision: 3,
    });
    const { body } = await staff.admin.get('/api/store/products/search/get/?q=cendrier%20zellige');
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(product.id);
  });
});

describe('Rejection by the marketplace', () => {
  test('The marketplace rejects a new product, which becomes a draft with the reason', async () => {
    const product = await submitted();
    await judge((tx) => rejectProduct(tx, { ...review(product), reason: ' La photo est floue ' }));
    expect(await view(product)).toMatchObject({
      status: 'draft',
      approvalState: 'new',
      rejectionReason: 'La photo est floue',
    });
    expect((await act(product, 'submit')).body).toMatchObject({
      approvalState: 'under_review',
      rejectionReason: null,
    });
  });

  test('The marketplace rejects pending changes, and only those are dropped', async () => {
    const product = await storeLiveProduct(server);
    await change(product, { name: 'Saladier', price: 14_000, nameEn: 'Salad bowl' });
    await judge((tx) => rejectProduct(tx, { ...review(product), reason: 'Nom trompeur' }));
    expect(await view(product)).toMatchObject({
      name: 'Bol en céramique bleue',
      price: 14_000,
      nameEn: 'Salad bowl',
      pendingChanges: null,
      approvalState: 'approved',
      status: 'published',
      isActive: true,
      rejectionReason: 'Nom trompeur',
    });
    const { body } = await change(product, { name: 'Grand bol' }, 3);
    expect([body.approvalState, body.rejectionReason]).toEqual(['under_review', null]);
  });

  test('The marketplace cannot reject a product without a reason', async () => {
    const product = await submitted();
    const before = await productSnapshot(server, product);
    const refusal = judge((tx) => rejectProduct(tx, { ...review(product), reason: '  ' }));
    await expect(refusal).rejects.toMatchObject({
      status: 422,
      parts: { errors: { reason: ['reason_required'] } },
    });
    expect(await productSnapshot(server, product)).toEqual(before);
  });
});

describe('Refused reviews of the marketplace', () => {
  test.each([
    ['that nobody submitted', { status: 'draft', approvalState: 'new' }],
    ['that it approved already', { status: 'published', approvalState: 'approved' }],
    ['in the archive', { status: 'draft', approvalState: 'under_review', archivedAt: new Date(0) }],
  ] as const)('The marketplace cannot review a product %s', async (_name, standing) => {
    const product = await storeProduct(server, standing);
    const refused = { status: 409, code: 'action_not_allowed' };
    await expect(judge((tx) => approveProduct(tx, review(product)))).rejects.toMatchObject(refused);
    await expect(
      judge((tx) => rejectProduct(tx, { ...review(product), reason: 'Non' })),
    ).rejects.toMatchObject(refused);
  });

  test('The marketplace cannot review a product that does not exist', async () => {
    const nobody = { ...review({ id: 'prd_nobody' }) };
    await expect(judge((tx) => approveProduct(tx, nobody))).rejects.toMatchObject({ status: 404 });
  });

  test('Of ten concurrent reviews of the marketplace, one counts', async () => {
    const product = await submitted();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) =>
        judge((tx) =>
          turn % 2 === 0
            ? approveProduct(tx, review(product))
            : rejectProduct(tx, { ...review(product), reason: 'Non' }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await view(product)).revision).toBe(3);
  });
});

describe('Product history', () => {
  test('The product history lists actor, action, changed fields and time, the newest first', async () => {
    const created = await staff.seller.post('/api/store/product/create', complete('HISTORY-1'));
    const product = created.body;
    await staff.manager.patch(
      `/api/store/product/${product.id}`,
      { price: 13_000, nameEn: 'Bowl' },
      { revision: 1 },
    );
    await staff.admin.post(`/api/store/product/${product.id}/archive`);
    await staff.admin.post(`/api/store/product/${product.id}/unarchive`);
    const { body } = await history(product);
    expect(body.items.map(seen)).toEqual([
      ['unarchive', 'archived', 'draft', []],
      ['archive', 'draft', 'archived', []],
      ['update', null, null, ['price', 'nameEn']],
      ['create', null, 'draft', []],
    ]);
    expect(body.items.map(({ actor }: Line) => actor.type)).toEqual(Array(4).fill('staff'));
    expect(new Set(body.items.map(({ actor }: Line) => actor.name)).size).toBe(3);
    const second = (await history(product, '?page=2&pageSize=3')).body;
    expect([second.items.map(({ action }: Line) => action), second.total]).toEqual([['create'], 4]);
  });

  test('The product history has the marketplace’s reasons, and no line for a change without effect', async () => {
    const product = await submitted();
    await judge((tx) => rejectProduct(tx, { ...review(product), reason: 'Photo floue' }));
    await change(product, { nameEn: null }, 3);
    const { body } = await history(product);
    expect(body.items.map(seen)).toEqual([
      ['reject', 'under_review', 'new', []],
      ['submit', 'new', 'under_review', []],
    ]);
    expect(body.items[0]).toMatchObject({ actor: OPERATOR, reason: 'Photo floue' });
  });

  test('The product history names pending changes, and the SKU of a variant', async () => {
    const product = await storeLiveProduct(server);
    await change(product, { name: 'Saladier' });
    await staff.admin.patch(`/api/store/variant/${product.variantIds[0]}`, { stockAdjustment: 2 });
    const { body } = await history(product);
    expect(body.items.map(seen)).toEqual([
      ['updateVariant', null, null, ['stockOnHand']],
      ['update', null, null, ['pendingChanges']],
    ]);
    expect(body.items[0].sku).toBe(product.code);
  });

  test('The product history is visible to its store only', async () => {
    const product = await submitted();
    const path = `/api/store/product/${product.id}/history`;
    expect((await staff.admin2.get(path)).status).toBe(404);
    expect((await staff.admin.get('/api/store/product/prd_nobody/history')).status).toBe(404);
    expect((await staff.admin.get(`${path}?q=x`)).status).toBe(400);
    expect((await server.anonymous.get(path)).status).toBe(401);
  });
});

interface Line {
  readonly action: string;
  readonly actor: { readonly type: string; readonly name: string | null };
  readonly from: string | null;
  readonly to: string | null;
  readonly fields: string[];
}

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function judge(effect: (tx: Tx) => Promise<void>) {
  return server.database.transaction(effect);
}

function review({ id }: { id: string }) {
  return {
    productId: id,
    performer: OPERATOR,
    now: server.clock.now(),
  };
}

async function submitted(): Promise<StoredProduct> {
  const product = await storeProduct(server);
  await act(product, 'submit');
  return product;
}

function act({ id }: { id: string }, action: string) {
  return staff.admin.post(`/api/store/product/${id}/${action}`);
}

async function view({ id }: { id: string }) {
  return (await staff.admin.get(`/api/store/product/${id}`)).body;
}

function change({ id }: { id: string }, body: object, revision = 1) {
  return staff.admin.patch(`/api/store/product/${id}`, body, { revision });
}

function history({ id }: { id: string }, query = '') {
  return staff.admin.get(`/api/store/product/${id}/history${query}`);
}

function seen({ action, from, to, fields }: Line) {
  return [action, from, to, fields];
}

function complete(code: string) {
  return { code, name: 'Bol', description: 'Un bol.' };
}
