import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import {
  productSnapshot,
  type StoredProduct,
  someReferences,
  storeLiveProduct,
  storeProduct,
  type WantedProduct,
} from './product-builder';

const server = await startTestServer();

describe('Changing a product', () => {
  test('The server changes the named fields of a product and no others', async () => {
    const product = await storeProduct(server);
    const before = (await view(product)).body;
    const { status, body } = await change(product, {
      nameEn: ' Bowl ',
      quantity: 7,
      price: 14_500,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      nameEn: 'Bowl',
      quantity: 7,
      price: 14_500,
      priceMax: 14_500,
      revision: 2,
      completeness: { fr: 1, en: 0.5, ar: 0 },
      variants: [
        {
          ...before.variants[0],
          price: 14_500,
          stockOnHand: 7,
          stockAvailable: 7,
          revision: 2,
          updatedAt: body.updatedAt,
        },
      ],
      updatedAt: body.updatedAt,
    });
    expect((await view(product)).body).toEqual(body);
  });

  test('A product keeps its handle when its name changes', async () => {
    const product = await storeProduct(server);
    const { handle } = (await view(product)).body;
    expect((await change(product, { name: 'Tout autre chose' })).body.handle).toBe(handle);
  });

  test('The server clears a text of a product that is null or blank', async () => {
    const product = await storeProduct(server, { nameEn: 'Bowl' });
    const { body } = await change(product, { description: null, nameEn: '  ' });
    expect([body.description, body.nameEn]).toEqual([null, null]);
  });

  test.each([
    [{ name: null }, { name: ['required'] }],
    [{ price: 0 }, { price: ['price_zero'] }],
    [{ price: -500 }, { price: ['too_small'] }],
    [{ price: 2_147_483_648 }, { price: ['too_large'] }],
    [{ quantity: 4 }, { quantity: ['below_reserved'] }],
    [{ quantity: 1.5 }, { quantity: ['invalid_type'] }],
    [{ categoryId: 'cat_nobody' }, { categoryId: ['unknown_category'] }],
    [
      { brandId: 'brd_nobody', price: 0 },
      { brandId: ['unknown_brand'], price: ['price_zero'] },
    ],
    [{}, { _: ['empty'] }],
    [{ code: '  ' }, { code: ['required'] }],
    [{ handle: 'Un Bol' }, { handle: ['invalid_format'] }],
    [{ compareAtPrice: 13_500 }, { compareAtPrice: ['compare_at_not_above_price'] }],
    [{ stockAdjustment: -5 }, { stockAdjustment: ['below_reserved'] }],
    [{ stockAdjustment: 1_000_000 }, { stockAdjustment: ['too_large'] }],
    [{ stockAdjustment: 1, quantity: 9 }, { stockAdjustment: ['not_allowed'] }],
    [{ status: 'published' }, { status: ['unknown_field'] }],
    [{ approvalState: 'approved' }, { approvalState: ['unknown_field'] }],
    [{ storeId: 'str_zahra' }, { storeId: ['unknown_field'] }],
    [{ revision: 9 }, { revision: ['unknown_field'] }],
    [{ pendingChanges: null }, { pendingChanges: ['unknown_field'] }],
    [{ isArchived: true }, { isArchived: ['unknown_field'] }],
  ])('The server refuses %o and changes nothing', async (body, errors) => {
    const product = await storeProduct(server, {
      variants: [{ stockOnHand: 9, stockReserved: 5 }],
    });
    const before = await productSnapshot(server, product);
    const reply = await change(product, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    expect(await productSnapshot(server, product)).toEqual(before);
  });

  test('The server lowers the stock down to the reserved pieces', async () => {
    const product = await storeProduct(server, {
      variants: [{ stockOnHand: 9, stockReserved: 5 }],
    });
    const { body } = await change(product, { quantity: 5 });
    expect([body.quantity, body.inventoryType]).toEqual([0, 'out_of_stock']);
    expect(body.variants[0]).toMatchObject({ stockOnHand: 5, stockReserved: 5, stockAvailable: 0 });
  });

  test.each(['barcode', 'price', 'compareAtPrice', 'quantity', 'stockAdjustment', 'weightGrams'])(
    'The server refuses %s on a variable product, because its variants have their own',
    async (field) => {
      const product = await storeProduct(server, { variants: [{}, {}] });
      const before = await productSnapshot(server, product);
      const reply = await change(product, { [field]: field === 'barcode' ? '611' : 100 });
      expect([reply.status, reply.body.errors]).toEqual([
        422,
        { [field]: ['belongs_to_variants'] },
      ]);
      expect(await productSnapshot(server, product)).toEqual(before);
    },
  );

  test('The server changes the texts of a variable product without changing its variants', async () => {
    const product = await storeProduct(server, { variants: [{ price: 100 }, { price: 200 }] });
    const { body } = await change(product, { nameAr: 'زلافة', lowStockThreshold: 50 });
    expect(body).toMatchObject({ nameAr: 'زلافة', inventoryType: 'low_stock', price: 100 });
    expect(body.variants.map((variant: { revision: number }) => variant.revision)).toEqual([1, 1]);
  });

  test.each(['price', 'compareAtPrice', 'costPrice'])(
    'The server requires the permission to change %s',
    async (field) => {
      const product = await storeProduct(server);
      const before = await productSnapshot(server, product);
      const refused = await change(product, { [field]: 15_000, nameEn: 'Bowl' }, 'seller');
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        403,
        'forbidden',
        { [field]: ['forbidden'] },
      ]);
      expect(await productSnapshot(server, product)).toEqual(before);
      expect((await change(product, { [field]: 15_000 }, 'manager')).status).toBe(200);
    },
  );

  test('A seller may change texts and stock', async () => {
    const product = await storeProduct(server);
    expect((await change(product, { nameEn: 'Bowl', quantity: 3 }, 'seller')).status).toBe(200);
  });

  test('The server refuses to change an archived product and returns the current product', async () => {
    const product = await storeProduct(server, { archivedAt: new Date() });
    const { status, body } = await change(product, { nameEn: 'Bowl' });
    expect([status, body.code]).toEqual([409, 'action_not_allowed']);
    expect(body.current).toMatchObject({ id: product.id, isArchived: true, nameEn: null });
  });

  test('The server answers an unknown product and another store’s product with the same 404', async () => {
    const product = await storeProduct(server);
    const before = await productSnapshot(server, product);
    for (const { status, body } of [
      await change(product, { nameEn: 'Mine' }, 'admin2'),
      await change({ id: 'prd_nobody' }, { nameEn: 'Mine' }, 'admin2'),
      await staff.admin2.get(pathOf(product)),
      await staff.admin2.get(pathOf({ id: 'prd_nobody' })),
    ]) {
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect(await productSnapshot(server, product)).toEqual(before);
  });
});

