import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { productImages, products } from '../../../server/database/schema/products';
import { approveProduct } from '../../../server/products/product-review';
import { importFile, productOf, startImportWorker } from '../imports/import-client';
import { uploadPicture } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { createVariableProduct, VARIANTS, variantValues } from './variant-fixtures';

const server = await startTestServer();
const { db } = server.database;

describe('Variant images', () => {
  test('The images of a variant are stored when the product is created with both', async () => {
    const body = await createVariableProduct(admin, {
      mediaIds: [red.id, green.id],
      variants: [
        { optionValues: variantValues('s'), mediaIds: [green.id, red.id] },
        { optionValues: variantValues('m') },
      ],
    });
    expect(body.variants.map(shown)).toEqual([
      [[green.id, red.id], green.url],
      [[], null],
    ]);
    expect((await admin.get(`${VARIANTS}/${body.variants[0].id}`)).body).toEqual(body.variants[0]);
  });

  test('The images of a variant are stored when it is added, and changed with its other fields', async () => {
    const { id } = await createVariableProduct(admin, { mediaIds: [red.id, green.id] });
    const wanted = { productId: id, optionValues: variantValues('s'), mediaIds: [red.id] };
    const added = await admin.post(`${VARIANTS}/create`, wanted);
    expect([added.status, ...shown(added.body)]).toEqual([201, [red.id], red.url]);
    const { status, body } = await show(added.body, [green.id, red.id]);
    expect([status, ...shown(body), body.revision]).toEqual([
      200,
      [green.id, red.id],
      green.url,
      added.body.revision + 1,
    ]);
    const { items } = (await admin.get(`/api/store/product/${id}/history`)).body;
    expect(items[0]).toMatchObject({ action: 'updateVariant', fields: ['mediaIds'] });
    const emptied = await show(body, []);
    expect(shown(emptied.body)).toEqual([[], null]);
  });

  test('The server refuses images of a variant that the product or the store does not have', async () => {
    const variant = await variantOf([red.id]);
    const foreign = await uploadPicture(await server.signIn('admin2'));
    for (const [ids, code] of [
      [[red.id, green.id], 'not_of_product'],
      [[foreign.id], 'unknown_media'],
      [['med_nobody', green.id], 'unknown_media'],
      [['img_nobody'], 'unknown_media'],
      [[red.id, red.id], 'duplicate'],
      [Array.from({ length: 31 }, (_, at) => `med_${at}`), 'too_many'],
    ] as const) {
      const { status, body } = await show(variant, ids);
      expect([status, body.errors]).toEqual([422, { mediaIds: [code] }]);
    }
    const odd = await show(variant, ['/media/demo/tapis.svg']);
    expect(odd.body.errors).toEqual({ 'mediaIds.0': ['invalid_format'] });
    const made = await admin.post('/api/store/product/create', {
      code: 'NOT-OF',
      name: 'Babouches',
      productType: 'variable',
      mediaIds: [red.id],
      variants: [
        { optionValues: variantValues('s'), mediaIds: [red.id] },
        { optionValues: variantValues('m'), mediaIds: [green.id] },
      ],
    });
    expect([made.status, made.body.errors]).toEqual([
      422,
      { 'variants.1.mediaIds': ['not_of_product'] },
    ]);
    expect((await admin.get(`${VARIANTS}/${variant.id}`)).body).toEqual(variant);
  });

  test('A variant loses removed images of the product, and keeps images that are only moved', async () => {
    const lone = await uploadPicture(admin);
    const variant = await variantOf([red.id, lone.id, green.id], [lone.id, green.id]);
    const turned = await change(variant, { mediaIds: [green.id, lone.id, red.id] });
    expect(turned.body.variants[0]).toEqual(variant);
    expect(await usesOf(lone.id)).toBe(1);
    const { body } = await change(variant, { mediaIds: [green.id, red.id] });
    const [after] = body.variants;
    expect([...shown(after), after.revision]).toEqual([
      [green.id],
      green.url,
      variant.revision + 1,
    ]);
    const again = await change(variant, { mediaIds: [green.id, red.id, lone.id] });
    expect(shown(again.body.variants[0])).toEqual([[green.id], green.url]);
    expect((await show(variant, [lone.id])).status).toBe(412);
    await change(variant, { mediaIds: [] });
    const { results } = (await admin.post('/api/media/delete/', { ids: [lone.id] })).body;
    expect(results[0].outcome).toBe('deleted');
  });

  test('A variant of an approved product loses an image once the marketplace approves its removal', async () => {
    const variant = await variantOf([red.id, green.id], [red.id]);
    const { productId } = variant;
    const live = { status: 'published', approvalState: 'approved' } as const;
    await db.update(products).set(live).where(eq(products.id, productId));
    const blue = await uploadPicture(admin);
    const { body } = await change(variant, { mediaIds: [green.id, blue.id] });
    expect([body.approvalState, ...shown(body.variants[0])]).toEqual([
      'under_review',
      [red.id],
      red.url,
    ]);
    expect((await show(variant, [blue.id])).body.errors).toEqual({ mediaIds: ['not_of_product'] });
    // The choice of the images of a variant takes effect at once.
    const { body: green1 } = await show(variant, [red.id, green.id]);
    await server.database.transaction((tx) =>
      approveProduct(tx, {
        productId,
        now: new Date(),
        performer: { type: 'marketplace', id: null, name: null },
      }),
    );
    const approved = (await admin.get(`${VARIANTS}/${variant.id}`)).body;
    expect(shown(approved)).toEqual([[green.id], green.url]);
    expect((await show({ ...green1, revision: approved.revision }, [blue.id])).status).toBe(200);
  });

  test('The images of a variant on another host are identified by their own ids', async () => {
    const variant = await variantOf([red.id]);
    const remote = { productId: variant.productId, url: 'https://cdn.example/a.jpg' };
    await db
      .insert(productImages)
      .values({ ...remote, id: 'img_far1', isRemote: true, position: 9 });
    const { body } = await show(variant, ['img_far1', red.id]);
    expect(shown(body)).toEqual([['img_far1', red.id], red.url]);
  });

  test('The public product shows the images of its variants', async () => {
    const variant = await variantOf([red.id, green.id], [green.id, red.id], {
      price: 9_900,
      stockPolicy: 'backorder',
    });
    const live = { status: 'published', approvalState: 'approved' } as const;
    await db.update(products).set(live).where(eq(products.id, variant.productId));
    const { body } = await server.anonymous.get(`/api/public/products/${variant.productId}`);
    expect(body.variants).toMatchObject([
      { pictureUrl: green.url, pictureUrls: [green.url, red.url] },
    ]);
    expect(body.pictures.map(({ url }: Picture) => url)).toEqual([red.url, green.url]);
  });

  test('An import stores the images of variants, and a second import of the file changes nothing', async () => {
    await startImportWorker(server);
    const file = [
      'code,parent_code,name_fr,price,quantity,option:size,image_1,image_2',
      'PIX,,Babouches,,,,https://cdn.example/p.jpg,',
      'PIX-S,PIX,,90,2,S,https://cdn.example/s.jpg,https://cdn.example/p.jpg',
      'PIX-M,PIX,,90,2,M,,',
    ].join('\n');
    const choices = { textLanguage: 'fr', currency: 'MAD', exchangeRate: 1 } as const;
    await importFile(admin, file, choices);
    const product = await productOf(admin, 'PIX');
    const [page, small] = product.mediaIds;
    expect(product.variants.map(shown)).toEqual([
      [[small, page], null],
      [[], null],
    ]);
    const again = await importFile(admin, file, choices);
    expect(again.products).toMatchObject({ updated: 0, unchanged: 1 });
    const without = file.replace('https://cdn.example/s.jpg', '');
    await importFile(admin, without, choices);
    const after = await productOf(admin, 'PIX');
    expect(after.variants.map(shown)).toEqual([
      [[page], null],
      [[], null],
    ]);
  });
});

