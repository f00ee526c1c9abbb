import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../import-target';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';
import { stockFrom } from './read-stock-policy';

const SAYS_NOTHING = {
  isTracked: undefined,
  sellsBeyond: undefined,
  status: undefined,
  quantity: undefined,
};

describe('Facts of a stock', () => {
  it.each([
    [{}, undefined, undefined],
    [{ quantity: 4 }, undefined, 4],
    [{ isTracked: false, quantity: 0 }, 'not_counted', 0],
    [{ isTracked: false, sellsBeyond: true }, 'not_counted', undefined],
    [{ isTracked: false, status: 'out' }, 'counted', 0],
    [{ isTracked: true, quantity: 0 }, 'counted', 0],
    [{ isTracked: true, status: 'in', quantity: 0 }, 'counted', 0],
    [{ isTracked: true, sellsBeyond: true, quantity: 0 }, 'backorder', 0],
    [{ sellsBeyond: false, quantity: 3 }, 'counted', 3],
    [{ status: 'in' }, 'not_counted', undefined],
    [{ status: 'in', sellsBeyond: false, quantity: 0 }, 'not_counted', 0],
    [{ status: 'in', sellsBeyond: false, quantity: 12 }, 'counted', 12],
    [{ status: 'in', sellsBeyond: true, quantity: 12 }, 'backorder', 12],
    [{ status: 'out', sellsBeyond: false }, 'counted', 0],
    [{ status: 'out', quantity: 0 }, 'counted', 0],
    [{ status: 'backorder', quantity: 0 }, 'backorder', 0],
  ] as const)('%j make the policy %s and %s pieces', (facts, stockPolicy, quantity) => {
    expect(stockFrom({ ...SAYS_NOTHING, ...facts })).toEqual({ stockPolicy, quantity });
  });
});

describe('Stock policy of the formats', () => {
  it('Shopify counts what a system tracks, and sells beyond it where it continues', () => {
    const header = [
      'Handle',
      'Title',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Inventory Tracker',
      'Variant Inventory Qty',
      'Variant Inventory Policy',
      'Variant Price',
    ];
    const row = (sku: string, ...stock: string[]) =>
      [sku.toLowerCase(), sku, 'Title', 'Default Title', sku, ...stock, '50'] as const;
    const table: Table = [
      header,
      row('SUR-1', 'shopify', '0', 'continue'),
      row('NON-1', '', '0', 'continue'),
      row('NON-2', '', '0', 'deny'),
      row('FIN-1', 'shopify', '0', 'deny'),
      row('ERP-1', 'erp', '7', 'deny'),
    ];
    expect(stocksOf(table)).toEqual([
      ['SUR-1', 0, 'backorder'],
      ['NON-1', 0, 'not_counted'],
      ['NON-2', 0, 'not_counted'],
      ['FIN-1', 0, 'counted'],
      ['ERP-1', 7, 'counted'],
    ]);
  });

  it('The newer headers of Shopify say the same', () => {
    const header = [
      'Title',
      'URL handle',
      'SKU',
      'Price',
      'Inventory tracker',
      'Inventory quantity',
      'Continue selling when out of stock',
    ];
    const table: Table = [
      header,
      ['Table', 'table', 'SUR-1', '1500', 'shopify', '0', 'CONTINUE'],
      ['Table', 'table-2', 'SUR-2', '1500', 'shopify', '0', 'TRUE'],
      ['Lampe', 'lampe', 'LAM-1', '150', 'shopify', '4', 'DENY'],
      ['Gravure', 'gravure', 'NON-1', '50', '', '', 'DENY'],
    ];
    expect(stocksOf(table)).toEqual([
      ['SUR-1', 0, 'backorder'],
      ['SUR-2', 0, 'backorder'],
      ['LAM-1', 4, 'counted'],
      ['NON-1', undefined, 'not_counted'],
    ]);
  });

  it.each([
    ['English', 'SKU', 'Name', 'In stock?', 'Backorders allowed?', 'Regular price'],
    [
      'French',
      'UGS',
      'Nom',
      'En stock ?',
      'Autoriser les commandes de produits en rupture ?',
      'Tarif régulier',
    ],
  ])(
    'WooCommerce with %s headers does not count what is in stock without a number',
    (_, ...names) => {
      const [sku = '', name = '', inStock = '', backorders = '', price = ''] = names;
      const header = ['ID', 'Type', sku, name, inStock, 'Stock', backorders, price, 'Parent'];
      const row = (code: string, ...stock: string[]) =>
        ['', 'simple', code, code, ...stock, '50', ''] as const;
      const table: Table = [
        header,
        row('NON-1', '1', '', '0'),
        row('STK-1', '1', '12', '0'),
        row('SUR-1', '1', '2', 'notify'),
        row('SUR-2', 'backorder', '', '0'),
        row('FIN-1', '0', '', '0'),
        row('FIN-2', '0', '0', '0'),
      ];
      expect(stocksOf(table)).toEqual([
        ['NON-1', undefined, 'not_counted'],
        ['STK-1', 12, 'counted'],
        ['SUR-1', 2, 'backorder'],
        ['SUR-2', undefined, 'backorder'],
        ['FIN-1', 0, 'counted'],
        ['FIN-2', 0, 'counted'],
      ]);
    },
  );

  it('Variations that share the stock of their product are not counted, with a remark', () => {
    const table: Table = [
      [
        'ID',
        'Type',
        'SKU',
        'Name',
        'In stock?',
        'Stock',
        'Regular price',
        'Parent',
        'Attribute 1 name',
        'Attribute 1 value(s)',
      ],
      ['1', 'variable', 'DJ', 'Djellaba', '1', '9', '', '', 'Taille', 'M, L'],
      ['2', 'variation', 'DJ-M', 'Djellaba M', '1', 'parent', '700', 'DJ', 'Taille', 'M'],
      ['3', 'variation', 'DJ-L', 'Djellaba L', '1', '3', '700', 'DJ', 'Taille', 'L'],
    ];
    const groups = interpretTable(table);
    const [draft] = draftsOf(groups);
    expect(draft?.stockPolicy).toBeUndefined();
    expect(draft?.variants.map((each) => [each.sku, each.quantity, each.stockPolicy])).toEqual([
      ['DJ-M', undefined, 'not_counted'],
      ['DJ-L', 3, 'counted'],
    ]);
    expect(remarksOf(groups)).toEqual(['3: shared_stock(Stock)']);
  });

  it('Spree counts what it tracks, and sells backorderable goods beyond it', () => {
    const header = [
      'slug',
      'sku',
      'name',
      'price',
      'currency',
      'inventory_count',
      'inventory_backorderable',
      'track_inventory',
    ];
    const table: Table = [
      header,
      ['bol', 'BOL', 'Bol', '90', 'MAD', '4', 'false', 'true'],
      ['table', 'SUR', 'Table', '900', 'MAD', '0', 'true', 'true'],
      ['gravure', 'NON', 'Gravure', '50', 'MAD', '0', 'false', 'false'],
    ];
    expect(stocksOf(table)).toEqual([
      ['BOL', 4, 'counted'],
      ['SUR', 0, 'backorder'],
      ['NON', 0, 'not_counted'],
    ]);
  });

  it('A column of Vendure says whether the stock is tracked, or inherits it', () => {
    const mapping = (['code', 'name', 'price', 'quantity', 'trackInventory'] as const).map(
      (target) => ({ column: target, target }),
    );
    const table: Table = [
      mapping.map(({ column }) => column),
      ['BOL', 'Bol', '90', '4', 'true'],
      ['NON', 'Gravure', '50', '0', 'false'],
      ['LAM', 'Lampe', '150', '3', 'inherit'],
    ];
    expect(stocksOf(table, mapping)).toEqual([
      ['BOL', 4, 'counted'],
      ['NON', 0, 'not_counted'],
      ['LAM', 3, undefined],
    ]);
  });

  it('Goods that a feed shows as available without a number are not counted', () => {
    const table: Table = [
      ['id', 'title', 'price', 'link', 'availability'],
      ['BOL', 'Bol', '90 MAD', 'https://a.ma/bol', 'in_stock'],
      ['SUR', 'Table', '900 MAD', 'https://a.ma/table', 'preorder'],
      ['FIN', 'Lampe', '150 MAD', 'https://a.ma/lampe', 'out of stock'],
    ];
    expect(stocksOf(table)).toEqual([
      ['BOL', undefined, 'not_counted'],
      ['SUR', undefined, 'backorder'],
      ['FIN', 0, 'counted'],
    ]);
  });
});

