import { describe, expect, it } from 'vitest';
import { recogniseFormat } from '../recognise-format';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

const VENDURE_HEADER =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'.split(
    ',',
  );

describe('Vendure file', () => {
  const table: Table = [
    VENDURE_HEADER,
    vendure('Théière', 'theiere', 'Belle', 'a.jpg|b.jpg', 'category:Cuisine|brand:Atlas|usage:Thé')(
      'taille:t|couleur',
      'petite|rouge',
      'THE-S',
      '100',
      '10',
    ),
    vendure()('', 'moyenne|rouge', 'THE-M', '140', '7', 'm.jpg'),
    vendure()('', 'grande|bleu', 'THE-L', '180', '3'),
    vendure('Plateau', '', 'Rond')('', '', 'PLA', '74.89', '13'),
  ];

  it('Rows with blank first cells are variants of the product above', () => {
    const groups = interpretTable(table);
    expect(remarksOf(groups)).toEqual([]);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'theiere',
        handle: 'theiere',
        productType: 'variable',
        names: { fr: 'Théière' },
        contents: { fr: 'Belle' },
        brand: 'Atlas',
        categoryPath: ['Cuisine'],
        images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
        attributes: [{ code: 'usage', column: 'facets', text: 'Thé', values: ['Thé'] }],
        options: [
          { name: 'taille', values: ['petite', 'moyenne', 'grande'] },
          { name: 'couleur', values: ['rouge', 'bleu'] },
        ],
        variants: [
          { sku: 'THE-S', price: 10_000, quantity: 10 },
          { sku: 'THE-M', price: 14_000, quantity: 7, images: [{ url: 'm.jpg' }] },
          { sku: 'THE-L', price: 18_000, quantity: 3 },
        ],
      },
      { code: 'PLA', handle: null, productType: 'simple', price: 7_489, quantity: 13 },
    ]);
  });

  it('Columns of three languages are read', () => {
    const header =
      'name:fr,name:ar,name:en,slug:fr,description:fr,description:ar,assets,facets:fr,optionGroups:fr,optionValues:fr,optionValues:ar,sku,price,stockOnHand'.split(
        ',',
      );
    expect(recogniseFormat(header).format).toBe('vendure');
    const groups = interpretTable(
      [
        header,
        [
          'Bol',
          'زلافة',
          'Bowl',
          'bol',
          'Rond',
          'مستدير',
          '',
          'brand:Fès',
          'taille',
          'petit',
          'صغير',
          'B-S',
          '40',
          '1',
        ],
        ['', '', '', '', '', '', '', '', '', 'grand', 'كبير', 'B-L', '60', '2'],
      ],
      { options: { textLanguage: null } },
    );
    expect(draftsOf(groups)).toMatchObject([
      {
        names: { fr: 'Bol', ar: 'زلافة', en: 'Bowl' },
        contents: { fr: 'Rond', ar: 'مستدير' },
        brand: 'Fès',
        options: [{ name: 'taille', values: ['petit', 'grand'] }],
        variants: [{ sku: 'B-S' }, { sku: 'B-L', price: 6_000 }],
      },
    ]);
  });

  it('Rows below a wrong product row are refused with it, and not given to another product', () => {
    const groups = interpretTable([
      VENDURE_HEADER,
      vendure('Bon', 'bon', '')('', '', 'BON', '10', '1'),
      vendure('x'.repeat(300), 'long', '')('taille', 'S', 'L-S', '10', '1'),
      vendure()('', 'M', 'L-M', '10', '1'),
    ]);
    expect(remarksOf(groups)).toEqual(['3: too_long(name)', '4: parent_failed']);
    expect(draftsOf(groups).map(({ code }) => code)).toEqual(['BON']);
  });
});

