import { describe, expect, test } from 'vitest';
import { recogniseFormat } from '../recognise-format';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

const ETSY = [
  'TITLE',
  'DESCRIPTION',
  'PRICE',
  'CURRENCY_CODE',
  'QUANTITY',
  'TAGS',
  'MATERIALS',
  'IMAGE1',
  'IMAGE2',
  'VARIATION 1 TYPE',
  'VARIATION 1 NAME',
  'VARIATION 1 VALUES',
  'VARIATION 2 TYPE',
  'VARIATION 2 NAME',
  'VARIATION 2 VALUES',
  'SKU',
];
const LAMP = ['Lampe', 'Laiton', '60.00', 'EUR', '9', 'lampe', 'laiton'];
const PICTURES = ['https://img.example/l1.jpg', 'https://img.example/l2.jpg'];

function etsyRow(options: Partial<Record<'one' | 'other' | 'sku' | 'title', string>>): string[] {
  const { one = '', other = '', sku = '', title = 'Lampe' } = options;
  const [, ...rest] = LAMP;
  const first = ['Custom Property', 'Couleur', one];
  return [title, ...rest, ...PICTURES, ...first, '', other && 'Taille', other, sku];
}

describe('Etsy', () => {
  const reading = { options: { currency: 'EUR', exchangeRate: 10 } };
  const read = (...rows: string[][]) => interpretTable([ETSY, ...rows], reading);

  test('A listing with a list of values is one product with a variant for each', () => {
    const groups = read(etsyRow({ one: 'Safran, Indigo,safran', sku: 'LAM-1' }));
    expect(recogniseFormat(ETSY).format).toBe('etsy');
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'LAM-1',
        productType: 'variable',
        images: [{ url: PICTURES[0] }, { url: PICTURES[1] }],
        options: [{ name: 'Couleur', values: ['Safran', 'Indigo'] }],
        variants: [
          { sku: 'lam-1-safran', price: 60_000, optionValues: [{ value: 'Safran' }] },
          { sku: 'lam-1-indigo', price: 60_000, optionValues: [{ value: 'Indigo' }] },
        ],
      },
    ]);
    // The stock is that of both together.
    expect(draftsOf(groups)[0]?.variants.map(({ quantity }) => quantity)).toEqual([
      undefined,
      undefined,
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: shared_stock(QUANTITY), image_remote(IMAGE1), image_remote(IMAGE2)',
    ]);
  });

  test('Two lists give every combination, with the codes of the listing if it has one for each', () => {
    const codes = 'L-SP,L-SG,L-IP,L-IG';
    const [draft] = draftsOf(
      read(etsyRow({ one: 'Safran,Indigo', other: 'Petit,Grand', sku: codes })),
    );
    expect(draft).toMatchObject({ code: 'lampe', isCodeMade: true });
    expect(
      draft?.variants.map(({ sku, optionValues }) => [
        sku,
        ...optionValues.map(({ value }) => value),
      ]),
    ).toEqual([
      ['L-SP', 'Safran', 'Petit'],
      ['L-SG', 'Safran', 'Grand'],
      ['L-IP', 'Indigo', 'Petit'],
      ['L-IG', 'Indigo', 'Grand'],
    ]);
  });

  test('A listing without a SKU gets a code made from its name, and its row says so', () => {
    const groups = read(etsyRow({ title: 'Lampe à poser' }), etsyRow({ title: 'Lampe à poser' }));
    expect(draftsOf(groups)).toMatchObject([
      { code: 'lampe-a-poser', isCodeMade: true, productType: 'simple', quantity: 9 },
    ]);
    const [first, second] = groups.flatMap(({ outcomes }) => outcomes);
    expect(first).toMatchObject({ code: 'lampe-a-poser', status: 'warning' });
    expect(first?.errors).toContainEqual({
      code: 'code_made',
      column: null,
      value: 'lampe-a-poser',
    });
    // A second listing of the same name would change the first one.
    expect(second).toMatchObject({ status: 'error' });
    expect(second?.errors.map(({ code }) => code)).toContain('duplicate_sku');
  });

  test('A listing with more combinations than a product can have is refused', () => {
    const many = Array.from({ length: 16 }, (_, at) => `V${at}`).join(',');
    const groups = read(etsyRow({ one: many, other: many, sku: 'LAM-2' }));
    expect(draftsOf(groups)).toEqual([]);
    expect(remarksOf(groups)).toEqual([
      '2: too_many_variants, image_remote(IMAGE1), image_remote(IMAGE2)',
    ]);
  });
});

