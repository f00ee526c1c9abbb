import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../../server/database/schema/stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { someReferences, storeProduct, type WantedProduct } from './product-builder';

const server = await startTestServer();

describe('Product list', () => {
  test('The product list shows the newest product first, without the archive', async () => {
    const { body } = await list('');
    expect(codes(body)).toEqual(['F', 'E', 'D', 'C', 'B', 'A']);
    expect([body.total, body.page, body.pageSize]).toEqual([6, 1, 25]);
  });

  test('The product list returns all columns of a row', async () => {
    const { body } = await list('?q=théière');
    expect(body.items[0]).toMatchObject({
      code: 'A',
      barcode: '6111245780127',
      name: 'Théière en cuivre',
      nameAr: 'إبريق نحاسي',
      price: 20_000,
      priceMax: 20_000,
      quantity: 3,
      inventoryType: 'low_stock',
      brandId: 'brd_ateliernejjarine',
      variantsCount: 1,
      status: 'draft',
      approvalState: 'new',
      isActive: false,
      completeness: { fr: 1, en: 0, ar: 0.5 },
      coverUrl: '/media/bol.webp',
      coverThumbnailUrl: '/media/bol.webp',
      allowedActions: [
        { action: 'submit', to: 'under_review', reasonRequired: false },
        { action: 'archive', to: 'archived', reasonRequired: false },
      ],
      revision: 1,
    });
  });

  test('The product list shows prices, pieces and variants of a variable product, without a barcode', async () => {
    const { body } = await list('?q=babouches');
    expect(body.items[0]).toMatchObject({
      code: 'C',
      productType: 'variable',
      barcode: null,
      price: 15_000,
      priceMax: 25_000,
      quantity: 11,
      variantsCount: 3,
    });
  });

  test('The product list shows no products of another store', async () => {
    const { body } = await (await server.signIn('admin2')).get(`${PATH}?pageSize=100`);
    expect(codes(body)).not.toContain('A');
    expect((await (await server.signIn('admin')).get(`${PATH}?q=babouches+A`)).body.total).toBe(0);
  });

  test.each(['q2=1', 'sort=storeId', 'page=0', 'pageSize=101', 'status=gone', 'priceFrom=-1'])(
    'The product list refuses the parameter %s',
    async (parameter) => {
      expect((await list(`?${parameter}`)).status).toBe(400);
    },
  );
});

const COUNTS = {
  all: 6,
  draft: 2,
  inactive: 1,
  published: 3,
  new: 1,
  under_review: 2,
  approved: 3,
  active: 2,
  archived: 1,
};

describe('Status filter of the product list', () => {
  test.each([
    ['draft', 'BA'],
    ['inactive', 'D'],
    ['published', 'FEC'],
    ['new', 'A'],
    ['under_review', 'FB'],
    ['approved', 'EDC'],
    ['active', 'FC'],
    ['archived', 'Z'],
  ])('The product list with the status %s returns %s', async (status, expected) => {
    const { body } = await list(`?status=${status}`);
    expect([codes(body).join(''), body.total]).toEqual([expected, expected.length]);
    expect(body.counts).toEqual(COUNTS);
  });

  test('The status counts of the product list only apply the other filters', async () => {
    const { body } = await list('?missingLanguage=en&status=draft&priceFrom=16000');
    expect(codes(body)).toEqual(['A']);
    expect(body.counts).toEqual({
      all: 3,
      draft: 1,
      inactive: 1,
      published: 1,
      new: 1,
      under_review: 1,
      approved: 1,
      active: 1,
      archived: 0,
    });
  });

  test('The status counts are the same with a filter that excludes nothing as without a filter', async () => {
    expect((await list('?priceFrom=0')).body.counts.all).toBe(5);
    expect((await list('?q=6')).body.counts).toEqual((await list('')).body.counts);
  });

  test('No product is active while its store is not open', async () => {
    await setStoreStatus('under_review');
    const closed = await list('?status=active');
    const narrowed = await list('?status=active&q=6');
    await setStoreStatus('active');
    for (const { body } of [closed, narrowed]) {
      expect([body.items, body.total, body.counts]).toEqual([[], 0, { ...COUNTS, active: 0 }]);
    }
  });
});

