import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variants } from '../../../server/database/schema/products';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import { productSnapshot, someReferences, storeProduct } from './product-builder';
import {
  COLOR,
  createVariableProduct,
  generateVariants,
  SIZE,
  variantValues,
} from './variant-fixtures';

const server = await startTestServer();

describe('Saving a product with all its variants', () => {
  test('The server changes the named variants, adds the new ones and removes the absent ones', async () => {
    const product = await fourVariants();
    const [first, second, third, fourth] = product.variants;
    const { status, body } = await save(product, {
      nameAr: 'بلغة',
      variants: [
        { id: fourth.id, stockOnHand: 7 },
        { id: first.id, price: 21_000, barcode: '6111245780127' },
        { optionValues: variantValues('l', 'rouge'), stockOnHand: 4 },
        { id: second.id },
      ],
    });
    expect([status, body.revision, body.quantity, body.priceMax]).toEqual([
      200,
      product.revision + 1,
      7 + 2 + 4 + 2,
      21_000,
    ]);
    expect(body.variants).toMatchObject([
      { ...fourth, stockOnHand: 7, stockAvailable: 7, position: 0, revision: 2, ...ANY_TIME },
      { ...first, price: 21_000, barcode: '6111245780127', position: 1, revision: 2, ...ANY_TIME },
      { sku: `${product.code}-L-ROUGE`, stockOnHand: 4, price: null, position: 2, revision: 1 },
      { ...second, position: 3, revision: 2, ...ANY_TIME },
    ]);
    const ids = body.variants.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(third.id);
    expect((await admin.get(`/api/store/product/${product.id}`)).body).toEqual(body);
    expect(await codesFound('6111245780127')).toContain(product.code);
  });

  test('The server does not change a variant that is named without changes', async () => {
    const product = await fourVariants();
    const { body } = await save(product, { variants: product.variants.map(idOf) });
    expect(body.variants).toEqual(product.variants);
  });

  test('The server accepts a new axis with a value on each variant, and drops an axis', async () => {
    const product = await twoSizes();
    const [small, medium] = product.variants;
    const both = await save(product, {
      variants: [
        { id: small.id, optionValues: variantValues('s', 'rouge') },
        { id: medium.id, optionValues: variantValues('m', 'rouge') },
        { optionValues: variantValues('s', 'vert') },
      ],
    });
    expect(both.body.variants.map(valuesOf)).toEqual([
      ['S', 'Rouge'],
      ['M', 'Rouge'],
      ['S', 'Vert'],
    ]);
    expect(both.body.variants[0]).toMatchObject({ id: small.id, stockOnHand: 2, sku: small.sku });
    const fewer = await save(both.body, {
      variants: [
        { id: small.id, optionValues: variantValues('s') },
        { id: medium.id, optionValues: variantValues('m') },
      ],
    });
    expect(fewer.body.variants.map(valuesOf)).toEqual([['S'], ['M']]);
  });

  test('The server reverses the axes when the first variant names them in reverse order', async () => {
    const product = await fourVariants();
    const turned = product.variants.map(({ id, optionValues }: Seen) => ({
      id,
      optionValues: optionValues
        .map(({ attributeId, valueId }) => ({ attributeId, valueId }))
        .reverse(),
    }));
    const { body } = await save(product, { variants: turned });
    expect(body.variants.map(valuesOf)[0]).toEqual(['Rouge', 'S']);
  });

  test('The server lets two variants swap their SKUs and their combinations', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    const { status, body } = await save(product, {
      variants: [
        { id: one.id, sku: other.sku, optionValues: variantValues('m') },
        { id: other.id, sku: one.sku, optionValues: variantValues('s') },
      ],
    });
    expect([status, body.variants.map(({ sku }: Seen) => sku)]).toEqual([
      200,
      [other.sku, one.sku],
    ]);
  });

  test('The server gives a new variant the SKU of a removed one', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    const wanted = [{ id: one.id }, { optionValues: variantValues('l'), sku: other.sku }];
    const { status, body } = await save(product, { variants: wanted });
    expect([status, body.variants[1].sku]).toEqual([200, other.sku]);
  });

  test('The server saves a draft without any variant', async () => {
    const product = await twoSizes();
    const { status, body } = await save(product, { variants: [] });
    expect([status, body.variants, body.quantity, body.price]).toEqual([200, [], 0, null]);
  });

  test('A variant loses an image that leaves the product in the same change', async () => {
    const { id } = await storeProduct(server, { variants: [{}, {}] });
    const product = (await admin.get(`/api/store/product/${id}`)).body;
    const [one, other] = product.variants;
    const variantsOn = (mediaIds: string[] | undefined) => [
      {
        id: one.id,
        optionValues: variantValues('s'),
        ...(mediaIds && { mediaIds }),
        stockOnHand: 3,
      },
      { id: other.id, optionValues: variantValues('m') },
    ];
    const shown = await save(product, { variants: variantsOn(product.mediaIds) });
    expect(shown.body.variants[0]).toMatchObject({ mediaIds: product.mediaIds });
    const { body } = await save(shown.body, { mediaIds: [], variants: variantsOn(undefined) });
    expect(body.variants[0]).toMatchObject({ mediaIds: [], pictureUrl: null });
  });
});