describe('OpenCart', () => {
  const header = [
    'product_id',
    'name(en-gb)',
    'name(fr-fr)',
    'categories',
    'sku',
    'ean',
    'quantity',
    'model',
    'manufacturer',
    'image_name',
    'price',
    'weight',
    'weight_unit',
    'status',
    'description(en-gb)',
    'description(fr-fr)',
  ];
  const row = (sku: string, model: string, status = 'true') => [
    '70',
    'Glass',
    'Verre',
    '12,14',
    sku,
    '',
    '8',
    model,
    'Fassi',
    '',
    '35.0000',
    '0.20',
    'kg',
    status,
    '<p>Painted</p>',
    '<p>Peint</p>',
  ];

  test('The model is the code of a product without a SKU; names are read in both languages', () => {
    const groups = interpretTable([header, row('', 'VER-1'), row('SKU-9', 'VER-2', 'false')]);
    expect(recogniseFormat(header).format).toBe('opencart');
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'VER-1',
        names: { fr: 'Verre', en: 'Glass' },
        contents: { fr: '<p>Peint</p>', en: '<p>Painted</p>' },
        price: 3500,
        quantity: 8,
        weightGrams: 200,
        brand: 'Fassi',
      },
      { code: 'SKU-9' },
    ]);
    expect(draftsOf(groups)[0]).not.toHaveProperty('givenCode');
    // An active product is a draft here, too; an inactive one is nothing to mention.
    expect(remarksOf(groups)).toEqual(['2: status_ignored(status)']);
  });
});

