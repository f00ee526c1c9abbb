import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { media, mediaLeftovers } from '../../../server/database/schema/media';
import { products } from '../../../server/database/schema/products';
import { FILE_REMOVAL_LOCK } from '../../../server/media/file-removal-lock';
import { deleteExpiredData } from '../../../server/worker/housekeeping';
import { storeProduct } from '../products/product-builder';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import { fetchBytes, png, sendPicture, uploadPicture } from './pictures';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const server = await startTestServer({ config: { mediaDir: folder.path } });
/** The drawing of a carpet: in the demo, the names of files are words. */
const CARPET = 'Tapis berbère, laine, 120 × 180.svg';

const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

describe('Media library', () => {
  test('The library contains the demo pictures with their usage', async () => {
    const { body } = await seller.get('/api/media/get/?pageSize=100&unused=false&q=tapis');
    expect(body.items.length).toBe(body.total);
    const carpet = body.items.find((item: Item) => item.fileName === CARPET);
    expect(carpet).toMatchObject({ mimeType: 'image/svg+xml', url: '/media/demo/tapis.svg' });
    expect(carpet).toMatchObject({ thumbnailUrl: '/media/demo/tapis.svg', isCover: true });
    expect(carpet.usageCount).toBeGreaterThan(0);
  });

  test('The library lists its pictures in pages, the newest first', async () => {
    const [older, newer] = [await uploadPicture(seller), await uploadPicture(seller)];
    const { body } = await seller.get('/api/media/get/?pageSize=1');
    expect([body.items.length, body.items[0].id, body.pageSize]).toEqual([1, newer.id, 1]);
    const second = await seller.get('/api/media/get/?pageSize=1&page=2');
    expect(second.body.items[0].id).toBe(older.id);
    expect(second.body.total).toBe(body.total);
    const turned = await seller.get(`/api/media/get/?pageSize=1&page=${body.total}&sort=createdAt`);
    expect(turned.body.items.at(-1).id).toBe(newer.id);
  });

  test('The library is searched by file name and texts, in any spelling', async () => {
    const picture = (await sendPicture(seller, await png(), 'Tête-à-tête.png')).body;
    await described(picture, { altAr: 'إبريق فضي' });
    for (const q of ['tete', 'TÊTE', 'ابريق', 'فضي']) {
      const { body } = await seller.get(`/api/media/get/?q=${encodeURIComponent(q)}`);
      expect(body.items.map((item: Item) => item.id)).toContain(picture.id);
    }
    expect((await seller.get('/api/media/get/?q=tete%20inconnu')).body.total).toBe(0);
  });

  test('The unused filter of the library excludes pictures that a product uses or is about to use', async () => {
    const [free, used, awaited] = [
      await uploadPicture(seller),
      await uploadPicture(seller),
      await uploadPicture(seller),
    ];
    const product = await storeProduct(server);
    await show(product.id, [used.id]);
    const live = await storeProduct(server, { status: 'published', approvalState: 'approved' });
    await show(live.id, [awaited.id]);
    const ids = async (unused: boolean) =>
      (await seller.get(`/api/media/get/?pageSize=100&unused=${unused}`)).body.items.map(
        (item: Item) => item.id,
      );
    const [without, within] = [await ids(true), await ids(false)];
    expect([without.includes(free.id), within.includes(free.id)]).toEqual([true, false]);
    expect([without.includes(used.id), within.includes(used.id)]).toEqual([false, true]);
    expect([without.includes(awaited.id), within.includes(awaited.id)]).toEqual([false, true]);
  });

  test('The library filtered by a product lists its pictures in their order, with its cover marked', async () => {
    const pictures = [await uploadPicture(seller), await uploadPicture(seller)];
    const [second, first] = pictures.map(({ id }) => id);
    const product = await storeProduct(server, { hasCover: false });
    await show(product.id, [first, second]);
    const { body } = await seller.get(`/api/media/get/?productId=${product.id}`);
    expect(body.items.map(({ id, isCover }: Item) => [id, isCover])).toEqual([
      [first, true],
      [second, false],
    ]);
    const foreign = await stranger.get(`/api/media/get/?productId=${product.id}`);
    expect(foreign.body.total).toBe(0);
  });

  test.each([
    ['unused=maybe', { unused: ['invalid_type'] }],
    ['sort=checksum', { sort: ['not_allowed'] }],
    ['storeId=str_zahra', { storeId: ['unknown_field'] }],
  ])('The server refuses the library query %s with 400', async (query, errors) => {
    const { status, body } = await seller.get(`/api/media/get/?${query}`);
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('Change of a picture’s description', () => {
  test('A change of a picture’s description changes only the given fields', async () => {
    const picture = await uploadPicture(seller);
    const { status, body } = await described(picture, { alt: ' Bol bleu ', position: 7 });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...picture,
      alt: 'Bol bleu',
      position: 7,
      revision: 2,
      updatedAt: body.updatedAt,
    });
    const emptied = await described(body, { alt: '  ' });
    expect([emptied.body.alt, emptied.body.position]).toEqual([null, 7]);
  });

  test('A changed picture text is shown in every product that uses the picture', async () => {
    const picture = await uploadPicture(seller);
    const product = await storeProduct(server, { hasCover: false });
    await show(product.id, [picture.id]);
    await described(picture, { altEn: 'Blue bowl' });
    const { body } = await seller.get(`/api/store/product/${product.id}`);
    expect(body.images).toMatchObject([{ mediaId: picture.id, alt: null, altEn: 'Blue bowl' }]);
  });

  test('A change of a picture’s description requires its current revision', async () => {
    const picture = await uploadPicture(seller);
    const path = `/api/media/update/${picture.id}`;
    const unnamed = await seller.patch(path, { alt: 'x' });
    expect([unnamed.status, unnamed.body.code]).toEqual([428, 'precondition_required']);
    const changed = await described(picture, { alt: 'x' });
    const stale = await described(picture, { alt: 'y' });
    expect([stale.status, stale.body.current]).toEqual([412, changed.body]);
  });

  test.each([
    [{}, { _: ['empty'] }],
    [{ alt: 'x'.repeat(256) }, { alt: ['too_long'] }],
    [{ position: -1 }, { position: ['too_small'] }],
    [{ url: 'https://evil.example' }, { url: ['unknown_field'] }],
    [
      { storeId: 'str_zahra', revision: 9 },
      { storeId: ['unknown_field'], revision: ['unknown_field'] },
    ],
  ])('The server refuses the picture description %o with 422', async (body, errors) => {
    const picture = await uploadPicture(seller);
    const reply = await described(picture, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  test('Of ten concurrent changes of a picture’s description, one succeeds and the others get 412', async () => {
    const picture = await uploadPicture(seller);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => described(picture, { alt: `${index}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  });
});

describe('Deletion of pictures', () => {
  test('The server deletes unused pictures with their files, and reports why it keeps the others', async () => {
    const [free, used, foreign] = [
      await uploadPicture(seller),
      await uploadPicture(seller),
      await uploadPicture(stranger),
    ];
    const product = await storeProduct(server);
    await show(product.id, [used.id]);
    const ids = [used.id, free.id, foreign.id, 'med_nobody'];
    const { status, body } = await seller.post('/api/media/delete/', { ids });
    expect([status, body.results]).toEqual([
      200,
      [
        { id: used.id, outcome: 'in_use', usageCount: 1 },
        { id: free.id, outcome: 'deleted', usageCount: 0 },
        { id: foreign.id, outcome: 'not_found', usageCount: 0 },
        { id: 'med_nobody', outcome: 'not_found', usageCount: 0 },
      ],
    ]);
    const statuses = [];
    for (const { url, thumbnailUrl } of [free, used, foreign]) {
      statuses.push((await fetchBytes(server, url)).status);
      statuses.push((await fetchBytes(server, thumbnailUrl)).status);
    }
    expect(statuses).toEqual([404, 404, 200, 200, 200, 200]);
    expect(await db.select().from(mediaLeftovers)).toEqual([]);
  });

  test('The files of a picture that is deleted during a backup are removed after it', async () => {
    const picture = await uploadPicture(seller);
    const backup = new pg.Client({ connectionString: server.databaseUrl });
    await backup.connect();
    await backup.query('select pg_advisory_lock(hashtextextended($1, 0))', [FILE_REMOVAL_LOCK]);
    const { body } = await seller.post('/api/media/delete/', { ids: [picture.id] });
    expect(body.results).toEqual([{ id: picture.id, outcome: 'deleted', usageCount: 0 }]);
    expect((await fetchBytes(server, picture.url)).status).toBe(200);
    await db.update(mediaLeftovers).set({ since: new Date(0) });
    await deleteExpiredData(server.context);
    expect((await fetchBytes(server, picture.url)).status).toBe(200);
    await backup.end();
    // PostgreSQL releases the lock soon after the connection has ended.
    await expect
      .poll(async () => {
        await deleteExpiredData(server.context);
        return (await fetchBytes(server, picture.url)).status;
      })
      .toBe(404);
    expect(await db.select().from(mediaLeftovers)).toEqual([]);
  });

  test('A picture that is pending approval cannot be deleted', async () => {
    const picture = await uploadPicture(seller);
    const live = await storeProduct(server, { status: 'published', approvalState: 'approved' });
    await show(live.id, [picture.id]);
    const { body } = await seller.post('/api/media/delete/', { ids: [picture.id] });
    expect(body.results).toEqual([{ id: picture.id, outcome: 'in_use', usageCount: 1 }]);
  });

  test('The file of a deleted picture can be uploaded again, as a new media', async () => {
    const content = await png();
    const first = await uploadPicture(seller, content);
    await seller.post('/api/media/delete/', { ids: [first.id] });
    const second = await uploadPicture(seller, content);
    expect(second.id).not.toBe(first.id);
    expect((await fetchBytes(server, second.url)).status).toBe(200);
  });

  test('The media record of a demo drawing can be deleted', async () => {
    const [drawing] = await db.select().from(media).where(eq(media.fileName, CARPET));
    const free = { ...drawing, id: 'med_spare', checksum: '0'.repeat(64) };
    await db.insert(media).values(free as typeof media.$inferInsert);
    const { body } = await seller.post('/api/media/delete/', { ids: ['med_spare'] });
    expect(body.results[0].outcome).toBe('deleted');
    expect((await fetchBytes(server, '/media/demo/tapis.svg')).status).toBe(404);
  });

  test('With a concurrent deletion, a product either keeps its picture or is refused', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const picture = await uploadPicture(seller);
      const product = await storeProduct(server, { hasCover: false });
      const [shown, deleted] = await Promise.all([
        show(product.id, [picture.id]),
        seller.post('/api/media/delete/', { ids: [picture.id] }),
      ]);
      expect([
        [200, 'in_use'],
        [422, 'deleted'],
      ]).toContainEqual([shown.status, deleted.body.results[0].outcome]);
    }
  });

  test.each([
    [{ ids: [] }, { ids: ['too_few'] }],
    [{ ids: ['../../etc/passwd'] }, { 'ids.0': ['invalid_format'] }],
    [{ ids: ['med_1', 'med_1'] }, { ids: ['duplicate'] }],
  ])('The server refuses the deletion %o with 422', async (body, errors) => {
    const reply = await seller.post('/api/media/delete/', body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });
});

test('Old files without a record are removed, and those of a recent upload are not', async () => {
  const { mediaStorage } = server.context;
  const now = server.clock.now().getTime();
  const pixels = new Uint8Array([1]);
  for (const [id, minutes] of [
    ['med_old', 61],
    ['med_new', 59],
  ] as const) {
    await mediaStorage.put(`${id}/a.webp`, pixels, 'image/webp');
    await db.insert(mediaLeftovers).values({
      mediaId: id,
      keys: [`${id}/a.webp`, `${id}/never-written.webp`],
      since: new Date(now - minutes * 60_000),
    });
  }
  await deleteExpiredData(server.context);
  expect((await db.select().from(mediaLeftovers)).map(({ mediaId }) => mediaId)).toEqual([
    'med_new',
  ]);
  expect(await mediaStorage.find('med_old/a.webp')).toBeUndefined();
  expect(await mediaStorage.find('med_new/a.webp')).toBeDefined();
});

interface Item {
  readonly id: string;
  readonly fileName: string;
  readonly isCover: boolean;
}

function described(picture: { id: string; revision: number }, body: object) {
  const { id, revision } = picture;
  return seller.patch(`/api/media/update/${id}`, body, { revision });
}

/** Sets the pictures of a product. */
async function show(productId: string, mediaIds: readonly unknown[]) {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return seller.patch(
    `/api/store/product/${productId}`,
    { mediaIds },
    { revision: row?.revision ?? 0 },
  );
}