describe('PrestaShop file', () => {
  const english =
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded or Price tax included;Tax rules ID;Wholesale price;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Supplier reference #;Supplier;Manufacturer;EAN13;UPC;Ecotax;Weight;Quantity;Low stock level;Summary;Description;URL rewritten;Image URLs (x,y,z...);Feature(Name:Value:Position)'.split(
      ';',
    );
  const french =
    "ID;Actif (0/1);Nom*;Catégories (x,y,z...);Prix HT;Prix TTC;ID règle de taxes;Prix d'achat;En soldes (0/1);Montant de la remise;Pourcentage de réduction;Réduction de (AAAA-MM-JJ);Réduction à (AAAA-MM-JJ);Référence;Marque;EAN-13;Poids;Quantité;Récapitulatif;Description;URL réécrite;URL des images (x,y,z, etc.)".split(
      ';',
    );

  it('The sample header of PrestaShop is recognised in English and in French', () => {
    for (const header of [english, french]) {
      expect(recogniseFormat(header)).toMatchObject({ format: 'prestashop', confidence: 1 });
    }
    const targets = new Map(
      recogniseFormat(french).mapping.map((each) => [each.column, each.target]),
    );
    expect(targets.get('Prix TTC')).toBe('price');
    expect(targets.get('Prix HT')).toBe(null);
  });

  it('A discount that runs makes a sale price, and one that is over makes none', () => {
    const groups = interpretTable(
      [
        english,
        presta(
          '1;1;Théière;Cuisine,Thé;200;1;80;1;;25;2026-06-01;2026-06-30;THE-1;;;Atlas;;;;0.5;12;2',
        ),
        presta('2;1;Bol;Cuisine;100;1;40;1;15;;2026-01-01;2026-02-28;BOL-1;;;;;;;;3'),
        presta('3;1;Plat;Cuisine;100;1;40;1;15;;;;PLA-1;;;;;;;;3'),
      ],
      { now: new Date('2026-06-15T12:00:00Z') },
    );
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'THE-1',
        categoryPath: ['Cuisine'],
        brand: 'Atlas',
        price: 15_000,
        compareAtPrice: 20_000,
        cost: 8_000,
        quantity: 12,
        lowStock: 2,
        weightGrams: 500,
      },
      { code: 'BOL-1', price: 10_000, compareAtPrice: null },
      { code: 'PLA-1', price: 8_500, compareAtPrice: 10_000 },
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: sale_end_not_kept(Discount percent)',
      '3: sale_not_running(Discount amount)',
    ]);
  });

  it('Features become attributes, without their positions', () => {
    const row = english.map(() => '');
    row[2] = 'Tapis';
    row[12] = 'TAP-1';
    row[26] = 'Matière:Laine, coton:0,Brand:Atlas:1';
    const [draft] = draftsOf(interpretTable([english, row]));
    expect(draft).toMatchObject({
      brand: null,
      attributes: [{ code: 'Matière', text: 'Laine, coton', values: ['Laine', 'coton'] }],
    });
  });

  it('Combinations are variants of the product with their reference', () => {
    const header =
      'Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;UPC;Wholesale price;Impact on price;Ecotax;Quantity;Minimal quantity'.split(
        ';',
      );
    expect(recogniseFormat(header).format).toBe('prestashop');
    const [draft] = draftsOf(
      interpretTable([
        header,
        '1;ROB;Color:color:0, Taille:select:1;Bleu:0, S:1;F-1;ROB-BS;;;60;0;0;10;1'.split(';'),
        '1;ROB;Color:color:0, Taille:select:1;Bleu:0, M:1;F-2;ROB-BM;;;65;0;0;4;1'.split(';'),
      ]),
    );
    expect(draft).toMatchObject({
      code: 'ROB',
      updateOnly: 'unknown_parent',
      options: [
        { name: 'Color', values: ['Bleu'] },
        { name: 'Taille', values: ['S', 'M'] },
      ],
      variants: [
        { sku: 'ROB-BS', cost: 6_000, quantity: 10 },
        { sku: 'ROB-BM', cost: 6_500, quantity: 4 },
      ],
    });
    const alone = recogniseFormat(header.filter((name) => name !== 'Product Reference'));
    expect(alone.mapping[0]).toEqual({ column: 'Product ID*', target: 'parentCode' });
  });
});

