import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variants } from '../../../server/database/schema/products';
import { attributeValues } from '../../../server/database/schema/reference';
import { ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import { productSnapshot, storeLiveProduct, storeProduct } from './product-builder';
import {
  COLOR,
  createVariableProduct,
  generateVariants,
  SIZE,
  VARIANTS,
  variantValues,
} from './variant-fixtures';

const server = await startTestServer();

describe('Creating a variable product', () => {
  test('The server creates a variable product with its variants, and computes its totals from them', async () => {
    const body = await createVariableProduct(admin, {
      code: 'BABOUCHE',
      variants: [
        {
          optionValues: variantValues('s'),
          sku: 'BAB-S',
          price: 15_000,
          stockOnHand: 3,
          barcode: '611',
        },
        { optionValues: variantValues('m'), price: 18_000, compareAtPrice: 20_000, stockOnHand: 4 },
      ],
    });
    expect(body).toMatchObject({ productType: 'variable', price: 15_000, priceMax: 18_000 });
    expect(body).toMatchObject({ quantity: 7, barcode: null });
    expect(body.variants).toMatchObject([
      { sku: 'BAB-S', barcode: '611', stockOnHand: 3, optionValues: [{ value: 'S' }] },
      { sku: 'BABOUCHE-M', compareAtPrice: 20_000, optionValues: [{ attribute: 'Taille' }] },
    ]);
    expect(await codesFound('BAB-S')).toContain('BABOUCHE');
  });

  test.each([
    [
      [{ optionValues: variantValues('s') }, { optionValues: variantValues('s') }],
      'variants.1.optionValues',
      'duplicate_combination',
    ],
    [
      [{ optionValues: variantValues('s') }, { optionValues: variantValues('m', 'vert') }],
      'variants.1.optionValues',
      'other_axes',
    ],
    [
      [{ optionValues: [...variantValues('s'), ...variantValues('m')] }],
      'variants.0.optionValues',
      'duplicate',
    ],
    [
      [{ optionValues: [{ attributeId: 'atr_size', valueId: 'atv_colorvert' }] }],
      'variants.0.optionValues',
      'unknown_value',
    ],
    [
      [{ optionValues: [{ attributeId: 'atr_season', valueId: 'atv_seasonete' }] }],
      'variants.0.optionValues',
      'unknown_value',
    ],
    [[{ optionValues: variantValues('s'), price: 0 }], 'variants.0.price', 'price_zero'],
    [
      [{ optionValues: variantValues('s'), price: 2, compareAtPrice: 2 }],
      'variants.0.compareAtPrice',
      'compare_at_not_above_price',
    ],
    [[{ optionValues: variantValues('s'), sku: ' ' }], 'variants.0.sku', 'required'],
  ])('The server refuses to create variants from %j', async (wanted, field, code) => {
    const reply = await admin.post('/api/store/product/create', {
      code: 'NOPE',
      name: 'Babouches',
      productType: 'variable',
      variants: wanted,
    });
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: [code] }]);
    expect(await codesFound('NOPE')).toEqual([]);
  });

  test('The server refuses prices of variants from a user who may not set them', async () => {
    const { status, body } = await staff.seller.post('/api/store/product/create', {
      code: 'NOPE',
      name: 'Babouches',
      productType: 'variable',
      variants: [
        { optionValues: variantValues('s') },
        { optionValues: variantValues('m'), price: 100 },
      ],
    });
    expect([status, body.errors]).toEqual([403, { 'variants.1.price': ['forbidden'] }]);
  });
});

