import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { media } from '../../../server/database/schema/media';
import { attributes, attributeValues, brands } from '../../../server/database/schema/reference';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();

const PATHS = ['/api/categories/', '/api/brands/', '/api/attributes/get/', '/api/cities/get/'];

describe('Reference lists', () => {
  test.each(PATHS)('The server shows %s to all staff, and to no anonymous caller', async (path) => {
    for (const user of ['admin', 'manager', 'seller'] as const) {
      expect((await (await server.signIn(user)).get(path)).status).toBe(200);
    }
    expect((await server.anonymous.get(path)).status).toBe(401);
  });

  test.each(PATHS)('The server refuses an unknown parameter of %s', async (path) => {
    expect((await admin.get(`${path}?storeId=str_zahra`)).status).toBe(400);
  });
});

test('The categories list parents before children, with paths joined from the root', async () => {
  const { items, total } = (await admin.get('/api/categories/')).body;
  expect(items).toHaveLength(total);
  const paths = new Map<string, string>();
  for (const category of items) {
    const parent = category.parentId === null ? undefined : paths.get(category.parentId);
    expect(category.path).toBe(parent ? `${parent}/${category.slug}` : category.slug);
    paths.set(category.id, category.path);
  }
});

test('The cities list all of Morocco in the order of the French alphabet', async () => {
  const { items, total } = (await admin.get('/api/cities/get/')).body;
  const names = items.map(({ name }: { name: string }) => name);
  expect(total).toBeGreaterThan(300);
  expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
  expect(names).toContain('Fès');
});

describe('Attributes', () => {
  test('The attributes are listed with their values, both in order', async () => {
    const { items } = (await admin.get('/api/attributes/get/')).body;
    const ranks = items.map(({ rank }: { rank: number }) => rank);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(codesOf(items)).toEqual(expect.arrayContaining(['size', 'color']));
    for (const { values } of items) {
      const valueRanks = values.map(({ rank }: { rank: number }) => rank);
      expect(valueRanks).toEqual([...valueRanks].sort((one, other) => one - other));
    }
  });

  test('The attributes and values of a store are visible to that store only', async () => {
    const { db } = server.database;
    const own = { storeId: NEJJARINE.id, type: 'single_select' } as const;
    await db.insert(attributes).values({ ...own, id: 'atr_own1', code: 'motif', name: 'Motif' });
    const values = [NEJJARINE.id, ZAHRA.id].map((storeId, index) => ({
      id: `atv_own${index}`,
      attributeId: 'atr_color',
      storeId,
      code: `own${index}`,
      name: `Bleu ${index}`,
    }));
    await db.insert(attributeValues).values(values);
    const ours = (await admin.get('/api/attributes/get/')).body.items;
    const theirs = (await (await server.signIn('admin2')).get('/api/attributes/get/')).body.items;
    expect([codesOf(ours).includes('motif'), codesOf(theirs).includes('motif')]).toEqual([
      true,
      false,
    ]);
    expect(ownColors(ours)).toEqual(['own0']);
    expect(ownColors(theirs)).toEqual(['own1']);
  });
});