describe('Magento file', () => {
  const header =
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,price,special_price,special_price_from_date,special_price_to_date,qty,additional_attributes,configurable_variations'.split(
      ',',
    );
  const table: Table = [
    header,
    [
      'ROB-S',
      '',
      'Default',
      'simple',
      '',
      'base',
      'Robe S',
      '',
      '200',
      '',
      '',
      '',
      '4',
      'taille=S,cost=90,ean=6111245620848',
      '',
    ],
    [
      'ROB-M',
      '',
      'Default',
      'simple',
      '',
      'base',
      'Robe M',
      '',
      '220',
      '180',
      '2026-01-01',
      '',
      '2',
      'taille=M,cost=95',
      '',
    ],
    [
      'ROB',
      '',
      'Default',
      'configurable',
      'Default Category/Mode/Robes',
      'base',
      'Robe',
      '<p>Laine</p>',
      '',
      '',
      '',
      '',
      '',
      'has_options=1,brand=Atlas,"col=Claudine, rond"',
      'sku=ROB-S,taille=S|sku=ROB-M,taille=M',
    ],
    ['ROB', 'ma_ar', 'Default', 'configurable', '', '', 'فستان', '', '', '', '', '', '', '', ''],
    ['ROB', 'english', 'Default', 'configurable', '', '', 'Dress', '', '', '', '', '', '', '', ''],
    ['ROB', 'default', 'Default', 'configurable', '', '', 'Robe!', '', '', '', '', '', '', '', ''],
    ['CAR', '', 'Default', 'bundle', '', 'base', 'Coffret', '', '10', '', '', '', '', '', ''],
  ];

  it('A configurable product has its variants, and store views provide its languages', () => {
    expect(recogniseFormat(header).format).toBe('magento');
    const groups = interpretTable(table);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'ROB',
        productType: 'variable',
        names: { fr: 'Robe', ar: 'فستان', en: 'Dress' },
        contents: { fr: '<p>Laine</p>' },
        categoryPath: ['Mode', 'Robes'],
        brand: 'Atlas',
        options: [{ name: 'taille', values: ['S', 'M'] }],
        variants: [
          { sku: 'ROB-S', price: 20_000, cost: 9_000, quantity: 4, barcode: '6111245620848' },
          { sku: 'ROB-M', price: 18_000, compareAtPrice: 22_000, cost: 9_500, quantity: 2 },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual([
      '7: unsupported_language(store_view_code)',
      '8: unsupported_type(product_type)',
    ]);
  });
});

describe('Shopify file of another system', () => {
  const header = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Cost per item',
  ];

  it('Each variant has its own cost', () => {
    const [draft] = draftsOf(
      interpretTable([
        header,
        ['tabouret', 'Tabouret', 'Taille', 'Petit', 'TAB-S', '150', '60'],
        ['tabouret', '', 'Taille', 'Moyen', 'TAB-M', '220', '95'],
        ['tabouret', '', 'Taille', 'Grand', 'TAB-L', '300', '140'],
      ]),
    );
    expect(draft).not.toHaveProperty('cost');
    expect(draft?.variants.map(({ cost }) => cost)).toEqual([6_000, 9_500, 14_000]);
  });

  it('A code that repeats across products gets a proposal, also of a product without variants', () => {
    const groups = interpretTable([
      header,
      ['montre-a', 'Montre A', 'Couleur', 'Noir', '14:193', '100', ''],
      ['montre-b', 'Montre B', 'Couleur', 'Noir', '14:193', '120', ''],
      ['montre-c', 'Montre C', '', '', '14:193', '130', ''],
    ]);
    expect(remarksOf(groups)).toEqual([]);
    expect(
      draftsOf(groups).map(({ code, isCodeProposed, variants }) => [
        code,
        isCodeProposed,
        variants.map(({ sku, isSkuProposed }) => [sku, isSkuProposed]),
      ]),
    ).toEqual([
      ['montre-a', undefined, [['14:193', undefined]]],
      ['montre-b', undefined, [['14:193-MONTRE-B', true]]],
      ['14:193-MONTRE-C', true, []],
    ]);
  });

  it('A long handle groups its rows by its whole length', () => {
    const long = `robe${'-longue'.repeat(20)}`;
    const groups = interpretTable([
      header,
      [`${long}-a`, 'Robe A', 'Taille', 'S', 'LH-S', '200', ''],
      [`${long}-a`, '', 'Taille', 'M', 'LH-M', '200', ''],
      [`${long}-b`, 'Robe B', 'Taille', 'S', 'LB-S', '200', ''],
    ]);
    expect(remarksOf(groups)).toEqual([]);
    expect(draftsOf(groups).map(({ handle, variants }) => [handle, variants.length])).toEqual([
      [`${long}-a`, 2],
      [`${long}-b`, 1],
    ]);
  });
});

type Cells = readonly string[];

/** A row of Vendure's sample file: the cells of the product, then those of the variant. */
function vendure(name = '', slug = '', description = '', assets = '', facets = '') {
  return (
    ...[groups = '', values = '', sku = '', price = '', stock = '', pictures = '']: Cells
  ) => [
    name,
    slug,
    description,
    assets,
    facets,
    groups,
    values,
    sku,
    price,
    'standard',
    stock,
    'true',
    pictures,
    '',
  ];
}

function presta(line: string): string[] {
  return line.split(';');
}
