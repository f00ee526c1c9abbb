import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { variants } from '../../../server/database/schema/products';
import { categories } from '../../../server/database/schema/reference';
import { stores } from '../../../server/database/schema/stores';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { storeLiveProduct, storeProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
const LIST = '/api/public/products/';

describe('Public catalogue', () => {
  test('The public catalogue shows the products on sale, without the store’s internal data', async () => {
    const { body } = await server.anonymous.get(`${LIST}?pageSize=100`);
    const active = await server.signIn('admin');
    const own = await active.get('/api/store/products/search/get/?status=active&pageSize=100');
    const shown = body.items.filter(({ store }: Offer) => store.id === NEJJARINE.id);
    expect(ids(shown)).toEqual(ids(own.body.items));
    expect(new Set(body.items.map(({ store }: Offer) => store.id)).size).toBe(2);
    const one = await server.anonymous.get(`${LIST}${shown[0].handle}`);
    expect(one.body.id).toBe(shown[0].id);
    expect((await server.anonymous.get(LIST + shown[0].id)).body).toEqual(one.body);
    expect(one.text).not.toMatch(
      /cost|stock(OnHand|Reserved)|quantity|barcode|commission|revision/i,
    );
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['what is not published', { status: 'inactive' }],
    ['what has no price', { variants: [{ price: null }] }],
    ['what is sold out', { variants: [{ stockOnHand: 0 }] }],
    ['what is in the archive', { archivedAt: new Date() }],
    ['what has only inactive variants', { variants: [{ status: 'inactive' }] }],
  ] as const)('The public catalogue does not show %s', async (_name, wanted) => {
    const seen = await storeLiveProduct(server);
    const { id } = await storeLiveProduct(server, wanted);
    const { body } = await server.anonymous.get(`${LIST}?pageSize=100`);
    expect([ids(body.items).includes(seen.id), ids(body.items).includes(id)]).toEqual([
      true,
      false,
    ]);
    expect((await server.anonymous.get(LIST + id)).status).toBe(404);
  });

  test('The public catalogue does not show a store that is not open', async () => {
    const set = (status: 'active' | 'suspended') =>
      db.update(stores).set({ status }).where(eq(stores.id, NEJJARINE.id));
    const { id } = await storeLiveProduct(server);
    await set('suspended');
    expect((await server.anonymous.get(LIST + id)).status).toBe(404);
    const { body } = await server.anonymous.get(`${LIST}?storeId=${NEJJARINE.id}`);
    expect(body.total).toBe(0);
    await set('active');
    expect((await server.anonymous.get(LIST + id)).status).toBe(200);
  });

  test('The public catalogue is searched by words, category and language, sorted and paged', async () => {
    const categoryId = 'cat_ceramique';
    const { id } = await storeLiveProduct(server, {
      code: 'PUB-1',
      name: 'Zellije étoilé',
      nameAr: 'زليج',
      searchText: ' zellije etoile',
    });
    const found = await server.anonymous.get(`${LIST}?q=ZELLIJÉ`);
    expect(ids(found.body.items)).toEqual([id]);
    expect((await server.anonymous.get(`${LIST}?q=zellije&language=en`)).body.total).toBe(0);
    expect((await server.anonymous.get(`${LIST}?q=zellije&language=ar`)).body.total).toBe(1);
    const all = (await server.anonymous.get(`${LIST}?sort=price&pageSize=100`)).body.items;
    const prices = all.map(({ price }: Offer) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const second = await server.anonymous.get(`${LIST}?sort=price&pageSize=5&page=2`);
    expect(ids(second.body.items, false)).toEqual(ids(all.slice(5, 10), false));
    expect((await server.anonymous.get(`${LIST}?categoryId=${categoryId}`)).status).toBe(200);
    expect((await server.anonymous.get(`${LIST}?sort=costPrice`)).status).toBe(400);
  });

  test('The public categories are those with products on sale, and their parents', async () => {
    const { body } = await server.anonymous.get('/api/public/categories/');
    const all = (await server.anonymous.get(`${LIST}?pageSize=100`)).body.items;
    const wanted = new Set(all.flatMap((offer: Offer) => pathsTo(offer.category?.path ?? '')));
    const found = body.items.map(({ path }: { path: string }) => path);
    expect(found.toSorted()).toEqual([...wanted].toSorted());
    expect(found.length).toBeLessThan(await db.$count(categories));
  });

  test('The public product shows its active variants and whether they are available', async () => {
    const { id, variantIds } = await storeLiveProduct(server, {
      variants: [{ price: 9900 }, { price: 8800, stockOnHand: 0 }, { status: 'inactive' }],
    });
    const { body } = await server.anonymous.get(LIST + id);
    expect(body.variants).toMatchObject([
      { id: variantIds[0], price: 9900, isAvailable: true },
      { id: variantIds[1], price: 8800, isAvailable: false },
    ]);
    expect([body.price, body.priceMax]).toEqual([8800, 9900]);
    for (const stockPolicy of ['backorder', 'not_counted'] as const) {
      const empty = eq(variants.id, variantIds[1] ?? '');
      await db.update(variants).set({ stockPolicy }).where(empty);
      const again = await server.anonymous.get(LIST + id);
      expect(again.body.variants[1].isAvailable).toBe(true);
    }
  });

  test('A handle of two stores leads to the older product', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 1, day));
    const handle = 'meme-nom';
    await storeLiveProduct(server, { handle, createdAt: at(2) });
    const first = await storeLiveProduct(server, {
      handle,
      createdAt: at(1),
      storeId: 'str_zahra',
    });
    expect((await server.anonymous.get(LIST + handle)).body.id).toBe(first.id);
    expect((await server.anonymous.get(`${LIST}no-such-thing`)).status).toBe(404);
  });
});