interface Picture {
  readonly id: string;
  readonly url: string;
}

let admin: ApiClient;
let red: Picture;
let green: Picture;

beforeAll(async () => {
  admin = await server.signIn('admin');
  red = await uploadPicture(admin);
  green = await uploadPicture(admin);
});

interface Variant {
  readonly id: string;
  readonly productId: string;
  readonly revision: number;
  readonly mediaIds: readonly string[];
  readonly pictureUrl: string | null;
}

function shown({ mediaIds, pictureUrl }: Variant) {
  return [mediaIds, pictureUrl];
}

/** The single variant of a product with these images. */
async function variantOf(
  mediaIds: readonly string[],
  own: readonly string[] = [],
  more: object = {},
) {
  const variants = [{ optionValues: variantValues('s'), mediaIds: own, ...more }];
  const { variants: made } = await createVariableProduct(admin, { mediaIds, variants });
  return made[0];
}

function show({ id, revision }: Variant, mediaIds: readonly string[]) {
  return admin.patch(`${VARIANTS}/${id}`, { mediaIds }, { revision });
}

/** Changes the variant's product at its current revision. */
async function change({ productId }: Variant, body: object) {
  const path = `/api/store/product/${productId}`;
  return admin.patch(path, body, { revision: (await admin.get(path)).body.revision });
}

async function usesOf(mediaId: string) {
  const { items } = (await admin.get('/api/media/get/?pageSize=100')).body;
  return items.find(({ id }: Picture) => id === mediaId).usageCount;
}
