import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { storeProduct } from './product-builder';

const server = await startTestServer();

describe('Product search', () => {
  test.each([
    ['theiere', 'without accents'],
    ['THÉIÈRE', 'in capitals'],
    ['theière cuivre', 'by several words'],
    ['cuivre theiere', 'in any order'],
    ['eièr', 'by the middle of a word'],
    ['th', 'by how a word begins'],
    ['copper', 'by the English name'],
    ['ابريق', 'by the Arabic name without its hamza'],
    ['إبريق', 'by the Arabic name as it is written'],
    ['إِبْريقٌ', 'with vowel signs'],
    ['إبـــريق', 'with a stretched line'],
    ['أبريق', 'with another alef'],
    ['نحاسيه', 'with heh for teh marbuta'],
    ['بري', 'by the middle of an Arabic word'],
    ['oeuvre', 'with a ligature written out'],
    ['TH-CU-01', 'by the code'],
    ['th cu', 'by a part of the code'],
    ['6111245780127', 'by the barcode'],
    ['124578', 'by a part of the barcode'],
    ['٦١١١٢٤٥٧٨٠١٢٧', 'by the barcode in Arabic digits'],
  ])('The product search matches “%s”, %s', async (q) => {
    expect(await search(q)).toEqual(['TH-CU-01']);
  });

  test('The product search finds a variable product by a variant’s SKU and barcode', async () => {
    expect(await search('BAB-38-RED')).toEqual(['BAB']);
    expect(await search('6119999999999')).toEqual(['BAB']);
  });

  test('The product search finds nothing when one of the words is missing', async () => {
    expect(await search('theiere argent')).toEqual([]);
  });

  test.each(['%', '_', '--', '؟', '🫖', '\u064b\u064f'])(
    'The product search finds nothing for marks alone: “%s”',
    async (q) => {
      expect(await search(q)).toEqual([]);
    },
  );

  test.each(['%', '_', '%%', '\\', '\\%', "'", '"', '*', '(', ' ', '🫖', '؟', 'a%b_c\\'])(
    'The product search treats “%s” as plain text',
    async (q) => {
      const { status } = await admin.get(PATH(q));
      expect(status).toBe(200);
      expect(await search(`theiere ${q} cuivre`)).toEqual(q === 'a%b_c\\' ? [] : ['TH-CU-01']);
    },
  );

  test.each([
    ['theiére cuirve', 'with two letters changed over'],
    ['teiere', 'with a letter too few'],
    ['theierre', 'with a letter too many'],
    ['copper teepot', 'with another letter in the English name'],
    ['ابريك', 'with another letter in the Arabic name'],
    ['th theierre', 'with a short word beside it'],
  ])('The product search matches “%s” approximately, %s', async (q) => {
    const { body } = await admin.get(PATH(q));
    expect([body.items.map(({ code }: { code: string }) => code), body.total]).toEqual([
      ['TH-CU-01'],
      1,
    ]);
    expect([body.isApproximate, body.counts.draft]).toEqual([true, 1]);
  });

  test('The product search is exact where a spelling matches, and for numbers and unknown words', async () => {
    expect((await admin.get(PATH('babouches'))).body).toMatchObject({
      isApproximate: false,
      total: 1,
    });
    for (const q of ['6111245780128', 'BAB-39', 'xyz', 'zzzzzzzz']) {
      expect((await admin.get(PATH(q))).body).toMatchObject({ isApproximate: false, total: 0 });
    }
  });

  test('The product search finds an archived product only in the archive', async () => {
    expect(await search('disparue')).toEqual([]);
    expect(await search('disparue', '&status=archived')).toEqual(['GONE']);
  });

  test('The product search finds a changed product by its new texts, and no longer by its old ones', async () => {
    const { id } = await storeProduct(server, { storeId, code: 'CHG', name: 'Ancienne lampe' });
    await admin.patch(
      `/api/store/product/${id}`,
      { name: 'Nouvelle applique', barcode: '6112223334445' },
      { revision: 1 },
    );
    expect(await search('ancienne lampe')).toEqual([]);
    expect(await search('nouvelle applique')).toEqual(['CHG']);
    expect(await search('2223334445')).toEqual(['CHG']);
  });

  test('The product search refuses a text longer than two hundred characters', async () => {
    expect((await admin.get(PATH('a'.repeat(201)))).status).toBe(400);
    expect(await search('tapis '.repeat(33))).toBeInstanceOf(Array);
  });
});

function PATH(q: string) {
  return `/api/store/products/search/get/?q=${encodeURIComponent(q)}`;
}

let admin: ApiClient;
let storeId: string;

async function search(q: string, more = ''): Promise<string[]> {
  const { body } = await admin.get(`${PATH(q)}&sort=code${more}`);
  return body.items.map(({ code }: { code: string }) => code);
}

beforeAll(async () => {
  const { body } = await server.anonymous.post('/api/auth/register', {
    email: 'recherche@exemple.ma',
    password: 'Atelier#2026',
    firstName: 'Salma',
    lastName: 'Bennani',
  });
  admin = server.withToken(body.accessToken);
  storeId = body.user.store.id;
  await storeProduct(server, {
    storeId,
    code: 'TH-CU-01',
    name: 'Théière en cuivre, chef-d’œuvre',
    nameEn: 'Copper teapot',
    nameAr: 'إبريق نحاسية',
    variants: [{ barcode: '6111245780127' }],
  });
  await storeProduct(server, {
    storeId,
    code: 'BAB',
    name: 'Babouches',
    variants: [{ sku: 'BAB-37' }, { sku: 'BAB-38-RED', barcode: '6119999999999' }],
  });
  await storeProduct(server, {
    storeId,
    code: 'GONE',
    name: 'Pièce disparue',
    archivedAt: new Date(),
  });
});