describe('Invalid variants', () => {
  test.each<[string, (seen: Product) => object[], Record<string, string[]>]>([
    [
      'a combination twice',
      ([one, other]) => [{ id: one.id }, { id: other.id, optionValues: variantValues('s') }],
      { 'variants.1.optionValues': ['duplicate_combination'] },
    ],
    [
      'other axes than the first',
      ([one, other]) => [
        { id: one.id, optionValues: variantValues('s', 'vert') },
        { id: other.id },
      ],
      { 'variants.1.optionValues': ['other_axes'] },
    ],
    [
      'a value nobody knows',
      ([one]) => [
        { id: one.id, optionValues: [{ attributeId: 'atr_size', valueId: 'atv_nobody' }] },
      ],
      { 'variants.0.optionValues': ['unknown_value'] },
    ],
    [
      'a new one without values',
      ([one]) => [{ id: one.id }, { stockOnHand: 3 }],
      { 'variants.1.optionValues': ['required'] },
    ],
    [
      'one that is no variant of it',
      ([one]) => [{ id: one.id }, { id: 'var_nobody', optionValues: variantValues('l') }],
      { 'variants.1.id': ['unknown_variant'] },
    ],
    [
      'one named twice',
      ([one]) => [{ id: one.id }, { id: one.id, optionValues: variantValues('l') }],
      { 'variants.1.id': ['duplicate'] },
    ],
    ['a blank code', ([one]) => [{ id: one.id, sku: ' ' }], { 'variants.0.sku': ['required'] }],
    ['a price of 0', ([one]) => [{ id: one.id, price: 0 }], { 'variants.0.price': ['price_zero'] }],
    [
      'an old price that is no higher',
      ([one, other]) => [{ id: one.id }, { id: other.id, compareAtPrice: 9_900 }],
      { 'variants.1.compareAtPrice': ['compare_at_not_above_price'] },
    ],
    [
      'a picture that the product lacks',
      ([one]) => [{ id: one.id, mediaIds: ['med_nobody'] }],
      { 'variants.0.mediaIds': ['unknown_media'] },
    ],
    [
      'an unknown field',
      ([one]) => [{ id: one.id, stockReserved: 0 }],
      { 'variants.0.stockReserved': ['unknown_field'] },
    ],
  ])(
    'The server refuses all changes when the variants have an error: %s',
    async (_, entries, errors) => {
      const product = await twoSizes();
      const before = await everything(product);
      const wanted = { nameAr: 'بلغة', variants: entries(product.variants) };
      const { status, body } = await save(product, wanted);
      expect([status, body.errors]).toEqual([422, errors]);
      expect(await everything(product)).toEqual(before);
    },
  );

  test('The server refuses a stock below the pieces that orders reserve', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    await reserve(other.id, 4, 9);
    const wanted = { variants: [{ id: one.id }, { id: other.id, stockOnHand: 3 }] };
    const { status, body } = await save(product, wanted);
    expect([status, body.errors]).toEqual([422, { 'variants.1.stockOnHand': ['below_reserved'] }]);
  });

  test('The server refuses to remove a variant with reserved pieces, and changes nothing', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    await reserve(other.id, 1, 9);
    const before = await everything(product);
    const { status, body } = await save(product, { nameAr: 'بلغة', variants: [{ id: one.id }] });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'variant_has_orders',
      { [`variants.${other.id}`]: ['variant_has_orders'] },
    ]);
    expect(await everything(product)).toEqual(before);
  });

  test('The server refuses to remove a variant that an order contains', async () => {
    const ordered = await server.database.db.execute(
      sql`select v.id, v.product_id from variants v join order_items o on o.variant_id = v.id
            join products p on p.id = v.product_id
           where p.product_type = 'variable' and v.stock_reserved = 0 and p.archived_at is null limit 1`,
    );
    const [row] = ordered.rows as { id: string; product_id: string }[];
    const { body: product } = await admin.get(`/api/store/product/${row?.product_id}`);
    const kept = product.variants.map(idOf).filter(({ id }: Seen) => id !== row?.id);
    const { status, body } = await save(product, { variants: kept });
    expect([status, Object.keys(body.errors)]).toEqual([409, [`variants.${row?.id}`]]);
  });

  test('The server refuses the SKU of another product or of another variant', async () => {
    const { code } = await storeProduct(server);
    const product = await twoSizes();
    const [one, other] = product.variants;
    const before = await everything(product);
    const theirs = await save(product, {
      variants: [{ id: one.id }, { id: other.id }, { optionValues: variantValues('l'), sku: code }],
    });
    expect([theirs.status, theirs.body.errors]).toEqual([
      409,
      { 'variants.2.sku': ['already_taken'] },
    ]);
    const own = await save(product, { variants: [{ id: one.id }, { id: other.id, sku: one.sku }] });
    expect(own.body.errors).toEqual({ 'variants.1.sku': ['already_taken'] });
    expect(await everything(product)).toEqual(before);
  });

  test('The server refuses more variants than a product may have', async () => {
    const product = await twoSizes();
    const many = Array.from({ length: 251 }, () => ({ optionValues: variantValues('s') }));
    expect((await save(product, { variants: many })).body.errors).toEqual({
      variants: ['too_many'],
    });
  });

  test('The server refuses variants of a simple product', async () => {
    const { id } = await storeProduct(server);
    const { status, body } = await save({ id, revision: 1 }, { variants: [] });
    expect([status, body.errors]).toEqual([422, { variants: ['not_variable'] }]);
  });
});