describe('Stock policy in our own format', () => {
  const header = [
    'code',
    'parent_code',
    'name_fr',
    'product_type',
    'quantity',
    'stock_policy',
    'option:size',
  ];

  it('A policy is its code, or its word in one of the three languages', () => {
    const table: Table = [
      header,
      ['A', '', 'A', 'simple', '3', 'counted', ''],
      ['B', '', 'B', 'simple', '', 'Sans suivi', ''],
      ['C', '', 'C', 'simple', '0', 'on backorder', ''],
      ['D', '', 'D', 'simple', '', 'دون تتبع', ''],
      ['E', '', 'E', 'simple', '7', '', ''],
    ];
    expect(stocksOf(table)).toEqual([
      ['A', 3, 'counted'],
      ['B', undefined, 'not_counted'],
      ['C', 0, 'backorder'],
      ['D', undefined, 'not_counted'],
      ['E', 7, undefined],
    ]);
  });

  it('The policy of a product with variants is that of the variants without one', () => {
    const groups = interpretTable([
      header,
      ['P', '', 'P', 'variable', '', 'backorder', ''],
      ['P-1', 'P', '', '', '2', '', 'S'],
      ['P-2', 'P', '', '', '2', 'counted', 'M'],
    ]);
    const [draft] = draftsOf(groups);
    expect(draft?.stockPolicy).toBe('backorder');
    expect(draft?.variants.map(({ stockPolicy }) => stockPolicy)).toEqual([undefined, 'counted']);
  });

  it('Another word is left out with a remark', () => {
    const groups = interpretTable([header, ['A', '', 'A', 'simple', '3', 'peut-être', '']]);
    expect(draftsOf(groups)[0]?.stockPolicy).toBeUndefined();
    expect(remarksOf(groups)).toEqual(['2: invalid_stock_policy(stock_policy)']);
  });
});

/** Code, pieces and policy of each product of a table. */
function stocksOf(table: Table, mapping?: readonly ColumnMapping[]) {
  return draftsOf(interpretTable(table, mapping ? { mapping } : {})).map((draft) => [
    draft.code,
    draft.quantity,
    draft.stockPolicy,
  ]);
}