describe('Filters of the product list', () => {
  test.each([
    ['stock=out_of_stock', 'EB'],
    ['stock=low_stock', 'DA'],
    ['stock=low_stock,out_of_stock', 'EDBA'],
    ['stock=in_stock', 'FC'],
    ['missingLanguage=fr', 'E'],
    ['missingLanguage=en', 'FDCBA'],
    ['priceFrom=16000', 'FDA'],
    ['priceTo=15000', 'EC'],
    ['priceFrom=15000&priceTo=20000', 'CA'],
    ['priceFrom=1&priceTo=0', ''],
    ['categoryId=cat_nobody', ''],
    ['brandId=brd_nobody', ''],
  ])('The product list with the filter %s returns %s', async (filter, expected) => {
    const { body } = await list(`?${filter}`);
    expect([codes(body).join(''), body.total]).toEqual([expected, expected.length]);
    expect(body.counts.all).toBe(expected.length);
  });

  test('The filter of a category includes its subcategories, that of a subcategory only itself', async () => {
    const { categoryId, parentId } = await someReferences(server);
    expect(codes((await list(`?categoryId=${parentId}`)).body)).toEqual(['F', 'E', 'D', 'B']);
    expect(codes((await list(`?categoryId=${categoryId}`)).body)).toEqual(['F', 'E', 'B']);
  });

  test('The filter of a brand returns its products only', async () => {
    const { otherBrandId } = await someReferences(server);
    expect(codes((await list(`?brandId=${otherBrandId}`)).body)).toEqual(['D']);
  });
});

describe('Sorting of the product list', () => {
  test.each([
    // By the name without accents, and by the English name if there is no French one.
    ['name', 'CFDEBA'],
    ['createdAt', 'ABCDEF'],
    ['code', 'ABCDEF'],
    // Products without a price are last in both directions.
    ['price', 'ECAFDB', 'DFACEB'],
    ['quantity', 'BEADCF'],
  ])(
    'The product list is sorted by %s, ascending and descending',
    async (sort, expected, ...turned) => {
      const reversed = turned[0] ?? [...expected].reverse().join('');
      expect(codes((await list(`?sort=${sort}`)).body).join('')).toBe(expected);
      expect(codes((await list(`?sort=-${sort}`)).body).join('')).toBe(reversed);
    },
  );
});

describe('Pages of the product list', () => {
  test('The pages of the product list follow one another without gap or repetition', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push((await list(`?sort=name&pageSize=2&page=${page}`)).body);
    }
    expect(pages.flatMap(codes).join('')).toBe('CFDEBA');
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
      [6, 1, 2],
      [6, 2, 2],
      [6, 3, 2],
    ]);
  });

  test('A page beyond the last one is empty', async () => {
    expect((await list('?page=100000')).body).toMatchObject({ items: [], total: 6, page: 100_000 });
  });
});

const PATH = '/api/store/products/search/get/';

let founder: ApiClient;
let storeId: string;

function list(query: string) {
  return founder.get(`${PATH}${query}`);
}

function codes({ items }: { items: { code: string }[] }): string[] {
  return items.map(({ code }) => code);
}

function setStoreStatus(status: 'active' | 'under_review') {
  return server.database.db.update(stores).set({ status }).where(eq(stores.id, storeId));
}

/** A separate store with products A to F, one a day, and Z in the archive. */
function catalogue(
  refs: Awaited<ReturnType<typeof someReferences>>,
): (WantedProduct & { code: string })[] {
  return [
    {
      code: 'A',
      name: 'Théière en cuivre',
      nameAr: 'إبريق نحاسي',
      categoryId: null,
      variants: [{ price: 20_000, stockOnHand: 3, barcode: '6111245780127' }],
    },
    {
      code: 'B',
      name: 'Tapis berbère',
      approvalState: 'under_review',
      variants: [{ price: null, stockOnHand: 0 }],
    },
    {
      code: 'C',
      name: 'Babouches',
      status: 'published',
      approvalState: 'approved',
      categoryId: null,
      variants: [
        { price: 25_000, stockOnHand: 4 },
        { price: 15_000, stockOnHand: 4 },
        { price: 18_000, stockOnHand: 6, stockReserved: 3 },
      ],
    },
    {
      code: 'D',
      name: 'Étui à lunettes',
      status: 'inactive',
      approvalState: 'approved',
      categoryId: refs.parentId,
      brandId: refs.otherBrandId,
      variants: [{ price: 30_000, stockOnHand: 4 }],
    },
    {
      code: 'E',
      name: null,
      nameEn: 'Lantern',
      status: 'published',
      approvalState: 'approved',
      descriptionEn: 'A lantern.',
      contentEn: '<p>A lantern.</p>',
      variants: [{ price: 9_000, stockOnHand: 2, stockReserved: 2 }],
    },
    {
      code: 'F',
      name: 'écharpe',
      status: 'published',
      approvalState: 'under_review',
      pendingChanges: { name: 'Écharpe en laine' },
      variants: [{ price: 20_500, stockOnHand: 40 }],
    },
    { code: 'Z', name: 'Zellige', archivedAt: new Date(), variants: [{ price: 1_000 }] },
  ];
}

beforeAll(async () => {
  const { body } = await server.anonymous.post('/api/auth/register', {
    email: 'liste@exemple.ma',
    password: 'Atelier#2026',
    firstName: 'Salma',
    lastName: 'Bennani',
  });
  founder = server.withToken(body.accessToken);
  storeId = body.user.store.id;
  await setStoreStatus('active');
  const wanted = catalogue(await someReferences(server));
  for (const [day, product] of wanted.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + day));
    await storeProduct(server, { ...product, storeId, createdAt });
  }
});