describe('Generating variants', () => {
  test('The server generates one variant for each combination, with the given price and stock', async () => {
    const { id, code, revision } = await createVariableProduct(admin);
    const { status, body } = await generateVariants(admin, id, [SIZE, COLOR], {
      price: 9_900,
      stockOnHand: 2,
    });
    expect([status, body.revision, body.quantity]).toEqual([200, revision + 1, 8]);
    expect(skusOf(body)).toEqual([
      `${code}-S-ROUGE`,
      `${code}-S-VERT`,
      `${code}-M-ROUGE`,
      `${code}-M-VERT`,
    ]);
  });

  test('Generating variants keeps the SKU, price, stock and id of existing ones', async () => {
    const { id } = await createVariableProduct(admin);
    const wanted = {
      productId: id,
      optionValues: variantValues('m'),
      sku: 'KEPT',
      price: 1_000,
      stockOnHand: 9,
    };
    const kept = (await admin.post(`${VARIANTS}/create`, wanted)).body;
    const { body } = await generateVariants(admin, id, [SIZE, COLOR]);
    expect(body.variants).toHaveLength(4);
    expect(body.variants.find((one: { id: string }) => one.id === kept.id)).toMatchObject({
      sku: 'KEPT',
      price: 1_000,
      stockOnHand: 9,
      optionValues: [{ value: 'M' }, { value: 'Rouge' }],
    });
  });

  test('Generating the same variants again changes nothing', async () => {
    const { id } = await createVariableProduct(admin);
    const first = (await generateVariants(admin, id, [SIZE])).body;
    const second = (await generateVariants(admin, id, [SIZE])).body;
    expect(second.variants).toEqual(first.variants);
  });

  test('The server refuses to drop an axis that distinguishes two variants', async () => {
    const { id } = await createVariableProduct(admin);
    await generateVariants(admin, id, [SIZE, COLOR]);
    const before = await productSnapshot(server, { id });
    const { status, body } = await generateVariants(admin, id, [SIZE]);
    expect([status, body.errors]).toEqual([422, { axes: ['combinations_collide'] }]);
    expect(await productSnapshot(server, { id })).toEqual(before);
  });

  test.each([
    [[SIZE, SIZE], { 'axes.1.attributeId': ['duplicate'] }],
    [[{ ...SIZE, valueIds: ['atv_sizes', 'atv_sizes'] }], { 'axes.0.valueIds': ['duplicate'] }],
    [[{ ...SIZE, valueIds: ['atv_nobody'] }], { 'axes.0.valueIds': ['unknown_value'] }],
    [[{ ...SIZE, valueIds: [] }], { 'axes.0.valueIds': ['too_few'] }],
    [[], { axes: ['too_few'] }],
  ])('The server refuses the axes %j', async (axes, errors) => {
    const { id } = await createVariableProduct(admin);
    const { status, body } = await generateVariants(admin, id, axes);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('The server refuses to generate more combinations than a product may have', async () => {
    const { id } = await createVariableProduct(admin);
    const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', ...range(36, 45)].map(
      (size) => `atv_size${size}`,
    );
    const colors = (await admin.get('/api/attributes/values/get/?attributeId=atr_color')).body
      .items;
    const { status, body } = await generateVariants(admin, id, [
      { attributeId: 'atr_size', valueIds: sizes },
      { attributeId: 'atr_color', valueIds: colors.map((one: { id: string }) => one.id) },
      { attributeId: 'atr_material', valueIds: ['atv_materialcuir', 'atv_materiallaine'] },
    ]);
    expect([status, body.errors]).toEqual([422, { axes: ['too_many'] }]);
  });

  test('The server refuses to generate variants from a value of another store', async () => {
    const theirs = { id: 'atv_zahra', attributeId: 'atr_size', storeId: ZAHRA.id };
    await server.database.db.insert(attributeValues).values({ ...theirs, code: 'z', name: 'Z' });
    const { id } = await createVariableProduct(admin);
    const { status } = await generateVariants(admin, id, [{ ...SIZE, valueIds: ['atv_zahra'] }]);
    expect(status).toBe(422);
  });

  test('The server refuses to generate variants of a simple or an archived product', async () => {
    const simple = await storeProduct(server);
    const refused = await generateVariants(admin, simple.id, [SIZE]);
    expect([refused.status, refused.body.errors]).toEqual([422, { productId: ['not_variable'] }]);
    const { id } = await createVariableProduct(admin);
    await admin.post(`/api/store/product/${id}/archive`);
    const { status, body } = await generateVariants(admin, id, [SIZE]);
    expect([status, body.code, body.current.id]).toEqual([409, 'action_not_allowed', id]);
    const priced = await generateVariants(staff.seller, id, [SIZE], { price: 100 });
    expect([priced.status, priced.body.errors]).toEqual([403, { price: ['forbidden'] }]);
  });
});

describe('Adding a variant', () => {
  test('The server refuses the price of a new variant from a user who may not set it', async () => {
    const { id } = await createVariableProduct(admin);
    const wanted = { productId: id, optionValues: variantValues('l'), price: 100 };
    const { status, body } = await staff.seller.post('/api/store/variant/create', wanted);
    expect([status, body.errors]).toEqual([403, { price: ['forbidden'] }]);
  });

  test('A new variant needs a value on each axis, in any order, and a new combination', async () => {
    const { id } = await createVariableProduct(admin);
    await generateVariants(admin, id, [{ ...SIZE, valueIds: ['atv_sizes'] }, COLOR]);
    const wanted = {
      productId: id,
      optionValues: variantValues('m', 'vert').reverse(),
      stockOnHand: 1,
    };
    const { status, body } = await admin.post(`${VARIANTS}/create`, wanted);
    expect([status, body.optionValues.map(({ value }: { value: string }) => value)]).toEqual([
      201,
      ['M', 'Vert'],
    ]);
    const again = await admin.post(`${VARIANTS}/create`, wanted);
    expect([again.status, again.body.errors]).toEqual([
      422,
      { optionValues: ['duplicate_combination'] },
    ]);
  });

  test('The server refuses an SKU that the store already has, and accepts it in another store', async () => {
    const { id } = await createVariableProduct(admin);
    const { code } = await storeProduct(server);
    const wanted = { productId: id, optionValues: variantValues('s'), sku: code };
    const { status, body } = await admin.post(`${VARIANTS}/create`, wanted);
    expect([status, body.errors]).toEqual([409, { sku: ['already_taken'] }]);
    const theirs = await createVariableProduct(staff.admin2);
    const other = await staff.admin2.post(`${VARIANTS}/create`, {
      ...wanted,
      productId: theirs.id,
    });
    expect(other.status).toBe(201);
  });

  test('The server answers a new variant of another store’s product with 404', async () => {
    const { id } = await createVariableProduct(admin);
    const wanted = { productId: id, optionValues: variantValues('s') };
    expect((await staff.admin2.post(`${VARIANTS}/create`, wanted)).status).toBe(404);
  });
});

describe('Changing a variant', () => {
  test('The server changes the named fields of a variant, the product’s totals and both revisions', async () => {
    const variant = await anyVariant();
    const before = (await admin.get(`/api/store/product/${variant.productId}`)).body;
    const wanted = {
      price: 21_000,
      compareAtPrice: 25_000,
      costPrice: 9_000,
      stockOnHand: 12,
      barcode: '6111245780127',
      weightGrams: 450,
      position: 5,
      lowStockThreshold: 3,
    };
    const { status, body } = await change(variant, wanted);
    expect([status, body]).toEqual([
      200,
      {
        ...variant,
        ...wanted,
        stockAvailable: 12,
        revision: 2,
        updatedAt: body.updatedAt,
      },
    ]);
    expect((await admin.get(`${VARIANTS}/${variant.id}`)).body).toEqual(body);
    const after = (await admin.get(`/api/store/product/${variant.productId}`)).body;
    expect([after.revision, after.priceMax, after.quantity]).toEqual([
      before.revision + 1,
      21_000,
      before.quantity + 12,
    ]);
    expect(await codesFound('6111245780127')).toContain(after.code);
  });

  test.each([
    [{ price: 0 }, { price: ['price_zero'] }],
    [{ compareAtPrice: 9_900 }, { compareAtPrice: ['compare_at_not_above_price'] }],
    [{ stockOnHand: -1 }, { stockOnHand: ['too_small'] }],
    [{ stockAdjustment: -1 }, { stockAdjustment: ['below_reserved'] }],
    [{ stockAdjustment: 1, stockOnHand: 4 }, { stockAdjustment: ['not_allowed'] }],
    [{ sku: '  ' }, { sku: ['required'] }],
    [{ optionValues: variantValues('m') }, { optionValues: ['duplicate_combination'] }],
    [{ optionValues: variantValues('l', 'vert') }, { optionValues: ['other_axes'] }],
    [{ stockReserved: 0 }, { stockReserved: ['unknown_field'] }],
    [{ productId: 'prd_other' }, { productId: ['unknown_field'] }],
    [{}, { _: ['empty'] }],
  ])('The server refuses %j and changes nothing', async (body, errors) => {
    const variant = await anyVariant();
    const before = await productSnapshot(server, { id: variant.productId });
    const reply = await change(variant, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    expect(await productSnapshot(server, { id: variant.productId })).toEqual(before);
  });

  test('The server moves a variant to a free combination', async () => {
    const variant = await anyVariant();
    const { body } = await change(variant, { optionValues: variantValues('l') });
    expect(body.optionValues).toMatchObject([{ attribute: 'Taille', value: 'L' }]);
  });

  test('The server refuses a stock of a variant below its reserved pieces', async () => {
    const variant = await anyVariant();
    await reserve(variant.id, 4, 9);
    expect((await change(variant, { stockOnHand: 3 })).body.errors).toEqual({
      stockOnHand: ['below_reserved'],
    });
    expect((await adjust(variant, -6)).body.errors).toEqual({
      stockAdjustment: ['below_reserved'],
    });
    expect((await adjust(variant, -5)).body).toMatchObject({ stockOnHand: 4, stockAvailable: 0 });
  });

  test('The server requires the revision of a variant, except to add or take pieces', async () => {
    const variant = await anyVariant();
    const path = `${VARIANTS}/${variant.id}`;
    expect((await admin.patch(path, { weightGrams: 3 })).status).toBe(428);
    expect((await adjust(variant, 3)).body.stockOnHand).toBe(3);
    const stale = await change(variant, { weightGrams: 3 });
    expect([stale.status, stale.body.current.stockOnHand]).toEqual([412, 3]);
    expect((await change(variant, { stockAdjustment: 1 })).status).toBe(412);
  });

  test('An inactive variant no longer counts for the product’s price and pieces', async () => {
    const { id } = await createVariableProduct(admin);
    const { body } = await generateVariants(admin, id, [SIZE], { price: 5_000, stockOnHand: 3 });
    const [first, second] = body.variants;
    await change(first, { price: 1_000 });
    await change({ ...first, revision: 2 }, { status: 'inactive' });
    const product = (await admin.get(`/api/store/product/${id}`)).body;
    expect([product.price, product.quantity, product.variants.length]).toEqual([5_000, 3, 2]);
    expect((await change(second, { status: 'inactive' })).status).toBe(200);
    expect((await admin.get(`/api/store/product/${id}`)).body).toMatchObject({
      price: null,
      quantity: 0,
      inventoryType: 'out_of_stock',
    });
  });

  test('The server refuses to change the status and the SKU of a simple product’s variant', async () => {
    const { variantIds } = await storeProduct(server);
    const variant = (await admin.get(`${VARIANTS}/${variantIds[0]}`)).body;
    expect((await change(variant, { status: 'inactive', sku: 'OTHER' })).body.errors).toEqual({
      status: ['belongs_to_product'],
      sku: ['belongs_to_product'],
    });
    expect((await change(variant, { optionValues: variantValues('s') })).body.errors).toEqual({
      optionValues: ['not_variable'],
    });
    expect((await change(variant, { weightGrams: 120 })).status).toBe(200);
  });

  test('The server refuses to remove the price of a live product’s variant', async () => {
    const { variantIds } = await storeLiveProduct(server);
    const variant = (await admin.get(`${VARIANTS}/${variantIds[0]}`)).body;
    expect((await change(variant, { price: null })).body.errors).toEqual({ price: ['required'] });
  });

  test('The server refuses prices of a variant from a seller, and hides its cost from them', async () => {
    const variant = await anyVariant();
    const refused = await staff.seller.patch(
      `${VARIANTS}/${variant.id}`,
      { price: 1, costPrice: 1 },
      { revision: 1 },
    );
    expect([refused.status, refused.body.errors]).toEqual([
      403,
      { price: ['forbidden'], costPrice: ['forbidden'] },
    ]);
    await change(variant, { costPrice: 500 });
    expect((await admin.get(`${VARIANTS}/${variant.id}`)).body.costPrice).toBe(500);
    expect((await staff.seller.get(`${VARIANTS}/${variant.id}`)).body.costPrice).toBeNull();
  });

  test('The server refuses changes of a variant with a taken SKU, of an archived product, or of another store', async () => {
    const variant = await anyVariant();
    const { code } = await storeProduct(server);
    const taken = await change(variant, { sku: code });
    expect([taken.status, taken.body.errors]).toEqual([409, { sku: ['already_taken'] }]);
    expect((await staff.admin2.get(`${VARIANTS}/${variant.id}`)).status).toBe(404);
    const foreign = await staff.admin2.patch(`${VARIANTS}/${variant.id}`, { stockAdjustment: 1 });
    expect(foreign.status).toBe(404);
    await admin.post(`/api/store/product/${variant.productId}/archive`);
    const { status, body } = await change(variant, { weightGrams: 1 });
    expect([status, body.code]).toEqual([409, 'action_not_allowed']);
  });
});

describe('Removing variants', () => {
  test('The server removes either all given variants without orders, or none', async () => {
    const { id } = await createVariableProduct(admin);
    const { body } = await generateVariants(admin, id, [SIZE, COLOR], {
      price: 100,
      stockOnHand: 1,
    });
    const [first, second, third] = body.variants.map((one: { id: string }) => one.id);
    const removed = await remove([first, second]);
    expect([removed.status, removed.body]).toEqual([200, { ids: [first, second] }]);
    await reserve(third, 1, 1);
    const before = await productSnapshot(server, { id });
    const refused = await remove([body.variants[3].id, third]);
    expect([refused.status, refused.body.code]).toEqual([409, 'variant_has_orders']);
    expect(await productSnapshot(server, { id })).toEqual(before);
    expect((await admin.get(`/api/store/product/${id}`)).body.quantity).toBe(1);
  });

  test('The server refuses to remove a variant that an order contains', async () => {
    const items = await server.database.db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.productType, 'variable'));
    const codes = new Set<string>();
    for (const { id } of items) codes.add((await remove([id])).body.code);
    expect(codes).toContain('variant_has_orders');
  });

  test('The server refuses to remove variants of simple products and other stores, and unknown variants', async () => {
    const { variantIds } = await storeProduct(server);
    const simple = await remove([...variantIds]);
    expect([simple.status, simple.body.errors]).toEqual([422, { ids: ['not_variable'] }]);
    expect((await remove(['var_nobody'])).status).toBe(404);
    const variant = await anyVariant();
    const foreign = await staff.admin2.post(`${VARIANTS}/delete/`, { ids: [variant.id] });
    expect(foreign.status).toBe(404);
  });

  test('The server refuses to remove the last variant of a submitted product', async () => {
    const { id } = await createVariableProduct(admin);
    const { body } = await generateVariants(admin, id, [{ ...SIZE, valueIds: ['atv_sizes'] }], {
      price: 9,
    });
    const { db } = server.database;
    await db.update(products).set({ approvalState: 'under_review' }).where(eq(products.id, id));
    const refused = await remove([body.variants[0].id]);
    expect([refused.status, refused.body.errors]).toEqual([422, { price: ['required'] }]);
  });
});

