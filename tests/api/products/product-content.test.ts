import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../server/database/schema/products';
import { attributeCategories, attributes } from '../../../server/database/schema/reference';
import { ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { someReferences, storeLiveProduct, storeProduct } from './product-builder';
import { variantValues } from './variant-fixtures';

const server = await startTestServer();

describe('Saving a product', () => {
  test('Saving a product as complete requires all fields that the create form requires', async () => {
    const { status, body } = await create({ code: 'WHOLE', name: 'Bol', saveAs: 'complete' });
    const required = ['required'];
    expect([status, body.errors]).toEqual([
      422,
      {
        barcode: required,
        description: required,
        content: required,
        categoryId: required,
        brandId: required,
        price: required,
      },
    ]);
    expect(await server.database.db.$count(products)).toBe(await countedBefore);
    expect((await create({ ...(await whole()), saveAs: 'complete' })).status).toBe(201);
  });

  test('Saving a product as a draft requires a code and a name in one language', async () => {
    expect((await create({ code: 'DRAFT', nameEn: 'Bowl', saveAs: 'draft' })).status).toBe(201);
  });

  test('Saving a variable product as complete requires a price and a barcode of each variant', async () => {
    const { price: _, barcode: __, ...texts } = await whole();
    const wanted = { ...texts, code: 'VARIABLE', productType: 'variable', saveAs: 'complete' };
    const refused = await create({ ...wanted, variants: [{ optionValues: variantValues('s') }] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'variants.0.price': ['required'], 'variants.0.barcode': ['required'] },
    ]);
    const variants = [{ optionValues: variantValues('s'), price: 100, barcode: '6111245780127' }];
    expect((await create({ ...wanted, variants })).status).toBe(201);
  });

  test('Saving an existing product as complete validates it as it is after the change', async () => {
    const product = await storeProduct(server, { content: null });
    const refused = await change(product, { nameEn: 'Bowl', saveAs: 'complete' });
    expect([refused.status, refused.body.errors]).toEqual([422, { content: ['required'] }]);
    const wanted = { content: '<p>Un bol.</p>', saveAs: 'complete' };
    expect((await change(product, wanted)).status).toBe(200);
  });

  test('The server stores handle, stock policy, weight and attributes of a product', async () => {
    const { status, body } = await create({
      code: 'ALL',
      name: 'Bol',
      handle: 'bol-de-fes',
      stockPolicy: 'backorder',
      weightGrams: 640,
      attributes: [
        { attributeId: 'atr_color', valueIds: ['atv_colornuit'] },
        { attributeId: 'atr_care', value: ' Laver à la main ' },
        { attributeId: 'atr_handmade', value: true },
      ],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ handle: 'bol-de-fes', stockPolicy: 'backorder' });
    expect(body.variants[0].weightGrams).toBe(640);
    expect(body.attributes).toEqual([
      { attributeId: 'atr_color', valueIds: ['atv_colornuit'], value: null },
      { attributeId: 'atr_care', valueIds: [], value: 'Laver à la main' },
      { attributeId: 'atr_handmade', valueIds: [], value: true },
    ]);
  });

  test('The server refuses a code or a handle that the store already has', async () => {
    const [one, other] = [await storeProduct(server), await storeProduct(server)];
    const { handle } = (await admin.get(`/api/store/product/${other.id}`)).body;
    const taken = await change(one, { handle });
    expect([taken.status, taken.body.errors]).toEqual([409, { handle: ['already_taken'] }]);
    expect((await create({ code: 'FREE', name: 'Bol', handle })).body.errors).toEqual({
      handle: ['already_taken'],
    });
    expect((await change(one, { code: other.code })).body.errors).toEqual({
      code: ['already_taken'],
    });
    const { body } = await change(one, { code: 'RENAMED', handle: 'renomme' });
    expect([body.code, body.handle, body.variants[0].sku]).toEqual([
      'RENAMED',
      'renomme',
      'RENAMED',
    ]);
  });
});

