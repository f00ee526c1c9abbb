import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../../server/database/ids';
import { mediaLeftovers } from '../../../server/database/schema/media';
import { productImages, products, variants } from '../../../server/database/schema/products';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { fetchFile } from '../../../server/media/remote/fetch-file';
import { fetchRemotePictures } from '../../../server/media/remote/fetch-remote-pictures';
import { fetchPicturesOfStore } from '../../../server/media/remote/fetch-store-pictures';
import { storeProduct } from '../products/product-builder';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import { fetchBytes, jpeg, png } from './pictures';

const folder = await temporaryFolder();
const server = await startTestServer({ config: { mediaDir: folder.path } });
const { db } = server.database;
const seller = await server.signIn('seller');
const [red, blue] = [await png(), await jpeg()];

/** The other host's answers by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/red.png': (response) => response.end(red),
  '/blue.jpg': (response) => response.end(blue),
  '/moved': (response) => response.writeHead(302, { location: '/red.png' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/page': (response) => response.end('<!doctype html><script>alert(1)</script>'),
  '/flood': (response) => void flood(response),
  '/silent': () => undefined,
};
const host = createServer(({ url = '' }, response) => {
  const answer = answers[url];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const address = host.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await folder.remove();
});

function isAllowed(ip: string): boolean {
  return ip === '127.0.0.1';
}

describe('Remote pictures', () => {
  test('One job fetches the remote pictures of all products that an import left, in batches', async () => {
    const made: Awaited<ReturnType<typeof productWith>>[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      made.push(await productWith([`${origin}/${turn % 2 ? 'red.png' : 'page'}`]));
    }
    const waiting = () =>
      db.$count(
        productImages,
        and(
          inArray(
            productImages.productId,
            made.map(({ id }) => id),
          ),
          eq(productImages.isRemote, true),
        ),
      );
    const first = { storeId: NEJJARINE.id, after: null };
    await fetchPicturesOfStore(server.context, first, isAllowed);
    // Ten at a time. A file that is not a picture stays remote and is not tried again.
    expect(await waiting()).toBe(6);
    const { rows } = await db.execute<{ task: string; payload: { after: string } }>(
      sql`select j.task_identifier as task, p.payload from graphile_worker.jobs j
            join graphile_worker._private_jobs p on p.id = j.id`,
    );
    expect(rows.map(({ task }) => task)).toEqual(['fetchPictures']);
    const after = rows[0]?.payload.after ?? '';
    await fetchPicturesOfStore(server.context, { storeId: NEJJARINE.id, after }, isAllowed);
    expect((await db.execute(sql`select id from graphile_worker.jobs`)).rows).toHaveLength(1);
    await db.delete(productImages).where(eq(productImages.isRemote, true));
  });

  test('A job that has fetched pictures for a minute ends, and another one fetches the others', async () => {
    const [begun, clock] = [performance.now(), vi.spyOn(performance, 'now')];
    onTestFinished(() => clock.mockRestore());
    const made = [await productWith([`${origin}/slow`]), await productWith([`${origin}/slow`])];
    let asked = 0;
    answers['/slow'] = (response) => {
      asked += 1;
      clock.mockReturnValue(begun + 61_000);
      response.writeHead(404).end();
    };
    clock.mockReturnValue(begun);
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await fetchPicturesOfStore(server.context, { storeId: NEJJARINE.id, after: null }, isAllowed);
    const { rows } = await db.execute<{ after: string }>(
      sql`select payload ->> 'after' as after from graphile_worker._private_jobs`,
    );
    const [first = ''] = made.map(({ id }) => id).toSorted();
    expect([asked, rows]).toEqual([1, [{ after: first }]]);
    await fetchPicturesOfStore(server.context, { storeId: NEJJARINE.id, after: first }, isAllowed);
    expect(asked).toBe(2);
    await db.delete(productImages).where(eq(productImages.isRemote, true));
  });

  test('Fetched remote pictures are in the library and replace the remote ones', async () => {
    const product = await productWith([`${origin}/moved`, `${origin}/blue.jpg`]);
    const { fetched: count, failures } = await fetchRemotePictures(server.context, {
      storeId: NEJJARINE.id,
      productId: product.id,
      isAllowed,
    });
    expect([count, failures]).toEqual([2, []]);
    const { body } = await seller.get(`/api/store/product/${product.id}`);
    expect(body.images.map((image: Image) => [image.isRemote, image.alt])).toEqual([
      [false, 'image 0'],
      [false, 'image 1'],
    ]);
    const listed = await seller.get(`/api/media/get/?productId=${product.id}`);
    expect(listed.body.items.map((item: { id: string }) => item.id)).toEqual(body.mediaIds);
    expect((await fetchBytes(server, body.images[0].url)).status).toBe(200);
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.coverUrl).toBe(body.images[0].url);
  });

  test('One remote picture under two addresses is fetched once, even by two concurrent fetches', async () => {
    const product = await productWith([`${origin}/red.png`, `${origin}/moved`]);
    // The variant shows the picture that is removed as a duplicate.
    const imageIds = [(await imagesOf(product))[1]?.id ?? ''];
    await db.update(variants).set({ imageIds }).where(eq(variants.productId, product.id));
    const wanted = { storeId: NEJJARINE.id, productId: product.id, isAllowed };
    await Promise.all([
      fetchRemotePictures(server.context, wanted),
      fetchRemotePictures(server.context, wanted),
    ]);
    const { body } = await seller.get(`/api/store/product/${product.id}`);
    expect(body.images.map((image: Image) => image.isRemote)).toEqual([false]);
    expect(body.variants).toMatchObject([
      { mediaIds: body.mediaIds, pictureUrl: body.images[0].url },
    ]);
    expect(await db.select().from(mediaLeftovers)).toEqual([]);
  });

  test('A fetched picture also replaces the remote one in pending changes', async () => {
    const product = await productWith([`${origin}/blue.jpg`]);
    const [image] = await imagesOf(product);
    const pendingChanges = { mediaIds: [image?.id ?? ''] };
    await db.update(products).set({ pendingChanges }).where(eq(products.id, product.id));
    await fetchRemotePictures(server.context, {
      storeId: NEJJARINE.id,
      productId: product.id,
      isAllowed,
    });
    const { body } = await seller.get(`/api/store/product/${product.id}`);
    expect(body.pendingChanges.mediaIds).toEqual(body.mediaIds);
    expect(body.mediaIds[0]).toMatch(/^med_/);
  });

  test.each([
    ['/loop', 'too_many_redirects'],
    ['/inside', 'forbidden_address'],
    ['/file', 'forbidden_address'],
    ['/gone', 'refused_by_host'],
    ['/page', 'unsupported_picture'],
    ['/flood', 'file_too_large'],
  ])('A remote picture at %s stays remote, with the failure %s', async (path, code) => {
    const product = await productWith([`${origin}${path}`]);
    const before = await imagesOf(product);
    const answer = await fetchRemotePictures(server.context, {
      storeId: NEJJARINE.id,
      productId: product.id,
      isAllowed,
    });
    expect(answer).toEqual({ fetched: 0, failures: [{ url: `${origin}${path}`, code }] });
    expect(await imagesOf(product)).toEqual(before);
  });

  test.each([
    `${origin}/red.png`,
    origin.replace('127.0.0.1', 'localhost'),
    'http://127.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://2130706433/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/a.png',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://user:pass@1.1.1.1/a.png',
    'a.png',
  ])('The server never requests a remote picture at %s', async (url) => {
    const product = await productWith([url]);
    const { failures } = await fetchRemotePictures(server.context, {
      storeId: NEJJARINE.id,
      productId: product.id,
    });
    expect(failures).toEqual([{ url, code: 'forbidden_address' }]);
  });

  test('Fetching a remote picture times out, and fails if the host is unreachable', async () => {
    const bounds = { bytes: 1000, milliseconds: 200, isAllowed };
    const silent = fetchFile(`${origin}/silent`, `${folder.path}/silent`, bounds);
    await expect(silent).rejects.toMatchObject({ code: 'timed_out' });
    const nobody = fetchFile('http://127.0.0.1:1/a.png', `${folder.path}/nobody`, bounds);
    await expect(nobody).rejects.toMatchObject({ code: 'unreachable' });
  });
});

interface Image {
  readonly isRemote: boolean;
  readonly alt: string | null;
}

async function productWith(urls: readonly string[]) {
  const product = await storeProduct(server, { hasCover: false });
  const images = urls.map((url, position) => ({
    id: newId('img'),
    productId: product.id,
    url,
    isRemote: true,
    position,
    alt: `image ${position}`,
  }));
  await db.insert(productImages).values(images);
  return product;
}

function imagesOf(product: { id: string }) {
  return db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, product.id))
    .orderBy(asc(productImages.position));
}

/** Sends 40 MB of zeros, or until the receiver closes the connection. */
async function flood(response: ServerResponse): Promise<void> {
  const piece = Buffer.alloc(1024 * 1024);
  await pipeline(Readable.from(Array(40).fill(piece)), response).catch(() => undefined);
}
