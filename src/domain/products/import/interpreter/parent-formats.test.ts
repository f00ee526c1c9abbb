import { describe, expect, it } from 'vitest';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

describe('WooCommerce file', () => {
  const header = [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Short description',
    'Description',
    'Date sale price ends',
    'Stock',
    'Weight (kg)',
    'Sale price',
    'Regular price',
    'Categories',
    'Images',
    'Parent',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Attribute 2 name',
    'Attribute 2 value(s)',
  ];

  it('WooCommerce variations are joined to parents given by SKU or by id', () => {
    const groups = interpretTable([
      header,
      [
        '10',
        'variable',
        'DJ',
        'Djellaba',
        'Courte',
        '<p>Longue</p>',
        '',
        '',
        '',
        '',
        '',
        'Mode > Homme, Soldes',
        'https://a.ma/1.jpg, https://a.ma/2.jpg',
        '',
        'Taille',
        'M, L',
        'Matière',
        'Laine',
      ],
      [
        '11',
        'variation',
        'DJ-M',
        'Djellaba - M',
        '',
        '',
        '',
        '3',
        '0.8',
        '',
        '700',
        '',
        '',
        'DJ',
        'Taille',
        'M',
        '',
        '',
      ],
      [
        '12',
        'variation',
        '',
        'Djellaba - L',
        '',
        '',
        '',
        '4',
        '',
        '650',
        '700',
        '',
        '',
        'id:10',
        'Taille',
        'L',
        '',
        '',
      ],
    ]);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'DJ',
        names: { fr: 'Djellaba' },
        descriptions: { fr: 'Courte' },
        contents: { fr: '<p>Longue</p>' },
        categoryPath: ['Mode', 'Homme'],
        images: [{ url: 'https://a.ma/1.jpg' }, { url: 'https://a.ma/2.jpg' }],
        options: [{ name: 'Taille', values: ['M', 'L'] }],
        attributes: [{ code: 'Matière', values: ['Laine'] }],
        variants: [
          { sku: 'DJ-M', price: 70_000, quantity: 3, weightGrams: 800 },
          { sku: 'dj-l', price: 65_000, compareAtPrice: 70_000 },
        ],
      },
    ]);
  });

  it('A WooCommerce product gets the regular price after its sale has ended, with a warning', () => {
    const groups = interpretTable([
      header,
      [
        '1',
        'simple',
        'A',
        'Bol',
        '',
        '',
        '2026-01-31',
        '',
        '',
        '30',
        '40',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
      ['2', 'simple', 'B', 'Plat', '', '', '', '', '', '30', '40', '', '', '', '', '', '', ''],
    ]);
    expect(draftsOf(groups).map(({ price, compareAtPrice }) => [price, compareAtPrice])).toEqual([
      [4_000, null],
      [3_000, 4_000],
    ]);
    expect(remarksOf(groups)).toEqual(['2: sale_not_running(Sale price)']);
  });

  it('Unsupported WooCommerce types and variations without a parent are refused', () => {
    const row = (type: string, sku: string) => [
      '',
      type,
      sku,
      'Nom',
      ...Array.from({ length: 14 }, () => ''),
    ];
    const groups = interpretTable([
      header,
      row('grouped', 'A'),
      row('external', 'B'),
      row('variation', 'C'),
      row('simple, virtual', 'D'),
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: unsupported_type(Type)',
      '3: unsupported_type(Type)',
      '4: missing_parent(Parent)',
    ]);
  });

  it('A WooCommerce product without SKU gets a code from its name', () => {
    const [draft] = draftsOf(
      interpretTable([
        header,
        [
          '7',
          'simple',
          '',
          'Thé à la menthe',
          '',
          '',
          '',
          '',
          '',
          '',
          '20',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
      ]),
    );
    expect(draft?.code).toBe('the-a-la-menthe');
  });

  it('A WooCommerce file with French headers is read too', () => {
    const groups = interpretTable([
      [
        'ID',
        'Type',
        'UGS',
        'Nom',
        'Description courte',
        'Stock',
        'Tarif promo',
        'Tarif régulier',
        'Catégories',
        'Parent',
        'Nom de l’attribut 1',
        'Valeur(s) de l’attribut 1 ',
      ],
      ['1', 'variable', 'P', 'Poterie', '', '', '', '', 'Maison', '', 'Couleur', 'Bleu'],
      ['2', 'variation', 'P-B', '', '', '6', '', '45,50', '', 'P', 'Couleur', 'Bleu'],
    ]);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'P',
        options: [{ name: 'Couleur', values: ['Bleu'] }],
        variants: [{ sku: 'P-B', price: 4_550, quantity: 6 }],
      },
    ]);
  });
});

