import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { productImages, products } from '../../../server/database/schema/products';
import { approvePictures } from '../../../server/products/product-pictures';
import { changeProductRow, lockProduct } from '../../../server/products/products.repository';
import { storeLiveProduct, storeProduct, type WantedProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';
import { uploadPicture } from './pictures';

const server = await startTestServer();
const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

describe('Pictures of a product', () => {
  test('A product has the pictures of its last change, in their order, with the first as its cover', async () => {
    const [one, two, three] = await threePictures();
    const product = await storeProduct(server, { hasCover: false });
    const { body } = await show(product, [two.id, one.id, three.id]);
    expect(body.mediaIds).toEqual([two.id, one.id, three.id]);
    expect(body.coverId).toBe(two.id);
    expect(body.images.map(shown)).toEqual([
      [two.id, two.url, two.thumbnailUrl, true, false],
      [one.id, one.url, one.thumbnailUrl, false, false],
      [three.id, three.url, three.thumbnailUrl, false, false],
    ]);
    expect(await coverInList(product)).toBe(two.url);
    const turned = await show(product, [three.id, two.id]);
    expect([turned.body.mediaIds, turned.body.coverId]).toEqual([[three.id, two.id], three.id]);
    expect(await coverInList(product)).toBe(three.url);
    expect((await usesOf(one.id))[0]).toBe(0);
    expect(await usesOf(three.id)).toEqual([1, true]);
  });

  test('A product’s pictures keep their ids when they are reordered', async () => {
    const [one, two] = await threePictures();
    const product = await storeProduct(server, { hasCover: false });
    const before = (await show(product, [one.id, two.id])).body.images;
    const after = (await show(product, [two.id, one.id])).body.images;
    expect(after.map((image: Image) => image.id)).toEqual([before[1].id, before[0].id]);
  });

  test('A product may mix library pictures with remote ones, which are named by their own ids', async () => {
    const [one] = await threePictures();
    const product = await storeProduct(server, { hasCover: false });
    const remote = { id: 'img_remote1', productId: product.id, url: 'https://cdn.example/a.jpg' };
    await db.insert(productImages).values({ ...remote, alt: 'Bol', isRemote: true, position: 0 });
    const { body } = await show(product, ['img_remote1', one.id]);
    expect(body.mediaIds).toEqual(['img_remote1', one.id]);
    expect(body.images[0]).toMatchObject({ mediaId: null, url: remote.url, alt: 'Bol' });
    // Lists show pictures of this host only.
    expect(await coverInList(product)).toBe(one.url);
    expect((await show(product, [one.id])).body.mediaIds).toEqual([one.id]);
    expect((await show(product, ['img_remote1'])).status).toBe(422);
  });

  test('All pictures can be removed from a draft, but not from a product under review', async () => {
    const [one] = await threePictures();
    const draft = await storeProduct(server);
    const emptied = await show(draft, []);
    expect([emptied.body.mediaIds, emptied.body.coverId]).toEqual([[], null]);
    expect(await coverInList(draft)).toBeNull();
    const submitted = await storeProduct(server, { approvalState: 'under_review' });
    expect((await show(submitted, [one.id])).status).toBe(200);
    const refused = await show(submitted, []);
    expect([refused.status, refused.body.errors]).toEqual([422, { cover: ['required'] }]);
  });

  test.each([
    ['nobody has', async () => ['med_nobody'], 'unknown_media'],
    ['are of another store', async () => [(await uploadPicture(stranger)).id], 'unknown_media'],
    ['are of another product', async () => [await imageOfAnother()], 'unknown_media'],
  ])('The server refuses pictures of a product that %s', async (_what, ids, code) => {
    const product = await storeProduct(server);
    const before = await rowsOf(product);
    const { status, body } = await show(product, await ids());
    expect([status, body.errors]).toEqual([422, { mediaIds: [code] }]);
    expect(await rowsOf(product)).toEqual(before);
  });

  test('The server refuses picture ids that are duplicates, too many or invalid', async () => {
    const product = await storeProduct(server);
    const cases: [string[], string][] = [
      [['med_1', 'med_1'], 'duplicate'],
      [Array.from({ length: 31 }, (_, index) => `med_${index}`), 'too_many'],
    ];
    for (const [ids, code] of cases) {
      const { status, body } = await show(product, ids);
      expect([status, body.errors]).toEqual([422, { mediaIds: [code] }]);
    }
    const { body } = await show(product, ['https://evil.example/a.png']);
    expect(body.errors).toEqual({ 'mediaIds.0': ['invalid_format'] });
  });
});

describe('Pictures of a new product', () => {
  test('A new product is created with its pictures, the first as its cover', async () => {
    const [one, two] = await threePictures();
    const { status, body } = await create({ code: 'NEW-PIC', mediaIds: [two.id, one.id] });
    expect([status, body.mediaIds, body.coverId]).toEqual([201, [two.id, one.id], two.id]);
    expect(await coverInList(body)).toBe(two.url);
    expect(await usesOf(two.id)).toEqual([1, true]);
    expect((await seller.get(`/api/store/product/${body.id}`)).body).toEqual(body);
  });

  test.each([
    ['nobody has', async () => ['med_nobody'], { mediaIds: ['unknown_media'] }],
    [
      'are of another store',
      async () => [(await uploadPicture(stranger)).id],
      { mediaIds: ['unknown_media'] },
    ],
    [
      'are pictures of another product, named by themselves',
      async () => [await imageOfAnother()],
      { 'mediaIds.0': ['invalid_format'] },
    ],
    ['are named twice', async () => ['med_1', 'med_1'], { mediaIds: ['duplicate'] }],
  ])('The server refuses a new product with pictures that %s', async (_what, ids, errors) => {
    const { status, body } = await create({ code: 'NO-PIC', mediaIds: await ids() });
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await db.$count(products, eq(products.code, 'NO-PIC'))).toBe(0);
  });

  test('With a concurrent deletion, a new product either gets its picture or is refused', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const picture = await uploadPicture(seller);
      const [created, deleted] = await Promise.all([
        create({ code: `RACE-${turn}`, mediaIds: [picture.id] }),
        seller.post('/api/media/delete/', { ids: [picture.id] }),
      ]);
      expect([
        [201, 'in_use'],
        [422, 'deleted'],
      ]).toContainEqual([created.status, deleted.body.results[0].outcome]);
    }
  });
});