describe('Product revision', () => {
  test('The server refuses a change of a product without its revision with 428', async () => {
    const product = await storeProduct(server);
    const { status, body } = await staff.admin.patch(pathOf(product), { nameEn: 'Bowl' });
    expect([status, body.code]).toEqual([428, 'precondition_required']);
  });

  test('The server accepts the first of two editors and returns the current product to the second', async () => {
    const product = await storeProduct(server);
    await change(product, { nameEn: 'Bowl' }, 'manager');
    const { status, body } = await change(product, { nameEn: 'Cup' });
    expect([status, body.code]).toEqual([412, 'stale_revision']);
    expect(body.current).toEqual((await view(product)).body);
    expect(body.current).toMatchObject({ nameEn: 'Bowl', revision: 2 });
  });

  test('The server refuses a revision that the product has not reached yet with 412', async () => {
    const product = await storeProduct(server);
    expect((await change(product, { nameEn: 'Bowl' }, 'admin', 2)).status).toBe(412);
  });
});

describe('Approved product', () => {
  test('An approved product keeps a new French name, category and brand pending, and its live ones public', async () => {
    const refs = await someReferences(server);
    const product = await storeLiveProduct(server);
    const wanted = {
      name: 'Saladier en céramique',
      categoryId: refs.otherCategoryId,
      brandId: refs.otherBrandId,
    };
    const { body } = await change(product, { ...wanted, price: 14_000, nameEn: 'Salad bowl' });
    expect(body).toMatchObject({
      name: 'Bol en céramique bleue',
      categoryId: refs.categoryId,
      brandId: refs.brandId,
      price: 14_000,
      nameEn: 'Salad bowl',
      pendingChanges: wanted,
      status: 'published',
      approvalState: 'under_review',
      isActive: true,
    });
    expect(await found('saladier')).not.toContain(product.code);
  });

  test('An approved product adds a second pending change to the first', async () => {
    const { otherBrandId } = await someReferences(server);
    const product = await storeLiveProduct(server);
    await change(product, { name: 'Saladier' });
    const { body } = await change(product, { brandId: otherBrandId }, 'admin', 2);
    expect(body.pendingChanges).toEqual({ name: 'Saladier', brandId: otherBrandId });
  });

  test('An approved product is approved again when its pending change is reverted', async () => {
    const product = await storeLiveProduct(server, { status: 'inactive' });
    await change(product, { name: 'Saladier' });
    const { body } = await change(product, { name: 'Bol en céramique bleue' }, 'admin', 2);
    expect(body).toMatchObject({
      pendingChanges: null,
      approvalState: 'approved',
      status: 'inactive',
    });
  });

  test('An approved product changes its price, stock and translations at once', async () => {
    const product = await storeLiveProduct(server);
    const { body } = await change(product, { price: 9_900, quantity: 1, nameAr: 'زلافة' });
    expect(body).toMatchObject({
      price: 9_900,
      quantity: 1,
      nameAr: 'زلافة',
      inventoryType: 'low_stock',
      pendingChanges: null,
      approvalState: 'approved',
    });
  });

  test.each([
    [{ name: null }, { name: ['required'] }],
    [{ categoryId: null }, { categoryId: ['required'] }],
    [{ brandId: null }, { brandId: ['required'] }],
    [{ description: '' }, { description: ['required'] }],
    [{ barcode: null }, { barcode: ['required'] }],
    [{ price: null }, { price: ['required'] }],
  ])(
    'An approved product must keep the fields required for its approval: %o',
    async (body, errors) => {
      const product = await storeLiveProduct(server);
      const reply = await change(product, body);
      expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    },
  );
});

