import { describe, expect, it } from 'vitest';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

const SHOPIFY_HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Alt Text',
  'Variant Image',
];

describe('Shopify file', () => {
  it('A Shopify file groups variants and images by handle', () => {
    const groups = interpretTable([
      SHOPIFY_HEADER,
      shopify(
        'babouche',
        'Babouche',
        '<p>Cuir</p>',
        'Atlas',
        'Pointure',
        '39',
        'BAB-39',
        '250',
        '4',
        '180.00',
        '200.00',
        "'0061",
        'https://cdn.ma/1.jpg',
        'De côté',
        'https://cdn.ma/39.jpg',
      ),
      shopify(
        'babouche',
        '',
        '',
        '',
        '',
        '40',
        'BAB-40',
        '260',
        '5',
        '180.00',
        '0.00',
        '',
        'https://cdn.ma/2.jpg',
        '',
        '',
      ),
      shopify(
        'babouche',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'https://cdn.ma/3.jpg',
        '',
        '',
      ),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.draft).toEqual({
      matchBy: 'handle',
      code: 'babouche',
      isCodeMade: true,
      handle: 'babouche',
      productType: 'variable',
      rowNumber: 2,
      updateOnly: null,
      names: { fr: 'Babouche' },
      descriptions: {},
      contents: { fr: '<p>Cuir</p>' },
      brand: 'Atlas',
      images: [
        { url: 'https://cdn.ma/1.jpg', alt: 'De côté' },
        { url: 'https://cdn.ma/2.jpg', alt: null },
        { url: 'https://cdn.ma/3.jpg', alt: null },
      ],
      options: [{ name: 'Pointure', values: ['39', '40'] }],
      attributes: [],
      variants: [
        {
          sku: 'BAB-39',
          rowNumber: 2,
          optionValues: [{ name: 'Pointure', value: '39' }],
          barcode: '0061',
          price: 18_000,
          compareAtPrice: 20_000,
          quantity: 4,
          weightGrams: 250,
          images: [{ url: 'https://cdn.ma/39.jpg', alt: 'De côté' }],
        },
        {
          sku: 'BAB-40',
          rowNumber: 3,
          optionValues: [{ name: 'Pointure', value: '40' }],
          barcode: null,
          price: 18_000,
          compareAtPrice: null,
          quantity: 5,
          weightGrams: 260,
          images: [],
        },
      ],
    });
    expect(groups[0]?.outcomes.map(({ status }) => status)).toEqual([
      'warning',
      'warning',
      'warning',
    ]);
  });

  it('A Shopify row with the default title becomes a simple product', () => {
    const [draft] = draftsOf(
      interpretTable([
        SHOPIFY_HEADER,
        shopify('bol', 'Bol', '', '', 'Title', 'Default Title', 'BOL-1', '', '3', '40'),
      ]),
    );
    expect(draft).toMatchObject({
      code: 'BOL-1',
      productType: 'simple',
      price: 4_000,
      quantity: 3,
      variants: [],
    });
  });

  it("A Shopify file may have a handle's rows apart, and a missing code is made from the handle", () => {
    const groups = interpretTable([
      SHOPIFY_HEADER,
      shopify('a', 'A', '', '', 'Taille', 'S', '', '', '1', '10'),
      shopify('b', 'B', '', '', '', '', '', '', '1', '10'),
      shopify('a', '', '', '', '', 'M', '', '', '1', '10'),
    ]);
    expect(
      draftsOf(groups).map(({ code, variants }) => [code, variants.map(({ sku }) => sku)]),
    ).toEqual([
      ['b', []],
      ['a', ['a-s', 'a-m']],
    ]);
  });

  it('Shopify continuation rows without their first row only update a product and clear nothing', () => {
    const [draft] = draftsOf(
      interpretTable([
        SHOPIFY_HEADER,
        shopify('babouche', '', '', '', '', '41', 'BAB-41', '', '2', '190'),
      ]),
    );
    expect(draft).toMatchObject({ updateOnly: 'missing_name', names: {}, contents: {} });
    expect(draft).not.toHaveProperty('brand');
  });

  it('A Shopify file with the newer headers is read too', () => {
    const groups = interpretTable([
      [
        'Title',
        'URL handle',
        'Description',
        'SKU',
        'Option1 name',
        'Option1 value',
        'Price',
        'Compare-at price',
        'Inventory quantity',
        'Weight value (grams)',
        'Product image URL',
      ],
      ['Lampe', 'lampe', '<p>Laiton</p>', 'LMP-S', 'Size', 'S', '300', '', '2', '900', ''],
      ['', 'lampe', '', 'LMP-L', '', 'L', '350', '', '1', '1200', ''],
    ]);
    expect(draftsOf(groups)).toMatchObject([
      {
        handle: 'lampe',
        contents: { fr: '<p>Laiton</p>' },
        variants: [
          { sku: 'LMP-S', weightGrams: 900 },
          { sku: 'LMP-L', price: 35_000 },
        ],
      },
    ]);
  });
});

describe('Medusa file', () => {
  const table: Table = [
    [
      'Product Handle',
      'Product Title',
      'Variant Id',
      'Variant Title',
      'Variant Sku',
      'Variant Option 1 Name',
      'Variant Option 1 Value',
      'Variant Price EUR',
      'Variant Price USD',
      'Product Image 1',
    ],
    ['robe', 'Robe', 'v1', 'Robe S', '', 'size', 'S', '30', '100', 'robe.png'],
    ['robe', 'Robe', 'v2', 'Robe M', 'ROBE-M', 'size', 'M', '40', '110', 'robe.png'],
  ];

  it('A Medusa file is read with the prices of the chosen currency at its rate', () => {
    const priced = (currency: string, exchangeRate: number) =>
      draftsOf(interpretTable(table, { options: { currency, exchangeRate } }))[0]?.variants.map(
        ({ sku, price }) => [sku, price],
      );
    expect(priced('EUR', 10.8)).toEqual([
      ['robe-s', 32_400],
      ['ROBE-M', 43_200],
    ]);
    expect(priced('USD', 10)).toEqual([
      ['robe-s', 100_000],
      ['ROBE-M', 110_000],
    ]);
  });
});

describe('Spree file', () => {
  const header = [
    'slug',
    'sku',
    'name',
    'price',
    'compare_at_price',
    'currency',
    'description',
    'category1',
    'option1_name',
    'option1_value',
    'image1_src',
    'weight',
    'weight_unit',
    'inventory_count',
  ];
  const table: Table = [
    header,
    [
      'kettle',
      'KETTLE',
      'Kettle',
      '0',
      '0',
      'USD',
      'Boils',
      'Kitchen -> Kettles',
      '',
      '',
      'https://h.ma/k.webp',
      '',
      'lb',
      '',
    ],
    [
      'kettle',
      'KETTLE-W',
      '',
      '41.99',
      '0',
      'USD',
      '',
      '',
      'Color',
      'White',
      'https://h.ma/w.webp',
      '2',
      'lb',
      '50',
    ],
    ['kettle', 'KETTLE-B', '', '41.99', '50', 'USD', '', '', 'Color', 'Black', '', '2', 'lb', '50'],
    ['toaster', 'KETTLE', 'Toaster', '0', '0', 'USD', '', '', '', '', '', '', '', ''],
    ['toaster', 'TOASTER-W', '', '30', '0', 'USD', '', '', 'Color', 'White', '', '', '', '9'],
    ['kettle', 'KETTLE-W', '', '38.50', '', 'EUR', '', '', '', '', '', '', '', ''],
    ['kettle', 'KETTLE-B', '', '39.50', '', 'EUR', '', '', '', '', '', '', '', ''],
  ];

  it("A Spree file's parent price of 0 is ignored and other currencies are skipped without an error", () => {
    const groups = interpretTable(table, {
      options: { currency: 'USD', exchangeRate: 10, textLanguage: 'en' },
    });
    expect(draftsOf(groups)).toMatchObject([
      { handle: 'toaster' },
      {
        code: 'KETTLE',
        handle: 'kettle',
        names: { en: 'Kettle' },
        categoryPath: ['Kitchen', 'Kettles'],
        images: [{ url: 'https://h.ma/k.webp' }],
        variants: [
          {
            sku: 'KETTLE-W',
            price: 41_990,
            compareAtPrice: null,
            quantity: 50,
            weightGrams: 907,
            images: [{ url: 'https://h.ma/w.webp' }],
          },
          { sku: 'KETTLE-B', price: 41_990, compareAtPrice: 50_000 },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: image_remote(image1_src)',
      '3: image_remote(image1_src)',
      '5: parent_code_replaced(sku)',
      '7: other_currency(currency)',
      '8: other_currency(currency)',
    ]);
  });

  it("A Spree file's prices are read from the rows of the chosen currency anywhere in the file", () => {
    const groups = interpretTable(table, { options: { currency: 'EUR', exchangeRate: 11 } });
    const kettle = draftsOf(groups).find(({ handle }) => handle === 'kettle');
    expect(kettle?.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['KETTLE-W', 42_350],
      ['KETTLE-B', 43_450],
    ]);
    expect(draftsOf(groups).some(({ handle }) => handle === 'toaster')).toBe(false);
  });

  it('A Spree product with variants gets another code when its own is taken', () => {
    const groups = interpretTable(table, { options: { currency: 'USD', exchangeRate: 10 } });
    expect(draftsOf(groups).find(({ handle }) => handle === 'toaster')?.code).toBe('toaster');
  });

  it('A Spree translation file is matched by handle, and other languages are skipped', () => {
    const groups = interpretTable([
      ['slug', 'locale', 'name', 'description', 'meta_title'],
      ['kettle', 'de', 'Wasserkocher', 'Kocht', ''],
      ['kettle', 'fr', 'Bouilloire', 'Fait bouillir', ''],
      ['kettle', 'ar', 'غلاية', '', ''],
      ['toaster', 'fr', '', '', ''],
    ]);
    expect(draftsOf(groups)[0]).toMatchObject({
      matchBy: 'handle',
      handle: 'kettle',
      updateOnly: 'unknown_product',
      names: { fr: 'Bouilloire', ar: 'غلاية' },
      descriptions: { fr: 'Fait bouillir', ar: null },
    });
    expect(remarksOf(groups)).toEqual(['2: unsupported_language(locale)', '5: nothing_to_import']);
  });
});

function shopify(...cells: readonly string[]): string[] {
  return SHOPIFY_HEADER.map((_, at) => cells[at] ?? '');
}