describe('Permissions and revisions of variant changes', () => {
  test('A seller may change stock and add variants, but may not set prices', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    const refused = await save(
      product,
      { variants: [{ id: one.id }, { id: other.id, price: null }] },
      'seller',
    );
    expect([refused.status, refused.body.errors]).toEqual([
      403,
      { 'variants.1.price': ['forbidden'] },
    ]);
    const added = { optionValues: variantValues('l'), price: 100 };
    const priced = await save(
      product,
      { variants: [{ id: one.id }, { id: other.id }, added] },
      'seller',
    );
    expect(priced.body.errors).toEqual({ 'variants.2.price': ['forbidden'] });
    const { status } = await save(
      product,
      {
        variants: [
          { id: one.id, stockOnHand: 9 },
          { id: other.id },
          { ...added, price: null, stockOnHand: 1 },
        ],
      },
      'seller',
    );
    expect(status).toBe(200);
  });

  test('The server answers variants of another store’s product with 404', async () => {
    const product = await twoSizes();
    const { status } = await save(product, { variants: [] }, 'admin2');
    expect(status).toBe(404);
  });

  test('Of twenty concurrent variant changes, one succeeds and the others receive its result', async () => {
    const product = await twoSizes();
    const [one, other] = product.variants;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        save(product, { variants: [{ id: one.id, stockOnHand: turn + 10 }, { id: other.id }] }),
      ),
    );
    const winners = replies.filter(({ status }) => status === 200);
    expect([winners.length, replies.filter(({ status }) => status === 412).length]).toEqual([
      1, 19,
    ]);
    for (const { status, body } of replies) {
      if (status === 412) expect(body.current).toEqual(winners[0]?.body);
    }
  });

  test('The server refuses variants without a revision, and of an archived product', async () => {
    const product = await twoSizes();
    const path = `/api/store/product/${product.id}`;
    expect((await admin.patch(path, { variants: [] })).status).toBe(428);
    await admin.post(`${path}/archive`);
    const archived = (await admin.get(path)).body;
    expect((await save(archived, { variants: [] })).status).toBe(409);
  });
});

describe('Records of variant changes', () => {
  test('The product history has a line for each changed variant, and one for the product’s own fields', async () => {
    const product = await fourVariants();
    const [first, second, third] = product.variants;
    await save(product, {
      nameAr: 'بلغة',
      variants: [
        { id: first.id, stockOnHand: 9, sku: first.sku },
        { id: second.id },
        { id: third.id },
        { optionValues: variantValues('l', 'vert'), sku: `${product.code}-NEW` },
      ],
    });
    const { body } = await admin.get(`/api/store/product/${product.id}/history?pageSize=4`);
    const lines = body.items.map(({ action, fields, sku }: Line) => ({ action, fields, sku }));
    expect(lines).toHaveLength(4);
    expect(lines).toEqual(
      expect.arrayContaining([
        { action: 'update', fields: ['nameAr'], sku: null },
        { action: 'deleteVariant', fields: [], sku: product.variants[3].sku },
        { action: 'updateVariant', fields: ['stockOnHand'], sku: first.sku },
        { action: 'createVariant', fields: [], sku: `${product.code}-NEW` },
      ]),
    );
  });

  test('The audit log has a line for each written variant, and none for the others', async () => {
    const product = await fourVariants();
    const [first, second, third] = product.variants;
    const { body } = await save(product, {
      variants: [{ id: first.id, stockOnHand: 9 }, { id: second.id }, { id: third.id }],
    });
    const { rows } = await server.database.db.execute(
      sql`select entity_id, action from audit_log where entity = 'variants'
            and entity_id in (select unnest(${sql.param(product.variants.map(({ id }: Seen) => id))}::text[]))
            and action <> 'insert' order by action`,
    );
    expect(rows).toEqual([
      { entity_id: product.variants[3].id, action: 'delete' },
      { entity_id: first.id, action: 'update' },
    ]);
    expect(body.variants).toHaveLength(3);
  });
});