describe('Public data', () => {
  test('Public data are cacheable, and the server answers a revalidation with 304', async () => {
    const { id, variantIds } = await storeLiveProduct(server);
    const first = await server.anonymous.get(LIST + id);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual([
      'public, max-age=60',
      expect.stringMatching(/^W\/"[\w-]{27}"$/),
    ]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = await server.anonymous.get(LIST + id, { 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    await db
      .update(variants)
      .set({ price: 77_700 })
      .where(eq(variants.id, variantIds[0] ?? ''));
    const changed = await server.anonymous.get(LIST + id, { 'if-none-match': etag });
    expect([changed.status, changed.body.price]).toEqual([200, 77_700]);
    const missing = await server.anonymous.get(`${LIST}prd_nobody`);
    expect([missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual([
      'no-store',
      null,
    ]);
  });

  test.each([
    LIST,
    '/api/public/categories/',
    '/api/public/cities/',
    '/api/public/posts/',
    '/api/public/stores/str_nejjarine',
  ])('The server answers %s with 304 to a caller who has the current version', async (path) => {
    const { headers } = await server.anonymous.get(path);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await server.anonymous.get(path, known)).status).toBe(304);
  });

  test('The public cities are those with delivery', async () => {
    const { body } = await server.anonymous.get('/api/public/cities/');
    expect(body.total).toBeGreaterThan(300);
    expect(body.items.every(({ isDeliverable }: { isDeliverable: boolean }) => isDeliverable)).toBe(
      true,
    );
  });

  test('The public articles are in three languages, the newest first, each found by its slug', async () => {
    const { body } = await server.anonymous.get('/api/public/posts/?pageSize=2');
    expect([body.total, body.items.length]).toEqual([6, 2]);
    const [newest, older] = body.items;
    expect(newest.publishedAt > older.publishedAt).toBe(true);
    expect([newest.slug, newest.storeName]).toEqual([
      'le-zellige-se-taille-encore-au-marteau',
      'Atelier Nejjarine',
    ]);
    const path = `/api/public/posts/${encodeURIComponent(newest.slug)}`;
    const { body: post, headers } = await server.anonymous.get(path);
    expect(post).toMatchObject(newest);
    for (const text of [post.content, post.contentEn, post.contentAr]) expect(text).toMatch(/^<p>/);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await server.anonymous.get(path, known)).status).toBe(304);
    expect((await server.anonymous.get('/api/public/posts/nothing')).status).toBe(404);
  });
});

test('An unapproved product is not public by its handle or its id', async () => {
  const { id } = await storeProduct(server, { handle: 'pas-encore' });
  expect((await server.anonymous.get(`${LIST}pas-encore`)).status).toBe(404);
  expect((await server.anonymous.get(LIST + id)).status).toBe(404);
});

interface Offer {
  readonly id: string;
  readonly price: number;
  readonly store: { readonly id: string };
  readonly category: { readonly path: string } | null;
}

/** A path and those of the categories above it. */
function pathsTo(path: string): string[] {
  const slugs = path.split('/');
  return slugs.map((_, at) => slugs.slice(0, at + 1).join('/'));
}

function ids(items: readonly { id: string }[], sorted = true): string[] {
  const all = items.map(({ id }) => id);
  return sorted ? all.sort() : all;
}