describe('New pictures of an approved product', () => {
  test('New pictures of an approved product are pending until the live ones are set again', async () => {
    const [one, two] = await threePictures();
    const product = await liveWith([one.id]);
    const { body } = await show(product, [two.id, one.id]);
    expect([body.mediaIds, body.coverId, body.approvalState]).toEqual([
      [one.id],
      one.id,
      'under_review',
    ]);
    expect(body.pendingChanges).toEqual({ mediaIds: [two.id, one.id] });
    expect(await coverInList(product)).toBe(one.url);
    const back = await show(product, [one.id]);
    expect([back.body.pendingChanges, back.body.approvalState]).toEqual([null, 'approved']);
  });

  test('New pictures of an approved product are pending in addition to a new name, independently', async () => {
    const [one, two] = await threePictures();
    const product = await liveWith([one.id]);
    const both = await patch(product, { name: 'Autre nom', mediaIds: [two.id] });
    expect(both.body.pendingChanges).toEqual({ name: 'Autre nom', mediaIds: [two.id] });
    const name = await patch(product, { mediaIds: [one.id] });
    expect(name.body.pendingChanges).toEqual({ name: 'Autre nom' });
    expect(name.body.approvalState).toBe('under_review');
  });

  test('New pictures of an approved product are live once they are approved', async () => {
    const [one, two] = await threePictures();
    const product = await liveWith([one.id]);
    await show(product, [two.id, one.id]);
    await server.database.transaction(async (tx) => {
      const storeId = (await row(product)).storeId;
      const record = await lockProduct(tx, storeId, product.id);
      if (!record) throw new Error('The product is gone.');
      const change = await approvePictures(tx, record, new Date());
      const approved = { pendingChanges: null, approvalState: 'approved' } as const;
      await changeProductRow(tx, product.id, { ...change, ...approved }, new Date());
    });
    const { body } = await seller.get(`/api/store/product/${product.id}`);
    expect([body.mediaIds, body.pendingChanges]).toEqual([[two.id, one.id], null]);
    expect(await coverInList(product)).toBe(two.url);
  });
});