test.each([
  ['POST', '/create'],
  ['POST', '/generate'],
  ['POST', '/delete/'],
  ['PATCH', '/var_x'],
] as const)('The server accepts only valid JSON for %s %s', async (method, path) => {
  const odd = { raw: '{}', headers: { 'content-type': 'text/plain' } };
  expect((await admin.request(method, `${VARIANTS}${path}`, odd)).status).toBe(415);
  const broken = { raw: '{', headers: { 'content-type': 'application/json' } };
  expect((await admin.request(method, `${VARIANTS}${path}`, broken)).status).toBe(400);
});

test.each([
  '/api/store/variant/prd_x',
  '/api/store/variant/var_x?full=1',
  '/api/store/product/var_x/history',
  '/api/store/product/prd_x/sales?from=2026-01-01',
])('The server refuses %s, which is not in the contract, with 400', async (path) => {
  expect((await admin.get(path)).status).toBe(400);
});

test('The server answers requests for an unknown variant with 404', async () => {
  const path = `${VARIANTS}/var_nobody`;
  expect((await admin.get(path)).status).toBe(404);
  expect((await admin.patch(path, { price: 1 }, { revision: 1 })).status).toBe(404);
  expect((await admin.patch(path, { price: 1 }, { headers: { 'if-match': '1' } })).status).toBe(
    400,
  );
});