describe('Rich text', () => {
  const hostile =
    '<p onclick="x()">Bol</p><script>alert(1)</script><a href="javascript:x">lien</a><img src=x onerror=x>';
  const clean = '<p>Bol</p><a rel="nofollow noopener noreferrer">lien</a>';

  test('The server cleans rich text in all three languages, at creation and at every change', async () => {
    const created = (
      await create({
        code: 'RICH',
        name: 'Bol',
        content: hostile,
        contentEn: hostile,
        contentAr: '<p></p>',
      })
    ).body;
    expect([created.content, created.contentEn, created.contentAr]).toEqual([clean, clean, null]);
    expect(created.completeness).toEqual({ fr: 0.75, en: 0.25, ar: 0 });
    const { body } = await change(created, { contentAr: hostile, content: null });
    expect([body.content, body.contentAr]).toEqual([null, clean]);
  });

  test('The server refuses markup without text as the content of a live product', async () => {
    const product = await storeLiveProduct(server);
    const { status, body } = await change(product, { content: '<p><br></p><script>1</script>' });
    expect([status, body.errors]).toEqual([422, { content: ['required'] }]);
  });

  test('The server refuses rich text that is too long', async () => {
    const content = 'x'.repeat(50_001);
    expect((await create({ code: 'LONG', name: 'Bol', content })).body.errors).toEqual({
      content: ['too_long'],
    });
  });
});

describe('Product attributes', () => {
  test('The attributes of a product are replaced as a whole, and kept by changes of other fields', async () => {
    const product = await storeProduct(server);
    const care = { attributeId: 'atr_care', value: 'Laver' };
    const color = { attributeId: 'atr_color', valueIds: ['atv_colorrouge'] };
    await change(product, { attributes: [care, color] });
    const kept = (await change(product, { nameEn: 'Bowl' }, 2)).body.attributes;
    expect(kept.map(idOf)).toEqual(['atr_care', 'atr_color']);
    const replaced = (await change(product, { attributes: [color] }, 3)).body.attributes;
    expect(replaced.map(idOf)).toEqual(['atr_color']);
    expect((await change(product, { attributes: [] }, 4)).body.attributes).toEqual([]);
  });

  test('Attributes of a category are accepted in its subcategories, and refused elsewhere', async () => {
    const { db } = server.database;
    const refs = await someReferences(server);
    await db.insert(attributes).values([
      { id: 'atr_below', code: 'below', name: 'Dessous', type: 'text' },
      { id: 'atr_theirs', code: 'theirs', name: 'Autre', type: 'text', storeId: ZAHRA.id },
    ]);
    await db
      .insert(attributeCategories)
      .values({ attributeId: 'atr_below', categoryId: refs.parentId });
    const named = { attributes: [{ attributeId: 'atr_below', value: 'x' }] };
    expect((await change(await storeProduct(server), named)).status).toBe(200);
    for (const refused of [
      await change(await storeProduct(server, { categoryId: null }), named),
      await change(await storeProduct(server), {
        attributes: [{ attributeId: 'atr_theirs', value: 'x' }],
      }),
    ]) {
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { 'attributes.0.attributeId': ['unknown_attribute'] },
      ]);
    }
  });

  test('The server requires the attributes of the category when a product is submitted', async () => {
    const { db } = server.database;
    const { otherCategoryId } = await someReferences(server);
    const required = { id: 'atr_required', code: 'required', name: 'Norme', type: 'text' } as const;
    await db.insert(attributes).values({ ...required, isRequired: true });
    await db
      .insert(attributeCategories)
      .values({ attributeId: required.id, categoryId: otherCategoryId });
    const product = await storeProduct(server, { categoryId: otherCategoryId });
    const submit = () => admin.post(`/api/store/product/${product.id}/submit`);
    expect((await submit()).body.errors).toEqual({ 'attributes.atr_required': ['required'] });
    await change(product, { attributes: [{ attributeId: required.id, value: 'NM 1' }] });
    expect((await submit()).status).toBe(200);
  });
});

let admin: ApiClient;
let countedBefore: Promise<number>;

beforeAll(async () => {
  admin = await server.signIn('admin');
  countedBefore = server.database.db.$count(products);
  await countedBefore;
});

function create(body: object) {
  return admin.post('/api/store/product/create', body);
}

function change({ id }: { id: string }, body: object, revision = 1) {
  return admin.patch(`/api/store/product/${id}`, body, { revision });
}

async function whole() {
  const { categoryId, brandId } = await someReferences(server);
  return {
    code: 'WHOLE',
    barcode: '6111245780127',
    name: 'Bol',
    description: 'Un bol.',
    content: '<p>Un bol.</p>',
    categoryId,
    brandId,
    price: 13_500,
  };
}

function idOf({ attributeId }: { attributeId: string }) {
  return attributeId;
}