describe('Square', () => {
  const header = [
    'Token',
    'Item Name',
    'Variation Name',
    'SKU',
    'Category',
    'Price',
    'Stockable',
    'Current Quantity Fès',
    'New Quantity Fès',
    'Current Quantity Rabat',
    'Option Name 1',
    'Option Value 1',
  ];
  const read = (...rows: string[][]) => interpretTable([header, ...rows] as Table);

  test('The rows of one item are one product, whose stock is that of all places', () => {
    const groups = read(
      ['A1', 'Huile', '50 ml', 'HUI-50', 'Soin', '85.00', 'Y', '12', '', '3', 'Taille', '50 ml'],
      ['A2', 'Huile', '100 ml', 'HUI-100', 'Soin', '150.00', 'Y', '7', '', '', 'Taille', '100 ml'],
    );
    expect(recogniseFormat(header).format).toBe('square');
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'huile',
        names: { fr: 'Huile' },
        options: [{ name: 'Taille', values: ['50 ml', '100 ml'] }],
        variants: [
          { sku: 'HUI-50', price: 8500, quantity: 15 },
          { sku: 'HUI-100', price: 15_000, quantity: 7 },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual([]);
  });

  test('Variations without options are told apart by their names, a single one has no options', () => {
    const groups = read(
      ['A1', 'Thé', 'Regular', '', '', '20.00', 'Y', '4', '', '', '', ''],
      ['A2', 'Bol', 'Petit', 'BOL-P', '', '30.00', 'Y', '', '', '', '', ''],
      ['A3', 'Bol', 'Grand', '', '', '50.00', 'Y', '2', '', '', '', ''],
    );
    expect(draftsOf(groups)).toMatchObject([
      { code: 'the', productType: 'simple', quantity: 4, price: 2000 },
      {
        code: 'bol',
        options: [{ name: 'Variation', values: ['Petit', 'Grand'] }],
        // Without a number in any place, Square does not count.
        variants: [
          { sku: 'BOL-P', stockPolicy: 'not_counted' },
          { sku: 'bol-grand', quantity: 2 },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual(['2: code_made', '4: code_made']);
  });
});

describe('Wix', () => {
  const header = [
    'handleId',
    'fieldType',
    'name',
    'description',
    'productImageUrl',
    'collection',
    'sku',
    'price',
    'surcharge',
    'visible',
    'discountMode',
    'discountValue',
    'inventory',
    'productOptionName1',
    'productOptionType1',
    'productOptionDescription1',
  ];
  const shirt = ['Product_1', 'Product', 'Tunique', '<p>Coton</p>'];
  const MEDIA = 'a1b2c3_0123456789abcdef0123456789abcdef~mv2.jpg';
  const base = (change: Partial<Record<'sku' | 'inventory', string>> = {}) => [
    ...shirt,
    `${MEDIA};https://img.example/t.jpg`,
    'Femme;Été',
    change.sku ?? '',
    '200',
    '',
    'TRUE',
    'PERCENT',
    '10',
    change.inventory ?? 'InStock',
    'Taille',
    'DROP_DOWN',
    'S;M',
  ];
  const variant = (size: string, surcharge: string, inventory: string) =>
    `Product_1,Variant,,,,,,,${surcharge},TRUE,,,${inventory},Taille,DROP_DOWN,${size}`.split(',');

  test('Variants are read from their rows, with the price of the product and their surcharge', () => {
    const groups = interpretTable([header, base(), variant('S', '', '5'), variant('M', '20', '2')]);
    expect(recogniseFormat(header).format).toBe('wix');
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'tunique',
        handle: null,
        categoryPath: ['Femme'],
        images: [
          { url: `https://static.wixstatic.com/media/${MEDIA}` },
          { url: 'https://img.example/t.jpg' },
        ],
        variants: [
          { sku: 'tunique-s', price: 18_000, compareAtPrice: 20_000, quantity: 5 },
          { sku: 'tunique-m', price: 20_000, compareAtPrice: 22_000, quantity: 2 },
        ],
      },
    ]);
  });

  test('A product without rows of variants has one for each value of its list', () => {
    const [draft] = draftsOf(interpretTable([header, base({ sku: 'TUN' })]));
    expect(draft).toMatchObject({
      code: 'TUN',
      variants: [
        { sku: 'tun-s', price: 18_000, stockPolicy: 'not_counted' },
        { sku: 'tun-m', price: 18_000, stockPolicy: 'not_counted' },
      ],
    });
  });

  test('The headings of the present catalogue are read, too', () => {
    const present = [
      'handle',
      'fieldType',
      'name',
      'visible',
      'media',
      'price',
      'sku',
      'inventory',
    ];
    const options = ['productOptionName1', 'productOptionType1', 'productOptionChoices1'];
    const groups = interpretTable([
      [...present, 'strikethroughPrice', ...options],
      [
        'bol',
        'PRODUCT',
        'Bol',
        'TRUE',
        '',
        '40',
        '',
        '',
        '50',
        'Couleur',
        'SWATCH',
        '#ff0000:Rouge;#00ff00:Vert',
      ],
      ['bol', 'VARIANT', '', '', '', '40', 'B-R', '3', '50', 'Couleur', 'SWATCH', '#ff0000:Rouge'],
      ['bol', 'VARIANT', '', '', '', '45', 'B-V', '1', '', 'Couleur', 'SWATCH', '#00ff00:Vert'],
      ['bol', 'MEDIA', '', '', 'https://img.example/b.jpg', '', '', '', '', '', '', ''],
    ]);
    expect(recogniseFormat([...present, ...options]).format).toBe('wix');
    expect(draftsOf(groups)).toMatchObject([
      {
        handle: 'bol',
        options: [{ name: 'Couleur', values: ['Rouge', 'Vert'] }],
        variants: [
          { sku: 'B-R', price: 4000, compareAtPrice: 5000, quantity: 3 },
          { sku: 'B-V', price: 4500, quantity: 1 },
        ],
      },
    ]);
  });
});