describe('Setting a cover', () => {
  test('Setting a cover puts the picture first, and adds it if the product lacked it', async () => {
    const [one, two, three] = await threePictures();
    const product = await storeProduct(server, { hasCover: false });
    await show(product, [one.id, two.id]);
    const { status, body } = await makeCover(two, product);
    expect([status, body.mediaIds]).toEqual([200, [two.id, one.id]]);
    expect((await makeCover(three, product)).body.mediaIds).toEqual([three.id, two.id, one.id]);
    expect(await coverInList(product)).toBe(three.url);
  });

  test('On an approved product, a new cover is pending, before the pictures that are already pending', async () => {
    const [one, two, three] = await threePictures();
    const product = await liveWith([one.id]);
    await show(product, [one.id, two.id]);
    const { body } = await makeCover(three, product);
    expect(body.coverId).toBe(one.id);
    expect(body.pendingChanges).toEqual({ mediaIds: [three.id, one.id, two.id] });
  });

  test('Setting a cover requires the current revision of the product', async () => {
    const [one] = await threePictures();
    const product = await storeProduct(server);
    const path = `/api/media/store/update/cover/${one.id}`;
    const unnamed = await seller.patch(path, { productId: product.id });
    expect([unnamed.status, unnamed.body.code]).toEqual([428, 'precondition_required']);
    const stale = await seller.patch(path, { productId: product.id }, { revision: 7 });
    expect([stale.status, stale.body.current.id]).toEqual([412, product.id]);
  });

  test('The server refuses a cover on an archived product, or with unknown pictures or products', async () => {
    const [one] = await threePictures();
    const archived = await storeProduct(server, { archivedAt: new Date() });
    const refused = await makeCover(one, archived);
    expect([refused.status, refused.body.code]).toEqual([409, 'action_not_allowed']);
    const foreign = await uploadPicture(stranger);
    const product = await storeProduct(server);
    expect((await makeCover(foreign, product)).status).toBe(404);
    expect((await makeCover({ id: 'med_nobody' }, product)).status).toBe(404);
    const path = `/api/media/store/update/cover/${one.id}`;
    const unknown = await seller.patch(path, { productId: 'prd_nobody' }, { revision: 1 });
    expect(unknown.status).toBe(404);
    const nothing = await seller.patch(path, {}, { revision: 1 });
    expect([nothing.status, nothing.body.errors]).toEqual([422, { productId: ['required'] }]);
  });

  test('Of ten concurrent covers, one succeeds and the others get 412', async () => {
    const pictures = await Promise.all(Array.from({ length: 10 }, () => uploadPicture(seller)));
    const product = await storeProduct(server, { hasCover: false });
    const replies = await Promise.all(
      pictures.map(({ id }) =>
        seller.patch(
          `/api/media/store/update/cover/${id}`,
          { productId: product.id },
          { revision: 1 },
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    expect((await seller.get(`/api/store/product/${product.id}`)).body.mediaIds).toHaveLength(1);
  });
});

describe('Body of a media request', () => {
  const paths = ['update/med_1', 'store/update/cover/med_1', 'delete/'];

  test.each(paths)(
    'The server refuses malformed JSON, another type or a body that is too large at /api/media/%s',
    async (path) => {
      const method = path === 'delete/' ? 'POST' : 'PATCH';
      const ask = (raw: string, type: string) =>
        seller.request(method, `/api/media/${path}`, {
          raw,
          headers: { 'content-type': type, 'if-match': '"1"' },
        });
      const statuses = [
        (await ask('{"', 'application/json')).status,
        (await ask('<xml/>', 'text/xml')).status,
        (await ask(JSON.stringify({ alt: 'x'.repeat(1_100_000) }), 'application/json')).status,
      ];
      expect(statuses).toEqual([400, 415, 413]);
    },
  );
});

interface Image {
  readonly id: string;
  readonly mediaId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly isCover: boolean;
  readonly isRemote: boolean;
}

function shown({ mediaId, url, thumbnailUrl, isCover, isRemote }: Image) {
  return [mediaId, url, thumbnailUrl, isCover, isRemote];
}

type Picture = Awaited<ReturnType<typeof uploadPicture>>;

async function threePictures(): Promise<[Picture, Picture, Picture]> {
  return [await uploadPicture(seller), await uploadPicture(seller), await uploadPicture(seller)];
}

async function row(product: { id: string }) {
  const [found] = await db.select().from(products).where(eq(products.id, product.id));
  if (!found) throw new Error('The product is gone.');
  return found;
}

async function patch(product: { id: string }, body: object) {
  const { revision } = await row(product);
  return seller.patch(`/api/store/product/${product.id}`, body, { revision });
}

function create(body: object) {
  return seller.post('/api/store/product/create', { name: 'Bol', ...body });
}

function show(product: { id: string }, mediaIds: readonly string[]) {
  return patch(product, { mediaIds });
}

async function makeCover(picture: { id: string }, product: { id: string }) {
  const { revision } = await row(product);
  const body = { productId: product.id };
  return seller.patch(`/api/media/store/update/cover/${picture.id}`, body, { revision });
}

/** A published product with these pictures. */
async function liveWith(mediaIds: readonly string[]) {
  const wanted: WantedProduct = { hasCover: false };
  const product = await storeProduct(server, wanted);
  await show(product, mediaIds);
  const live = { status: 'published', approvalState: 'approved' } as const;
  await db.update(products).set(live).where(eq(products.id, product.id));
  return product;
}

async function coverInList({ code }: { code: string }): Promise<string | null> {
  const { body } = await seller.get(`/api/store/products/search/get/?q=${code}`);
  return body.items.find((item: { code: string }) => item.code === code).coverUrl;
}

async function usesOf(mediaId: string) {
  const { body } = await seller.get('/api/media/get/?pageSize=100');
  const found = body.items.find((item: { id: string }) => item.id === mediaId);
  return [found.usageCount, found.isCover];
}

async function imageOfAnother(): Promise<string> {
  const other = await storeLiveProduct(server);
  const [image] = await rowsOf(other);
  return image?.id ?? '';
}

function rowsOf(product: { id: string }) {
  return db.select().from(productImages).where(eq(productImages.productId, product.id));
}