describe('Saving variants as complete', () => {
  test('The server requires a price and a barcode of the variants as they are after the change', async () => {
    const product = await completeButVariants();
    const bare = await save(product, {
      saveAs: 'complete',
      variants: [{ optionValues: variantValues('s') }],
    });
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      { 'variants.0.price': ['required'], 'variants.0.barcode': ['required'] },
    ]);
    const full = { optionValues: variantValues('s'), price: 9_900, barcode: '6111245780127' };
    const { status, body } = await save(product, { saveAs: 'complete', variants: [full] });
    expect([status, body.price]).toEqual([200, 9_900]);
  });

  test('The server refuses to remove the last variant of a submitted product', async () => {
    const product = await twoSizes();
    const { db } = server.database;
    await db
      .update(products)
      .set({ approvalState: 'under_review' })
      .where(eq(products.id, product.id));
    const { status, body } = await save(product, { variants: [] });
    expect([status, body.errors]).toEqual([422, { price: ['required'] }]);
  });

  test('The server names each new variant of a submitted product that lacks a required field', async () => {
    const product = await twoSizes();
    const { db } = server.database;
    await db
      .update(products)
      .set({ approvalState: 'under_review' })
      .where(eq(products.id, product.id));
    const ofProduct = eq(variants.productId, product.id);
    await db.update(variants).set({ barcode: '6111245780127' }).where(ofProduct);
    const [s, m] = product.variants;
    const added = { optionValues: variantValues('l'), price: 9_900 };
    const { status, body } = await save(product, {
      variants: [{ id: s.id }, added, { id: m.id }],
    });
    expect([status, body.errors]).toEqual([422, { 'variants.1.barcode': ['required'] }]);
  });
});

interface Seen {
  readonly id: string;
  readonly sku: string;
  readonly optionValues: readonly { attributeId: string; valueId: string; value: string }[];
}
type Product = readonly [Seen, Seen];
interface Line {
  readonly action: string;
  readonly fields: readonly string[];
  readonly sku: string | null;
}

let admin: ApiClient;
const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
  admin = staff.admin;
});

const ANY_TIME = { updatedAt: expect.any(String) };

function idOf({ id }: Seen) {
  return { id };
}

function valuesOf({ optionValues }: Seen) {
  return optionValues.map(({ value }) => value);
}

/** Two sizes in two colours, with two pieces each at 99 DHS. */
async function fourVariants() {
  const { id } = await createVariableProduct(admin);
  return (await generateVariants(admin, id, [SIZE, COLOR], { price: 9_900, stockOnHand: 2 })).body;
}

async function twoSizes() {
  const { id } = await createVariableProduct(admin);
  return (await generateVariants(admin, id, [SIZE], { price: 9_900, stockOnHand: 2 })).body;
}

/** A product with all required fields of the create form, except those of the variants. */
async function completeButVariants() {
  const { categoryId, brandId } = await someReferences(server);
  const { id } = await storeProduct(server, { categoryId, brandId, productType: 'variable' });
  await server.database.db.delete(variants).where(eq(variants.productId, id));
  return (await admin.get(`/api/store/product/${id}`)).body;
}

function save(
  { id, revision }: { id: string; revision: number },
  body: object,
  user: DemoUser = 'admin',
) {
  return staff[user].patch(`/api/store/product/${id}`, body, { revision });
}

async function everything(product: { id: string }) {
  return [
    await productSnapshot(server, product),
    (await admin.get(`/api/store/product/${product.id}`)).body,
    (await admin.get(`/api/store/product/${product.id}/history`)).body,
  ];
}

function reserve(id: string, stockReserved: number, stockOnHand: number) {
  return server.database.db
    .update(variants)
    .set({ stockReserved, stockOnHand })
    .where(eq(variants.id, id));
}

async function codesFound(q: string): Promise<string[]> {
  const { body } = await admin.get(`/api/store/products/search/get/?q=${q}`);
  return body.isApproximate ? [] : body.items.map(({ code }: { code: string }) => code);
}