describe('Bagisto file', () => {
  const header = [
    'sku',
    'parent_sku',
    'locale',
    'attribute_family_code',
    'type',
    'name',
    'short_description',
    'price',
    'special_price',
    'special_price_from',
    'special_price_to',
    'url_key',
    'inventories',
    'configurable_variants',
  ];
  const table: Table = [
    header,
    [
      'CP',
      '',
      'en',
      'default',
      'configurable',
      'Jacket',
      'Warm',
      '',
      '',
      '',
      '',
      'jacket',
      '',
      'sku=CP-1,color=Yellow,size=M|sku=CP-2,color=Green,size=M',
    ],
    ['CP', '', 'ar', 'default', 'configurable', 'سترة', 'دافئة', '', '', '', '', 'jacket', '', ''],
    ['CP', '', 'de', 'default', 'configurable', 'Jacke', '', '', '', '', '', 'jacket', '', ''],
    [
      'CP-1',
      'CP',
      'en',
      'default',
      'simple',
      'Jacket Yellow',
      '',
      '14',
      '',
      '',
      '',
      'jacket-y',
      'default=100',
      '',
    ],
    [
      'CP-2',
      '',
      'en',
      'default',
      'simple',
      'Jacket Green',
      '',
      '21',
      '17',
      '2026-06-01',
      '2026-06-30',
      'jacket-g',
      'default=60,other=40',
      '',
    ],
    ['BK', '', 'en', 'default', 'booking', 'Retreat', '', '250', '', '', '', 'retreat', '', ''],
  ];

  it('A Bagisto file is read with languages from rows and options from the parent', () => {
    const groups = interpretTable(table, { options: { currency: 'USD', exchangeRate: 10 } });
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'CP',
        handle: 'jacket',
        names: { en: 'Jacket', ar: 'سترة' },
        descriptions: { en: 'Warm', ar: 'دافئة' },
        options: [
          { name: 'color', values: ['Yellow', 'Green'] },
          { name: 'size', values: ['M'] },
        ],
        variants: [
          { sku: 'CP-1', price: 14_000, quantity: 100 },
          { sku: 'CP-2', price: 17_000, compareAtPrice: 21_000, quantity: 100 },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual([
      '4: unsupported_language(locale)',
      '6: sale_end_not_kept(special_price)',
      '7: unsupported_type(type)',
    ]);
  });
});

describe('Google Merchant feed', () => {
  it('Rows of a Google Merchant group become variants, and prices in another currency are skipped', () => {
    const groups = interpretTable([
      [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'price',
        'availability',
        'brand',
        'gtin',
        'item_group_id',
        'color',
        'size',
      ],
      [
        'T-1',
        'Tapis',
        'Laine',
        '',
        'https://a.ma/t.jpg',
        '1 200.00 MAD',
        'in_stock',
        'Atlas',
        '0611',
        'TAPIS',
        'Rouge',
        'L',
      ],
      [
        'T-2',
        'Tapis',
        'Laine',
        '',
        '',
        '1000.00 MAD',
        'in_stock',
        'Atlas',
        '0612',
        'TAPIS',
        'Bleu',
        'L',
      ],
      ['C-1', 'Coussin', '', '', '', '120.00 MAD', 'in_stock', '', '', '', 'Rouge', ''],
      ['X-1', 'Importé', '', '', '', '20.00 EUR', 'in_stock', '', '', '', '', ''],
    ]);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'TAPIS',
        productType: 'variable',
        brand: 'Atlas',
        variants: [
          { sku: 'T-1', price: 120_000, barcode: '0611' },
          { sku: 'T-2', price: 100_000 },
        ],
      },
      {
        code: 'C-1',
        productType: 'simple',
        price: 12_000,
        attributes: [{ code: 'color', values: ['Rouge'] }],
      },
    ]);
    expect(remarksOf(groups)).toEqual(['2: image_remote(image_link)', '5: other_currency(price)']);
  });
});