describe('Attributes of a category', () => {
  test('The attributes of a category are its own, its parents’ and the general ones', async () => {
    const codes = async (slug: string) =>
      codesOf((await admin.get(`/api/attributes/get/?categoryId=cat_${slug}`)).body.items);
    expect(await codes('chaussures')).toEqual(expect.arrayContaining(['season', 'care', 'size']));
    expect(await codes('chaussures')).not.toContain('volume');
    expect(await codes('beaute')).toContain('volume');
    expect(await codes('nobody')).not.toContain('volume');
  });

  test('An attribute has its type, its unit and its categories', async () => {
    const { items } = (await admin.get('/api/attributes/get/?pageSize=100')).body;
    const volume = items.find(({ code }: Coded) => code === 'volume');
    expect(volume).toMatchObject({ type: 'unit', unit: 'ml', isVariantAxis: false, values: [] });
    expect(volume.categoryIds).toEqual(['cat_beaute', 'cat_table']);
  });

  test('The attributes are listed in pages, each with a hundred values at most', async () => {
    const { db } = server.database;
    const many = { id: 'atr_many', code: 'many', name: 'Beaucoup', rank: -1 };
    await db.insert(attributes).values({ ...many, type: 'single_select' });
    await db.insert(attributeValues).values(
      Array.from({ length: 130 }, (_, rank) => ({
        id: `atv_many${rank}`,
        attributeId: many.id,
        code: `v${rank}`,
        name: `${rank}`,
        rank,
      })),
    );
    const { body } = await admin.get('/api/attributes/get/?pageSize=1');
    expect(body).toMatchObject({
      page: 1,
      pageSize: 1,
      items: [{ code: 'many', valuesCount: 130 }],
    });
    expect([body.items[0].values.length, body.total > 3]).toEqual([100, true]);
    const path = '/api/attributes/values/get/?attributeId=atr_many';
    const last = (await admin.get(`${path}&pageSize=50&page=3`)).body;
    expect([last.items.length, last.items[0].code, last.total]).toEqual([30, 'v100', 130]);
  });

  test('The values of an attribute are found by name in any language and spelling', async () => {
    const found = async (q: string) => {
      const path = `/api/attributes/values/get/?attributeId=atr_color&q=${encodeURIComponent(q)}`;
      return (await admin.get(path)).body.items.map(({ code }: { code: string }) => code);
    };
    expect(await found('VERT')).toContain('vert');
    expect(await found('green')).toContain('vert');
    expect(await found('أخضر')).toContain('vert');
    expect(await found('verte noire')).toEqual([]);
    expect((await found('')).length).toBeGreaterThan(5);
  });

  test('The server answers the values of an unknown attribute with 404', async () => {
    const path = '/api/attributes/values/get/';
    expect((await admin.get(`${path}?attributeId=atr_nobody`)).status).toBe(404);
    expect((await admin.get(path)).status).toBe(400);
    expect((await server.anonymous.get(`${path}?attributeId=atr_color`)).status).toBe(401);
    const foreign = (await server.signIn('admin2')).get(`${path}?attributeId=atr_own1`);
    expect((await foreign).status).toBe(404);
  });
});

describe('Brands', () => {
  test('The brands are listed by name, in pages', async () => {
    const whole = (await admin.get('/api/brands/?pageSize=100')).body;
    const names = whole.items.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fr', { numeric: true }).compare));
    const second = (await admin.get('/api/brands/?pageSize=2&page=2')).body;
    expect(second).toEqual({
      items: whole.items.slice(2, 4),
      total: whole.total,
      page: 2,
      pageSize: 2,
    });
  });

  test.each(['aicha ete', 'ÉTÉ AÏCHA', 'aïch'])('A brand is found by “%s”', async (q) => {
    const { items, total } = (await admin.get(`/api/brands/?q=${encodeURIComponent(q)}`)).body;
    expect([items.map(({ id }: { id: string }) => id), total]).toEqual([['brd_aicha'], 1]);
  });

  test('A brand has the logo of the marketplace, which is in no store’s library', async () => {
    const { db } = server.database;
    const logo = {
      id: 'med_logo',
      storeId: null,
      fileName: 'aicha.webp',
      checksum: 'f'.repeat(64),
    };
    await db.insert(media).values({
      ...logo,
      url: '/media/med_logo/aicha.webp',
      mimeType: 'image/webp',
      searchText: ' aicha',
      sizeBytes: 900,
      width: 64,
      height: 64,
    });
    await db.update(brands).set({ logoId: logo.id }).where(eq(brands.id, 'brd_aicha'));
    const { items } = (await admin.get('/api/brands/?pageSize=100')).body;
    const logos = items.map(({ logoId, logoUrl }: Logo) => [logoId, logoUrl]);
    expect(logos).toContainEqual(['med_logo', '/media/med_logo/aicha.webp']);
    expect(logos).toContainEqual([null, null]);
    expect((await admin.get('/api/media/get/?q=aicha')).body.total).toBe(0);
    const deleted = await admin.post('/api/media/delete/', { ids: [logo.id] });
    expect(deleted.body.results[0].outcome).toBe('not_found');
  });

  test('The server returns an empty page of brands beyond the last one', async () => {
    const { body } = await admin.get('/api/brands/?q=aicha&page=2');
    expect([body.items, body.total]).toEqual([[], 1]);
  });
});

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  const { db } = server.database;
  await db.insert(brands).values({ id: 'brd_aicha', name: 'Aïcha d’Été', slug: 'aicha-d-ete' });
});

type Logo = { logoId: string | null; logoUrl: string | null };

type Coded = { code: string; values: { code: string }[] };

function codesOf(items: Coded[]): string[] {
  return items.map(({ code }) => code);
}

function ownColors(items: Coded[]): string[] {
  return items
    .filter(({ code }) => code === 'color')
    .flatMap(({ values }) => values.map(({ code }) => code))
    .filter((code) => code.startsWith('own'));
}