describe('Unapproved product', () => {
  test('An unapproved product changes at once, also under review', async () => {
    for (const approvalState of ['new', 'under_review'] as const) {
      const product = await storeProduct(server, { approvalState });
      const { body } = await change(product, { name: 'Saladier' });
      expect(body).toMatchObject({ name: 'Saladier', pendingChanges: null, approvalState });
    }
  });

  test('A product must stay complete under review, but not before', async () => {
    const wanted: [WantedProduct['approvalState'], number][] = [
      ['under_review', 422],
      ['new', 200],
    ];
    for (const [approvalState = 'new', expected] of wanted) {
      const product = await storeProduct(server, { approvalState });
      expect((await change(product, { categoryId: null })).status).toBe(expected);
    }
  });
});

function pathOf({ id }: { id: string }) {
  return `/api/store/product/${id}`;
}

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function view(product: StoredProduct) {
  return staff.admin.get(pathOf(product));
}

function change(product: { id: string }, body: object, user: DemoUser = 'admin', revision = 1) {
  return staff[user].patch(pathOf(product), body, { revision });
}

async function found(q: string): Promise<string[]> {
  const { body } = await staff.admin.get(`/api/store/products/search/get/?q=${q}`);
  // An approximate result is no match.
  return body.isApproximate ? [] : body.items.map(({ code }: { code: string }) => code);
}
