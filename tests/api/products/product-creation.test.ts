import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../server/database/schema/products';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import { someReferences, storeProduct } from './product-builder';

const server = await startTestServer();

const RED = { attributeId: 'atr_color', valueId: 'atv_colorrouge' };

describe('Creating a product', () => {
  test('The server creates a draft with one variant from a code and a name in one language', async () => {
    const { status, body } = await create({ code: 'MIN-1', nameAr: ' مرآة ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: 'MIN-1',
      name: null,
      nameAr: 'مرآة',
      handle: 'مراة',
      productType: 'simple',
      status: 'draft',
      approvalState: 'new',
      isActive: false,
      isArchived: false,
      price: null,
      compareAtPrice: null,
      costPrice: null,
      quantity: 0,
      lowStockThreshold: 5,
      categoryId: null,
      brandId: null,
      barcode: null,
      pendingChanges: null,
      images: [],
      completeness: { fr: 0, en: 0, ar: 0.5 },
      revision: 1,
    });
    expect(body.variants).toMatchObject([
      { productId: body.id, sku: 'MIN-1', price: null, stockOnHand: 0, optionValues: [] },
    ]);
    expect((await staff.admin.get(pathOf(body))).body).toEqual(body);
  });

  test('The server stores all given fields of a new product', async () => {
    const { categoryId, brandId } = await someReferences(server);
    const given = {
      code: 'ALL-1',
      barcode: '6111245780127',
      name: 'Bol',
      nameEn: 'Bowl',
      nameAr: 'زلافة',
      description: 'Un bol.',
      descriptionEn: 'A bowl.',
      descriptionAr: 'زلافة.',
      categoryId,
      brandId,
      price: 13_500,
      compareAtPrice: 15_000,
      costPrice: 7_000,
      quantity: 4,
      lowStockThreshold: 2,
    };
    const { body } = await create(given);
    expect(body).toMatchObject({ ...given, priceMax: 13_500, inventoryType: 'in_stock' });
    expect(body.variants).toMatchObject([
      {
        sku: 'ALL-1',
        barcode: '6111245780127',
        price: 13_500,
        compareAtPrice: 15_000,
        stockOnHand: 4,
        stockReserved: 0,
        stockAvailable: 4,
        lowStockThreshold: 2,
      },
    ]);
    expect(body.completeness).toEqual({ fr: 0.75, en: 0.75, ar: 0.75 });
  });

  test('The server creates a variant that is not on sale yet', async () => {
    const { body } = await create({
      code: 'VAR-OFF',
      name: 'Caftan',
      productType: 'variable',
      variants: [
        { sku: 'VAR-OFF-R', optionValues: [RED], status: 'inactive' },
        { sku: 'VAR-OFF-B', optionValues: [{ ...RED, valueId: 'atv_colornoir' }] },
      ],
    });
    expect(body.variants).toMatchObject([
      { sku: 'VAR-OFF-R', status: 'inactive' },
      { sku: 'VAR-OFF-B', status: 'active' },
    ]);
  });

  test('The server derives a unique handle from the name', async () => {
    const handles = [];
    for (const code of ['HAN-1', 'HAN-2', 'HAN-3']) {
      handles.push((await create({ code, name: 'Œufs d’Autruche à l’Été' })).body.handle);
    }
    const [first] = handles;
    expect(handles).toEqual([first, `${first}-2`, `${first}-3`]);
    expect((await create({ code: 'HAN-4', name: '!!!' })).body.handle).toBe('han-4');
  });

  test('The server refuses the code of another product of the store', async () => {
    await create({ code: 'DUP-1', name: 'Premier' });
    const { status, body } = await create({ code: ' DUP-1 ', name: 'Second' });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'already_taken',
      { code: ['already_taken'] },
    ]);
    expect(await namesOf('DUP-1')).toEqual(['Premier']);
  });

  test('The server refuses a code that is the SKU of a variant, and stores nothing', async () => {
    await storeProduct(server, { code: 'VAR', variants: [{ sku: 'VAR-S' }, { sku: 'VAR-M' }] });
    const { status, body } = await create({ code: 'VAR-M', name: 'Bol' });
    expect([status, body.errors]).toEqual([409, { code: ['already_taken'] }]);
    expect(await namesOf('VAR-M')).toEqual([]);
  });

  test('Two stores may use the same code', async () => {
    expect((await create({ code: 'BOTH', name: 'Ici' })).status).toBe(201);
    expect((await create({ code: 'BOTH', name: 'Là' }, 'admin2')).status).toBe(201);
  });

  test.each([
    [{ name: 'Bol' }, { code: ['required'] }],
    [{ code: '', name: 'Bol' }, { code: ['required'] }],
    [{ code: '   ', name: 'Bol' }, { code: ['required'] }],
    [{ code: 'X'.repeat(65), name: 'Bol' }, { code: ['too_long'] }],
    [{ code: 'BAD' }, { name: ['required'] }],
    [{ code: 'BAD', name: ' ', nameEn: null, nameAr: '' }, { name: ['required'] }],
    [{ code: 'BAD', name: 'B'.repeat(256) }, { name: ['too_long'] }],
    [{ code: 'BAD', name: 'Bol', price: 0 }, { price: ['price_zero'] }],
    [{ code: 'BAD', name: 'Bol', price: -1 }, { price: ['too_small'] }],
    [{ code: 'BAD', name: 'Bol', price: 100_000_001 }, { price: ['too_large'] }],
    [{ code: 'BAD', name: 'Bol', price: 0.1 + 0.2 }, { price: ['invalid_type'] }],
    [{ code: 'BAD', name: 'Bol', price: '13500' }, { price: ['invalid_type'] }],
    [{ code: 'BAD', name: 'Bol', quantity: -1 }, { quantity: ['too_small'] }],
    [{ code: 'BAD', name: 'Bol', quantity: 1_000_001 }, { quantity: ['too_large'] }],
    [{ code: 'BAD', name: 'Bol', productType: 'bundle' }, { productType: ['not_allowed'] }],
    [
      { code: 'BAD', name: 'Bol', productType: 'variable', price: 100, quantity: 1 },
      { price: ['belongs_to_variants'], quantity: ['belongs_to_variants'] },
    ],
    [
      { code: 'BAD', name: 'Bol', variants: [{ optionValues: [RED] }] },
      { variants: ['not_variable'] },
    ],
    [
      { code: 'BAD', name: 'Bol', price: 100, compareAtPrice: 100 },
      { compareAtPrice: ['compare_at_not_above_price'] },
    ],
    [{ code: 'BAD', name: 'Bol', handle: 'Bol bleu' }, { handle: ['invalid_format'] }],
    [
      { code: 'BAD', name: 'Bol', attributes: [{ attributeId: 'atr_nobody', value: 'x' }] },
      { 'attributes.0.attributeId': ['unknown_attribute'] },
    ],
    [
      {
        code: 'BAD',
        name: 'Bol',
        attributes: [{ attributeId: 'atr_color', valueIds: ['atv_sizem'] }],
      },
      { 'attributes.0.valueIds': ['unknown_value'] },
    ],
    [{ code: 'BAD', name: 'Bol', categoryId: 'cat_nobody' }, { categoryId: ['unknown_category'] }],
    [{ code: 'BAD', name: 'Bol', brandId: 'brd_nobody' }, { brandId: ['unknown_brand'] }],
    [
      { code: 'BAD', price: 0 },
      { name: ['required'], price: ['price_zero'] },
    ],
  ])('The server refuses to create a product from %o', async (body, errors) => {
    const reply = await create(body);
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
      422,
      'validation_failed',
      errors,
    ]);
    expect(await namesOf('BAD')).toEqual([]);
  });

  test.each([
    'id',
    'storeId',
    'status',
    'approvalState',
    'revision',
    'archivedAt',
    'searchText',
    'priceMin',
    'pendingChanges',
    'rejectionReason',
  ])('The server refuses the field %s in a request', async (field) => {
    const { status, body } = await create({ code: 'BAD', name: 'Bol', [field]: 'published' });
    expect([status, body.errors]).toEqual([422, { [field]: ['unknown_field'] }]);
    expect(await namesOf('BAD')).toEqual([]);
  });

  test.each(['__proto__', 'constructor'])(
    'The server refuses a body with the field %s',
    async (field) => {
      const raw = `{"code":"BAD","name":"Bol","${field}":{"prototype":{"status":"published"}}}`;
      const headers = { 'content-type': 'application/json' };
      expect((await staff.admin.request('POST', CREATE, { raw, headers })).status).toBe(400);
      expect(await namesOf('BAD')).toEqual([]);
    },
  );

  test('The server refuses prices from a user who may not set them', async () => {
    const { status, body } = await create(
      { code: 'BAD', name: 'Bol', price: 13_500, costPrice: 1 },
      'seller',
    );
    expect([status, body.code, body.errors]).toEqual([
      403,
      'forbidden',
      { price: ['forbidden'], costPrice: ['forbidden'] },
    ]);
    expect(await namesOf('BAD')).toEqual([]);
    const unpriced = await create(
      { code: 'SEL-1', name: 'Bol', price: null, quantity: 2 },
      'seller',
    );
    expect([unpriced.status, unpriced.body.price]).toEqual([201, null]);
  });

  test('The server returns the cost of a product only to users who may see profit', async () => {
    const { body } = await create({ code: 'COST', name: 'Bol', costPrice: 7_000 });
    expect((await staff.manager.get(pathOf(body))).body.costPrice).toBe(7_000);
    expect((await staff.seller.get(pathOf(body))).body.costPrice).toBeNull();
  });

  test('The server creates one product under one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'create-once-1' };
    const body = { code: 'ONCE', name: 'Bol' };
    const replies = [];
    for (let time = 0; time < 3; time += 1) {
      replies.push(await staff.admin.post(CREATE, body, key));
    }
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
    expect(replies[2]?.body).toEqual(replies[0]?.body);
    expect(await namesOf('ONCE')).toEqual(['Bol']);
  });

  test('The server refuses to create a product for an anonymous caller', async () => {
    expect((await server.anonymous.post(CREATE, { code: 'BAD', name: 'Bol' })).status).toBe(401);
  });

  test('The server stores markup in a name as plain text', async () => {
    const name = '<img src=x onerror=alert(1)> "\'; drop table products; --';
    expect((await create({ code: 'XSS-1', name })).body.name).toBe(name);
  });
});

const CREATE = '/api/store/product/create';

function pathOf({ id }: { id: string }) {
  return `/api/store/product/${id}`;
}

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function create(body: object, user: DemoUser = 'admin') {
  return staff[user].post(CREATE, body);
}

async function namesOf(code: string): Promise<(string | null)[]> {
  const { db } = server.database;
  const rows = await db.select().from(products).where(eq(products.code, code));
  return rows.map(({ name }) => name);
}
