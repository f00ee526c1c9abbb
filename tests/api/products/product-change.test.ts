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

describe('changing a product', () => {
  test('changes the fields named and no others', async () => {
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

  test('keeps the handle when the name changes', async () => {
    const product = await storeProduct(server);
    const { handle } = (await view(product)).body;
    expect((await change(product, { name: 'Tout autre chose' })).body.handle).toBe(handle);
  });

  test('empties a text with null or with blanks', async () => {
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
  ])('refuses %o and leaves no trace', async (body, errors) => {
    const product = await storeProduct(server, {
      variants: [{ stockOnHand: 9, stockReserved: 5 }],
    });
    const before = await productSnapshot(server, product);
    const reply = await change(product, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    expect(await productSnapshot(server, product)).toEqual(before);
  });

  test('takes stock down to what is reserved', async () => {
    const product = await storeProduct(server, {
      variants: [{ stockOnHand: 9, stockReserved: 5 }],
    });
    const { body } = await change(product, { quantity: 5 });
    expect([body.quantity, body.inventoryType]).toEqual([0, 'out_of_stock']);
    expect(body.variants[0]).toMatchObject({ stockOnHand: 5, stockReserved: 5, stockAvailable: 0 });
  });

  test.each(['barcode', 'price', 'compareAtPrice', 'quantity', 'stockAdjustment', 'weightGrams'])(
    'refuses %s on a variable product, whose variants have their own',
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

  test('changes the texts of a variable product and leaves its variants alone', async () => {
    const product = await storeProduct(server, { variants: [{ price: 100 }, { price: 200 }] });
    const { body } = await change(product, { nameAr: 'زلافة', lowStockThreshold: 50 });
    expect(body).toMatchObject({ nameAr: 'زلافة', inventoryType: 'low_stock', price: 100 });
    expect(body.variants.map((variant: { revision: number }) => variant.revision)).toEqual([1, 1]);
  });

  test.each(['price', 'compareAtPrice', 'costPrice'])(
    'asks for the permission on %s',
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

  test('leaves texts and stock to everybody', async () => {
    const product = await storeProduct(server);
    expect((await change(product, { nameEn: 'Bowl', quantity: 3 }, 'seller')).status).toBe(200);
  });

  test('is refused on an archived product, with the product as it stands', async () => {
    const product = await storeProduct(server, { archivedAt: new Date() });
    const { status, body } = await change(product, { nameEn: 'Bowl' });
    expect([status, body.code]).toEqual([409, 'action_not_allowed']);
    expect(body.current).toMatchObject({ id: product.id, isArchived: true, nameEn: null });
  });

  test('answers an unknown product and that of another store alike', async () => {
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

describe('the revision', () => {
  test('must be named', async () => {
    const product = await storeProduct(server);
    const { status, body } = await staff.admin.patch(pathOf(product), { nameEn: 'Bowl' });
    expect([status, body.code]).toEqual([428, 'precondition_required']);
  });

  test('of two editors lets the first write and shows the second what stands now', async () => {
    const product = await storeProduct(server);
    await change(product, { nameEn: 'Bowl' }, 'manager');
    const { status, body } = await change(product, { nameEn: 'Cup' });
    expect([status, body.code]).toEqual([412, 'stale_revision']);
    expect(body.current).toEqual((await view(product)).body);
    expect(body.current).toMatchObject({ nameEn: 'Bowl', revision: 2 });
  });

  test('of a product that doesn’t exist yet is stale', async () => {
    const product = await storeProduct(server);
    expect((await change(product, { nameEn: 'Bowl' }, 'admin', 2)).status).toBe(412);
  });
});

describe('an approved product', () => {
  test('keeps a new French name, category and brand waiting while the live ones stay', async () => {
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

  test('adds a second change to the first', async () => {
    const { otherBrandId } = await someReferences(server);
    const product = await storeLiveProduct(server);
    await change(product, { name: 'Saladier' });
    const { body } = await change(product, { brandId: otherBrandId }, 'admin', 2);
    expect(body.pendingChanges).toEqual({ name: 'Saladier', brandId: otherBrandId });
  });

  test('is approved again when the change is taken back', async () => {
    const product = await storeLiveProduct(server, { status: 'inactive' });
    await change(product, { name: 'Saladier' });
    const { body } = await change(product, { name: 'Bol en céramique bleue' }, 'admin', 2);
    expect(body).toMatchObject({
      pendingChanges: null,
      approvalState: 'approved',
      status: 'inactive',
    });
  });

  test('changes price, stock and translations at once', async () => {
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
  ])('can’t lose what its approval asked for: %o', async (body, errors) => {
    const product = await storeLiveProduct(server);
    const reply = await change(product, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });
});

describe('a new product', () => {
  test('changes at once while nobody has approved it, also under review', async () => {
    for (const approvalState of ['new', 'under_review'] as const) {
      const product = await storeProduct(server, { approvalState });
      const { body } = await change(product, { name: 'Saladier' });
      expect(body).toMatchObject({ name: 'Saladier', pendingChanges: null, approvalState });
    }
  });

  test('must stay complete under review, not before', async () => {
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

const pathOf = ({ id }: { id: string }) => `/api/store/product/${id}`;

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

const view = (product: StoredProduct) => staff.admin.get(pathOf(product));

const change = (product: { id: string }, body: object, user: DemoUser = 'admin', revision = 1) =>
  staff[user].patch(pathOf(product), body, { revision });

const found = async (q: string): Promise<string[]> => {
  const { body } = await staff.admin.get(`/api/store/products/search/get/?q=${q}`);
  // What is only spelled alike is no match.
  return body.isApproximate ? [] : body.items.map(({ code }: { code: string }) => code);
};
