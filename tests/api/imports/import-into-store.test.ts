import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variants } from '../../../server/database/schema/products';
import { brands, categories } from '../../../server/database/schema/reference';
import { png } from '../media/pictures';
import { someReferences, storeLiveProduct, storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { importFile, productOf, rowRemarks, startImportWorker } from './import-client';

const server = await startTestServer();
await startImportWorker(server);
const { db } = server.database;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Import into a store with products', () => {
  test('The same import run twice changes nothing the second time', async () => {
    const file = `${HEADER}\nTWI-1,,Bol,12,3,\nTWI-2,,Caftan,,,\nTWI-2-S,TWI-2,,900,2,S\n`;
    expect((await importFile(admin, file)).products).toMatchObject({ created: 2 });
    const before = await productOf(admin, 'TWI-2');
    expect((await importFile(admin, file)).products).toEqual({
      created: 0,
      updated: 0,
      failed: 0,
      unchanged: 2,
    });
    expect(await productOf(admin, 'TWI-2')).toEqual(before);
  });

  test('An import changes the fields of its columns and preserves the others', async () => {
    await storeProduct(server, { code: 'CHA-1', description: 'Ancienne', nameAr: 'قديم' });
    const before = await productOf(admin, 'CHA-1');
    const file = 'code,name_fr,name_ar,price,quantity\nCHA-1,Nouveau,,99.90,\n';
    expect((await importFile(admin, file)).products).toMatchObject({ updated: 1 });
    const after = await productOf(admin, 'CHA-1');
    expect(after).toMatchObject({
      name: 'Nouveau',
      nameAr: null,
      price: 9_990,
      quantity: 20,
      description: 'Ancienne',
      handle: before.handle,
      barcode: before.barcode,
      revision: before.revision + 1,
      images: before.images,
    });
    const found = await admin.get('/api/store/products/search/get/?q=Nouveau');
    expect(found.body.items.map(({ code }: { code: string }) => code)).toContain('CHA-1');
  });

  test('An import is in the history of the products that it changed, and of no other', async () => {
    const kept = await storeProduct(server, { code: 'HIS-0' });
    await importFile(admin, `${HEADER}\nHIS-1,,Bol,12,3,\n`);
    await importFile(admin, `${HEADER}\nHIS-1,,Grand bol,12,3,\n`);
    await importFile(admin, `${HEADER}\nHIS-1,,Grand bol,12,3,\n`);
    const history = async (id: string) =>
      (await admin.get(`/api/store/product/${id}/history`)).body.items;
    const lines = await history((await productOf(admin, 'HIS-1')).id);
    expect(
      lines.map(({ action, to }: { action: string; to: string | null }) => [action, to]),
    ).toEqual([
      ['import', null],
      ['import', 'draft'],
    ]);
    expect(lines[0].actor).toMatchObject({ type: 'staff', name: expect.stringContaining(' ') });
    expect(await history(kept.id)).toEqual([]);
  });

  test('An import adds variants to a product and preserves its existing ones', async () => {
    await importFile(admin, `${HEADER}\nADD,,Robe,,,\nADD-S,ADD,,500,1,S\n`);
    await importFile(admin, `${HEADER}\nADD-M,ADD,,550,2,M\n`);
    const dress = await productOf(admin, 'ADD');
    expect(dress).toMatchObject({ name: 'Robe', quantity: 3, priceMax: 55_000 });
    expect(dress.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['ADD-S', 'ADD-M']);
  });

  test('An import uses the marketplace’s attributes for options with their names', async () => {
    await importFile(admin, `${HEADER}\nATT,,Robe,,,\nATT-S,ATT,,500,1,s\n`);
    const { variants: own } = await productOf(admin, 'ATT');
    expect(own[0].optionValues).toMatchObject([{ attributeId: 'atr_size', value: 'S' }]);
  });

  test('An import finds category and brand by name, in any case', async () => {
    const references = await someReferences(server);
    const [child] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, references.categoryId));
    const [parent] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, references.parentId));
    const [brand] = await db.select().from(brands).where(eq(brands.id, references.brandId));
    const path = `${parent?.nameEn} > ${child?.nameEn}`.toUpperCase();
    const file = `code,name_fr,category_path,brand,price\nREF-1,Bol,"${path}","${brand?.name.toUpperCase()}",5\n`;
    const job = await importFile(admin, file);
    expect(await rowRemarks(admin, job)).toEqual([]);
    expect(await productOf(admin, 'REF-1')).toMatchObject({
      categoryId: references.categoryId,
      brandId: references.brandId,
    });
  });

  test('An import keeps changes of an approved product pending', async () => {
    await storeLiveProduct(server, { code: 'LIV-1', name: 'Vivant' });
    const file =
      'code,name_fr,name_en,price,image_1\nLIV-1,Autre nom,Other name,45,https://images.example/x.jpg\n';
    const job = await importFile(admin, file);
    expect(await rowRemarks(admin, job)).toEqual(['2 warning image_remote(image_1), images_kept']);
    const live = await productOf(admin, 'LIV-1');
    expect(live).toMatchObject({
      name: 'Vivant',
      nameEn: 'Other name',
      price: 4_500,
      status: 'published',
      approvalState: 'under_review',
      pendingChanges: { name: 'Autre nom' },
    });
    expect(live.images).toHaveLength(1);
    expect((await importFile(admin, file)).products).toMatchObject({ unchanged: 1 });
  });

  test('An import assigns pictures of the library by their file names', async () => {
    const sent = async (name: string) =>
      (await admin.upload('/api/media/upload/', { name, content: await png() })).body;
    const [cover, side] = [await sent('Bol-Face.png'), await sent('bol-cote.png')];
    const strangers = await server.signIn('admin2');
    await strangers.upload('/api/media/upload/', { name: 'autrui.png', content: await png() });
    const header = 'code,parent_code,name_fr,price,quantity,option:size,image_1,image_2';
    const file = [
      header,
      'LIB-1,,Bol,12,3,,bol-face.PNG,bol-cote.png',
      'LIB-2,,Plat,14,3,,autrui.png,',
      'LIB-3,,Tasse,,,,bol-face.png,',
      'LIB-3-S,LIB-3,,9,1,S,bol-cote.png,',
      '',
    ].join('\n');
    const job = await importFile(admin, file);
    expect(await rowRemarks(admin, job)).toEqual(['3 warning image_not_in_library']);
    const bowl = await productOf(admin, 'LIB-1');
    expect(bowl.mediaIds).toEqual([cover.id, side.id]);
    expect(bowl.images[0]).toMatchObject({ url: cover.url });
    expect((await productOf(admin, 'LIB-2')).mediaIds).toEqual([]);
    const cup = await productOf(admin, 'LIB-3');
    expect([cup.mediaIds, cup.variants[0].mediaIds]).toEqual([[cover.id, side.id], [side.id]]);
    expect((await importFile(admin, file)).products).toMatchObject({ created: 0, unchanged: 3 });
    const kept = await admin.post('/api/media/delete/', { ids: [cover.id] });
    expect(kept.body.results).toMatchObject([{ outcome: 'in_use', usageCount: 2 }]);
  });

  test('An import reports the rows that the store refuses', async () => {
    await storeProduct(server, { code: 'SIM-1' });
    const reserved = await storeProduct(server, { code: 'RES-1' });
    await db.update(variants).set({ stockReserved: 5 }).where(eq(variants.productId, reserved.id));
    const job = await importFile(
      admin,
      [
        HEADER,
        'SIM-1,,Un,,,',
        'SIM-1-S,SIM-1,,5,1,S',
        'RES-1,,Deux,5,4,',
        'ORP-S,ORP,,5,1,S',
        'NEW-1,,,5,1,',
        'NEW-2,,Trois,,,',
        'SIM-1,NEW-2,,5,1,S',
      ].join('\n'),
    );
    expect(await rowRemarks(admin, job)).toEqual([
      '2 error type_changed',
      '3 error parent_failed',
      '4 error below_reserved',
      '5 error unknown_parent',
      '6 error missing_name',
      '8 warning sku_replaced',
    ]);
  });

  test('An import gives a variant another code when another product of the store has its own', async () => {
    await storeProduct(server, { code: 'TAK-1' });
    const file = `${HEADER}\nTAK,,Robe,,,\nTAK-1,TAK,,5,1,S\nTAK-2,TAK,,5,1,M\n`;
    const job = await importFile(admin, file);
    expect(await rowRemarks(admin, job)).toEqual(['3 warning sku_replaced']);
    const skusOf = async () =>
      (await productOf(admin, 'TAK')).variants.map(({ sku }: { sku: string }) => sku);
    expect(await skusOf()).toEqual(['TAK-1-TAK', 'TAK-2']);
    expect((await importFile(admin, file)).products).toMatchObject({ created: 0, unchanged: 1 });
    expect(await skusOf()).toEqual(['TAK-1-TAK', 'TAK-2']);
  });

  test('An import changes an archived product and leaves it archived', async () => {
    await storeProduct(server, { code: 'ARC-1', archivedAt: new Date() });
    const job = await importFile(admin, 'code,name_fr,price\nARC-1,Neuf,7\n');
    expect(await rowRemarks(admin, job)).toEqual(['2 warning product_archived']);
    const [row] = await db.select().from(products).where(eq(products.code, 'ARC-1'));
    expect([row?.name, row?.archivedAt === null]).toEqual(['Neuf', false]);
  });

  test('An import gives a new product the file’s handle, or a free one if it is taken', async () => {
    const file = [
      'code,name_fr,handle,price',
      'HDL-1,Vase de Fès,vase-fes,5',
      'HDL-2,Vase de Fès,vase-fes,5',
      'HDL-3,Vase de Fès,vase-fes,5',
    ].join('\n');
    await importFile(admin, file);
    const handles = await Promise.all(
      ['HDL-1', 'HDL-2', 'HDL-3'].map(async (code) => (await productOf(admin, code)).handle),
    );
    expect(handles).toEqual(['vase-fes', 'vase-fes-2', 'vase-fes-3']);
  });

  test('An import removes scripts from texts', async () => {
    const file = [
      'code,name_fr,description_fr,content_fr,price',
      'XSS-1,<b>Bol</b>,<img src=x onerror=alert(1)>Un bol,"<p onclick=""x()"">Bol<script>alert(1)</script></p>",5',
    ].join('\n');
    await importFile(admin, file);
    expect(await productOf(admin, 'XSS-1')).toMatchObject({
      name: '<b>Bol</b>',
      description: 'Un bol',
      content: '<p>Bol</p>',
    });
  });

  test('An import changes no product of another store', async () => {
    const other = await server.signIn('admin2');
    const file = 'code,name_fr,price\nISO-1,Chez nous,5\n';
    await importFile(admin, file);
    expect(await productOf(other, 'ISO-1')).toBeUndefined();
    expect((await importFile(other, file.replace('nous', 'eux'))).products).toMatchObject({
      created: 1,
    });
    expect(await productOf(admin, 'ISO-1')).toMatchObject({ name: 'Chez nous' });
  });
});

const HEADER = 'code,parent_code,name_fr,price,quantity,option:size';