let admin: ApiClient;
const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
  admin = staff.admin;
});

interface Seen {
  readonly id: string;
  readonly revision: number;
  readonly productId: string;
}

/** The smaller of two sizes, priced at 99 DHS, without stock. */
async function anyVariant(): Promise<Seen> {
  const { id } = await createVariableProduct(admin);
  return (await generateVariants(admin, id, [SIZE], { price: 9_900 })).body.variants[0];
}

function change(variant: Seen, body: object) {
  return admin.patch(`${VARIANTS}/${variant.id}`, body, { revision: variant.revision });
}

function adjust(variant: Seen, stockAdjustment: number) {
  return admin.patch(`${VARIANTS}/${variant.id}`, { stockAdjustment });
}

function remove(ids: string[]) {
  return admin.post(`${VARIANTS}/delete/`, { ids });
}

function reserve(id: string, stockReserved: number, stockOnHand: number) {
  return server.database.db
    .update(variants)
    .set({ stockReserved, stockOnHand })
    .where(eq(variants.id, id));
}

function skusOf(product: { variants: { sku: string }[] }) {
  return product.variants.map(({ sku }) => sku);
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

async function codesFound(q: string): Promise<string[]> {
  const { body } = await admin.get(`/api/store/products/search/get/?q=${q}`);
  return body.isApproximate ? [] : body.items.map(({ code }: { code: string }) => code);
}
