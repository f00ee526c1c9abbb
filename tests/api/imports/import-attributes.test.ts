import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../server/database/schema/products';
import { attributes } from '../../../server/database/schema/reference';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { checkImport, importFile, productOf, rowRemarks, startImportWorker } from './import-client';

const server = await startTestServer();
await startImportWorker(server);

const HEADER =
  'code,name_fr,category_path,attr:Matière,attr:season,attr:care,attr:volume,attr:handmade';

describe('Attribute columns of an import', () => {
  test('Attribute columns of an import become the product’s attributes, each by its type', async () => {
    const job = await importFile(
      admin,
      [
        HEADER,
        'SAC-1,Sac,mode,cuir,"Été, Winter","Cirer, puis lustrer",,oui',
        'SAV-1,Savon,beaute,,,,250 ml,نعم',
      ].join('\n'),
    );
    expect(job.products).toMatchObject({ created: 2, failed: 0 });
    expect(await rowRemarks(admin, job)).toEqual([]);
    expect((await productOf(admin, 'SAC-1')).attributes).toEqual([
      { attributeId: 'atr_material', valueIds: ['atv_materialcuir'], value: null },
      { attributeId: 'atr_season', valueIds: ['atv_seasonete', 'atv_seasonhiver'], value: null },
      { attributeId: 'atr_care', valueIds: [], value: 'Cirer, puis lustrer' },
      { attributeId: 'atr_handmade', valueIds: [], value: true },
    ]);
    expect((await productOf(admin, 'SAV-1')).attributes).toEqual([
      { attributeId: 'atr_volume', valueIds: [], value: 250 },
      { attributeId: 'atr_handmade', valueIds: [], value: true },
    ]);
  });

  test('Unusable attributes of an import are reported by row, in the dry run too, and left out', async () => {
    const own = { storeId: ZAHRA.id, type: 'text', code: 'theirs', name: 'Secret' } as const;
    await server.database.db.insert(attributes).values({ ...own, id: 'atr_theirs' });
    const file = [
      'code,name_fr,category_path,attr:material,attr:volume,attr:handmade,attr:poids,attr:theirs',
      'MIX-1,Sac,mode,"Cuir, Liège",250,parfois,2 kg,x',
      'MIX-2,Savon,beaute,Liège,1 L,,,',
      'MIX-3,Formule,,=1+1,,,,',
    ].join('\n');
    const said = [
      '2 warning unknown_attribute_value(attr:material), unknown_attribute(attr:volume), ' +
        'invalid_attribute_value(attr:handmade), unknown_attribute(attr:poids), unknown_attribute(attr:theirs)',
      '3 warning unknown_attribute_value(attr:material), invalid_attribute_value(attr:volume)',
      '4 error formula_cell(attr:material)',
    ];
    expect(await rowRemarks(admin, await checkImport(admin, file))).toEqual(said);
    expect(await productOf(admin, 'MIX-1')).toBeUndefined();
    const job = await importFile(admin, file);
    expect(job.products).toEqual({ created: 2, updated: 0, failed: 1, unchanged: 0 });
    expect(await rowRemarks(admin, job)).toEqual(said);
    expect((await productOf(admin, 'MIX-1')).attributes).toMatchObject([
      { attributeId: 'atr_material', valueIds: ['atv_materialcuir'] },
    ]);
    expect((await productOf(admin, 'MIX-2')).attributes).toEqual([]);
  });

  test('A text attribute that looks like a number stays a text', async () => {
    // The price decides the decimal mark, which the column of the attribute leaves open.
    const file =
      'code,name_fr,price,attr:care\nTXT-1,Pouf,10.50,1.299\nTXT-2,Bol,,null\nTXT-3,Plat,,true\n';
    await importFile(admin, file);
    for (const [code, value] of [
      ['TXT-1', '1.299'],
      ['TXT-2', 'null'],
      ['TXT-3', 'true'],
    ] as const) {
      const { attributes: read } = await productOf(admin, code);
      expect(read).toEqual([{ attributeId: 'atr_care', valueIds: [], value }]);
    }
    expect((await importFile(admin, file)).products).toMatchObject({ updated: 0, unchanged: 3 });
  });

  test('Attribute columns change the named attributes only, and the same file again changes nothing', async () => {
    await importFile(admin, 'code,name_fr,attr:material,attr:care\nUPD-1,Pouf,Cuir,Brosser\n');
    const change = 'code,attr:care,attr:handmade\nUPD-1,,non\n';
    const job = await importFile(admin, change);
    expect(job.products).toMatchObject({ updated: 1 });
    const { attributes: kept } = await productOf(admin, 'UPD-1');
    expect(kept).toMatchObject([
      { attributeId: 'atr_material', valueIds: ['atv_materialcuir'] },
      { attributeId: 'atr_handmade', value: false },
    ]);
    expect((await importFile(admin, change)).products).toMatchObject({ updated: 0, unchanged: 1 });
    await importFile(admin, 'code,attr:material\nUPD-1,Inconnue\n');
    expect((await productOf(admin, 'UPD-1')).attributes).toEqual(kept);
  });

  test('Empty attribute cells clear nothing of a product under review', async () => {
    await importFile(admin, 'code,name_fr,attr:material,attr:care\nJUD-1,Pouf,Cuir,Brosser\n');
    const judged = { approvalState: 'under_review' } as const;
    await server.database.db.update(products).set(judged).where(eq(products.code, 'JUD-1'));
    await importFile(admin, 'code,attr:material,attr:care\nJUD-1,,Cirer\n');
    expect((await productOf(admin, 'JUD-1')).attributes).toMatchObject([
      { attributeId: 'atr_material', valueIds: ['atv_materialcuir'] },
      { attributeId: 'atr_care', value: 'Cirer' },
    ]);
  });

  test('Of two columns for one attribute, the first filled one counts', async () => {
    await importFile(admin, 'code,name_fr,attr:material,attr:Matière\nTWO-1,Pouf,,Laine\n');
    await importFile(admin, 'code,name_fr,attr:material,attr:Matière\nTWO-2,Pouf,Cuir,Laine\n');
    expect([
      (await productOf(admin, 'TWO-1')).attributes[0].valueIds,
      (await productOf(admin, 'TWO-2')).attributes[0].valueIds,
    ]).toEqual([['atv_materiallaine'], ['atv_materialcuir']]);
  });

  test('Attribute columns may name the store’s own attributes, and options of a product without variants', async () => {
    const own = { storeId: NEJJARINE.id, type: 'text', code: 'origine', name: 'Origine' } as const;
    await server.database.db.insert(attributes).values({ ...own, id: 'atr_origine' });
    const job = await importFile(
      admin,
      'code,name_fr,attr:origine,option:color\nOWN-1,Pouf,Fès,Rouge\nOWN-2,Tapis,,\n',
    );
    expect(await rowRemarks(admin, job)).toEqual([]);
    expect((await productOf(admin, 'OWN-1')).attributes).toMatchObject([
      { attributeId: 'atr_origine', value: 'Fès' },
      { attributeId: 'atr_color', valueIds: ['atv_colorrouge'] },
    ]);
  });
});

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});
