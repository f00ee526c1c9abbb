import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { fixture, importFile, productOf, rowRemarks, startImportWorker } from './import-client';

const server = await startTestServer();
await startImportWorker(server);

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Import of other catalogue formats', () => {
  test('The importer reads the portal’s own columns', async () => {
    const job = await importFile(admin, await fixture('own.csv'));
    expect(job).toMatchObject({
      status: 'finished',
      rowCount: 6,
      processedCount: 6,
      okCount: 4,
      failedCount: 2,
      products: { created: 2, updated: 0, failed: 2, unchanged: 0 },
    });
    expect(await rowRemarks(admin, job)).toEqual([
      '2 warning barcode_check_digit(barcode), unknown_category, unknown_brand',
      '5 warning image_remote(image_1)',
      '6 error barcode_scientific_notation(barcode)',
      '7 error negative_price(price)',
    ]);
    const tajine = await productOf(admin, 'TAJ-01');
    expect(tajine).toMatchObject({
      name: 'Tajine émaillé',
      nameEn: 'Glazed tajine',
      nameAr: 'طاجين مزجج',
      description: 'Cuit lentement,\nse lave à la main',
      barcode: '0061110000012',
      status: 'draft',
      approvalState: 'new',
      productType: 'simple',
      handle: 'tajine-emaille',
      price: 14_990,
      compareAtPrice: 18_000,
      costPrice: 7_000,
      quantity: 12,
    });
    const caftan = await productOf(admin, 'CAF-01');
    expect(caftan).toMatchObject({ productType: 'variable', price: 89_000, quantity: 6 });
    expect(optionsOf(caftan)).toEqual([
      ['CAF-01-S', 89_000, ['S']],
      ['CAF-01-M', 89_000, ['M']],
    ]);
    expect(caftan.images).toMatchObject([
      {
        mediaId: null,
        url: 'https://images.example/caftan.jpg',
        alt: null,
        altEn: null,
        altAr: null,
        isCover: true,
        isRemote: true,
      },
    ]);
  });

  test('The importer reads Windows-1252, Windows-1256 and UTF-16', async () => {
    await importFile(admin, await fixture('own-windows-1252.csv'));
    await importFile(admin, await fixture('own-windows-1256.csv'));
    await importFile(admin, await fixture('own-utf-16.tsv'));
    expect(await productOf(admin, 'THE-1')).toMatchObject({
      name: 'Théière gravée',
      price: 129_900,
    });
    expect(await productOf(admin, 'ZAR-1')).toMatchObject({
      nameAr: 'زربية أمازيغية',
      price: 120_000,
    });
    expect(await productOf(admin, 'BAB-1')).toMatchObject({ nameAr: 'بلغة', price: 18_050 });
  });

  test('The importer reads Shopify files', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('shopify.csv'), choice);
    expect(job).toMatchObject({ failedCount: 0, products: { created: 2 } });
    const bag = await productOf(admin, 'sac-cuir');
    expect(bag).toMatchObject({
      name: 'Sac en cuir',
      content: '<p>Cousu <b>main</b>, deux poches</p>',
      handle: 'sac-cuir',
      price: 42_000,
      priceMax: 56_000,
      quantity: 6,
    });
    expect(optionsOf(bag)).toEqual([
      ['SAC-C-P', 42_000, ['Camel', 'Petit']],
      ['SAC-C-G', 56_000, ['Camel', 'Grand']],
      ['sac-cuir-noir-petit', 42_000, ['Noir', 'Petit']],
    ]);
    expect(bag.images.map(({ url }: { url: string }) => url)).toEqual([
      'https://images.example/sac-1.jpg',
      'https://images.example/sac-2.jpg',
      'https://images.example/sac-3.jpg',
      'https://images.example/sac-camel.jpg',
    ]);
    expect(await productOf(admin, 'BOU-1')).toMatchObject({ productType: 'simple', price: 7_500 });
    await importFile(admin, await fixture('shopify-new.csv'), choice);
    expect(optionsOf(await productOf(admin, 'lanterne'))).toEqual([
      ['LAN-S', 24_000, ['S']],
      ['LAN-L', 39_000, ['L']],
    ]);
  });

  test('The importer reads WooCommerce files in English and in French', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('woocommerce.csv'), choice);
    expect(await rowRemarks(admin, job)).toContain('5 error unsupported_type(Type)');
    const djellaba = await productOf(admin, 'DJE');
    expect(djellaba).toMatchObject({
      description: 'Laine chaude',
      content: '<p>Tissée\nà la main</p>',
    });
    expect(optionsOf(djellaba)).toEqual([
      ['DJE-M', 70_000, ['M']],
      ['dje-l', 65_000, ['L']],
    ]);
    await importFile(admin, await fixture('woocommerce-fr.csv'), choice);
    expect(optionsOf(await productOf(admin, 'POT'))).toEqual([
      ['POT-B', 4_550, ['Bleu']],
      ['POT-V', 3_990, ['Vert']],
    ]);
  });

  test('The importer reads Google Merchant files', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('google-merchant.tsv'), choice);
    expect(job).toMatchObject({ skippedCount: 1, failedCount: 0, products: { created: 2 } });
    expect(optionsOf(await productOf(admin, 'TAP'))).toEqual([
      ['TAP-R', 240_000, ['Rouge', 'L']],
      ['TAP-E', 220_000, ['Écru', 'L']],
    ]);
  });

  test('The importer reads Medusa files in the chosen currency', async () => {
    const choice = { textLanguage: 'en', currency: 'EUR', exchangeRate: 10.8 } as const;
    await importFile(admin, await fixture('medusa.csv'), choice);
    const gandoura = await productOf(admin, 'gandoura');
    expect(gandoura).toMatchObject({ name: null, nameEn: 'Gandoura', description: null });
    expect(optionsOf(gandoura)).toEqual([
      ['gandoura-s', 32_400, ['S']],
      ['GAN-M', 34_560, ['M']],
    ]);
  });

  test('The importer reads Bagisto files, whose rows name their language', async () => {
    const choice = { currency: 'USD', exchangeRate: 10 } as const;
    const job = await importFile(admin, await fixture('bagisto.csv'), choice);
    expect(await rowRemarks(admin, job)).toEqual([
      '2 warning image_not_in_library, unknown_category',
      '4 skipped unsupported_language(locale)',
      '6 warning sale_not_running(special_price)',
      '7 error unsupported_type(type)',
    ]);
    const jacket = await productOf(admin, 'VES');
    expect(jacket).toMatchObject({
      nameEn: 'Jacket',
      nameAr: 'سترة',
      handle: 'jacket',
      quantity: 55,
    });
    expect(optionsOf(jacket)).toEqual([
      ['VES-1', 45_000, ['Sand', 'M']],
      ['VES-2', 45_000, ['Sand', 'L']],
    ]);
  });

  test('The importer reads Spree files, then their translations', async () => {
    const choice = { textLanguage: 'en', currency: 'USD', exchangeRate: 10 } as const;
    const job = await importFile(admin, await fixture('spree-products.csv'), choice);
    expect(job).toMatchObject({ skippedCount: 2, failedCount: 0, products: { created: 1 } });
    await importFile(admin, await fixture('spree-translations.csv'));
    const teapot = await productOf(admin, 'TEAPOT');
    expect(teapot).toMatchObject({
      name: 'Théière',
      nameEn: 'Teapot',
      nameAr: 'إبريق شاي',
      handle: 'teapot',
      quantity: 70,
      description: 'Métal argenté',
      descriptionEn: 'Silver plated',
      descriptionAr: null,
    });
    expect(optionsOf(teapot)).toEqual([
      ['TEAPOT-S', 25_500, ['Small']],
      ['TEAPOT-L', 35_000, ['Large']],
    ]);
  });

  test('The importer reads Vendure files, whose variants have blank first cells', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('vendure.csv'), choice);
    expect(job).toMatchObject({ format: 'vendure', failedCount: 0, products: { created: 2 } });
    const kettle = await productOf(admin, 'bouilloire');
    expect(kettle).toMatchObject({
      name: 'Bouilloire',
      content: 'Cuivre martelé',
      handle: 'bouilloire',
      quantity: 17,
    });
    expect(optionsOf(kettle)).toEqual([
      ['BOU-P', 11_000, ['petite', 'droite']],
      ['BOU-M', 15_000, ['moyenne', 'droite']],
      ['BOU-G', 19_000, ['grande', 'courbe']],
    ]);
    expect(await productOf(admin, 'SUC-1')).toMatchObject({ price: 7_450, quantity: 5 });
    const again = await importFile(admin, await fixture('vendure.csv'), choice);
    expect(again.products).toEqual({ created: 0, updated: 0, failed: 0, unchanged: 2 });
  });

  test('The importer reads PrestaShop’s sample file in English and in French', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    // The heading of its price says both "tax excluded" and "tax included".
    const final = { ...choice, vatRate: 0 };
    const job = await importFile(admin, await fixture('prestashop.csv'), final);
    expect([await rowRemarks(admin, job), job.products]).toEqual([
      ['3 warning code_made'],
      { created: 2, updated: 0, failed: 0, unchanged: 0 },
    ]);
    expect(job).toMatchObject({ format: 'prestashop', failedCount: 0, products: { created: 2 } });
    expect(await productOf(admin, 'CSN-1')).toMatchObject({
      name: 'Coussin brodé',
      nameAr: 'وسادة مطرزة',
      nameEn: 'Embroidered cushion',
      description: 'Laine et soie.',
      content: '<p>Brodé à Fès.</p>',
      price: 24_000,
      costPrice: 9_500,
      quantity: 14,
    });
    expect(await productOf(admin, 'plaid')).toMatchObject({ price: 32_000 });
    const french = await importFile(admin, await fixture('prestashop-fr.csv'), choice);
    expect(french).toMatchObject({ format: 'prestashop', products: { created: 1 } });
    expect(await productOf(admin, 'MIR-1')).toMatchObject({ price: 30_000, costPrice: 12_000 });
  });

  test('The importer reads Magento files, whose store views provide languages', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('magento.csv'), choice);
    expect(job).toMatchObject({ format: 'magento', failedCount: 0, products: { created: 1 } });
    const sandal = await productOf(admin, 'SEL');
    expect(sandal).toMatchObject({
      name: 'Sandale',
      nameAr: 'صندل',
      nameEn: 'Sandal',
      quantity: 8,
    });
    expect(optionsOf(sandal)).toEqual([
      ['SEL-38', 26_000, ['38']],
      ['SEL-39', 27_000, ['39']],
    ]);
    expect(sandal.variants.map(({ costPrice }: { costPrice: number }) => costPrice)).toEqual([
      11_000, 11_500,
    ]);
  });
});

interface VariantLike {
  readonly sku: string;
  readonly price: number | null;
  readonly optionValues: readonly { readonly value: string }[];
}

function optionsOf({ variants }: { variants: readonly VariantLike[] }) {
  return variants.map(({ sku, price, optionValues }) => [
    sku,
    price,
    optionValues.map(({ value }) => value),
  ]);
}
