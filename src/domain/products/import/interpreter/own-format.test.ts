import { describe, expect, it } from 'vitest';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

describe("File in the portal's own format", () => {
  it("A row of the portal's own format becomes a product", () => {
    const [group] = interpretTable([
      [
        'code',
        'barcode',
        'name_fr',
        'name_ar',
        'category_path',
        'brand',
        'price',
        'cost',
        'quantity',
      ],
      ['TAG-1', '0061110001', 'Tajine', 'طاجين', 'Maison > Cuisine', 'Atlas', '129,90', '60', '12'],
    ]);
    expect(group?.draft).toEqual({
      matchBy: 'code',
      code: 'TAG-1',
      handle: null,
      productType: 'simple',
      rowNumber: 2,
      updateOnly: null,
      names: { fr: 'Tajine', ar: 'طاجين' },
      descriptions: {},
      contents: {},
      categoryPath: ['Maison', 'Cuisine'],
      brand: 'Atlas',
      barcode: '0061110001',
      price: 12_990,
      cost: 6_000,
      quantity: 12,
      options: [],
      variants: [],
      attributes: [],
    });
    expect(group?.outcomes).toMatchObject([{ number: 2, status: 'ok', code: 'TAG-1', errors: [] }]);
  });

  it('A parent row is found even after its variants', () => {
    const groups = interpretTable([
      ['code', 'parent_code', 'name_fr', 'product_type', 'price', 'quantity', 'option:size'],
      ['CAF-S', 'CAF', '', '', '900', '2', 'S'],
      ['BOL-1', '', 'Bol', 'simple', '80', '9', ''],
      ['CAF-M', 'CAF', '', '', '950', '3', 'M'],
      ['CAF', '', 'Caftan', 'variable', '0', '', ''],
    ]);
    const caftan = draftsOf(groups).find(({ code }) => code === 'CAF');
    expect(caftan).toMatchObject({
      productType: 'variable',
      rowNumber: 5,
      options: [{ name: 'size', values: ['S', 'M'] }],
      variants: [
        { sku: 'CAF-S', price: 90_000, quantity: 2, optionValues: [{ name: 'size', value: 'S' }] },
        { sku: 'CAF-M', price: 95_000, quantity: 3 },
      ],
    });
    expect(caftan).not.toHaveProperty('price');
    expect(remarksOf(groups)).toEqual([]);
  });

  it('A missing column leaves a field unchanged, and an empty cell empties it', () => {
    const [draft] = draftsOf(
      interpretTable([
        ['code', 'name_fr', 'description_fr', 'price', 'quantity', 'low_stock', 'brand'],
        ['A-1', 'Théière', '', '', '', '', ''],
      ]),
    );
    expect(draft).toMatchObject({ descriptions: { fr: null }, price: null, brand: null });
    for (const field of ['cost', 'barcode', 'categoryPath', 'images', 'quantity', 'lowStock']) {
      expect(draft).not.toHaveProperty(field);
    }
    expect(draft?.names).toEqual({ fr: 'Théière' });
  });

  it('Cells missing at the end of a short row leave their fields unchanged', () => {
    const [draft] = draftsOf(
      interpretTable([
        ['code', 'name_fr', 'price', 'brand'],
        ['A-1', 'Bol'],
      ]),
    );
    expect(draft).not.toHaveProperty('price');
    expect(draft).not.toHaveProperty('brand');
  });

  it('The first of two rows with the same code is imported', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'price'],
      ['A-1', 'Un', '10'],
      ['A-1', 'Deux', '20'],
    ]);
    expect(draftsOf(groups).map(({ names }) => names.fr)).toEqual(['Un']);
    expect(remarksOf(groups)).toEqual(['3: duplicate_sku(code)']);
  });

  it('A variant with the code of another product gets a proposed code', () => {
    const groups = interpretTable([
      ['code', 'parent_code', 'name_fr', 'price', 'option:size'],
      ['A-1', '', 'Un', '10', ''],
      ['B', '', 'Deux', '', ''],
      ['a-1', 'B', '', '20', 'S'],
      ['B-M', 'B', '', '20', 'M'],
    ]);
    expect(remarksOf(groups)).toEqual([]);
    expect(draftsOf(groups).find(({ code }) => code === 'B')?.variants).toMatchObject([
      { sku: 'a-1-B', isSkuProposed: true, price: 2_000 },
      { sku: 'B-M' },
    ]);
  });

  it('A product without variants is refused when an earlier variant has its code', () => {
    const groups = interpretTable([
      ['code', 'parent_code', 'name_fr', 'price', 'option:size'],
      ['B', '', 'Deux', '', ''],
      ['B-S', 'B', '', '20', 'S'],
      ['b-s', '', 'Un', '10', ''],
    ]);
    expect(remarksOf(groups)).toEqual(['4: duplicate_sku(code)']);
  });

  it('Codes that differ by invisible marks, case or kinds of hyphens are one', () => {
    const groups = interpretTable([
      ['code', 'parent_code', 'name_fr', 'price', 'option:size'],
      ['ZW-1', '', 'Plateau', '', ''],
      ['\u200eZW-1-S', 'zw\u20111', '', '90', 'S'],
      ['ZW \u2013 1-M', '\u00a0ZW-1\u200b', '', '95', 'M'],
      ['zw-1-s', 'ZW-1', '', '99', 'L'],
    ]);
    expect(draftsOf(groups)).toMatchObject([
      {
        code: 'ZW-1',
        variants: [
          { sku: 'ZW-1-S', givenSku: '\u200eZW-1-S' },
          { sku: 'ZW \u2013 1-M', optionValues: [{ name: 'size', value: 'M' }] },
        ],
      },
    ]);
    expect(remarksOf(groups)).toEqual(['5: duplicate_sku(code)']);
  });

  it('A variant has its own cost, and the product the cost of its own row', () => {
    const [draft] = draftsOf(
      interpretTable([
        ['code', 'parent_code', 'name_fr', 'option:Taille', 'price', 'cost', 'quantity'],
        ['TABO', '', 'Tabouret', '', '', '70', ''],
        ['TABO-S', 'TABO', '', 'Petit', '150', '60', '4'],
        ['TABO-M', 'TABO', '', 'Moyen', '220', '', '4'],
      ]),
    );
    expect(draft).toMatchObject({
      cost: 7_000,
      variants: [
        { sku: 'TABO-S', cost: 6_000 },
        { sku: 'TABO-M', cost: null },
      ],
    });
  });

  it('A barcode loses no zero, keeps a wrong check digit, and belongs to its first row', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'barcode', 'price'],
      ['MX-1', 'Savon', '6111245620848', '12'],
      ['MX-2', 'Gant', '6111245620848', '12'],
      ['MX-3', 'Huile', '12345678905', '12'],
      ['MX-4', 'Rose', '6111245620849', '12'],
      ['MX-5', 'Argan', '0012345678905', '12'],
    ]);
    expect(draftsOf(groups).map(({ barcode }) => barcode)).toEqual([
      '6111245620848',
      undefined,
      '012345678905',
      '6111245620849',
      undefined,
    ]);
    expect(remarksOf(groups)).toEqual([
      '3: barcode_repeated(barcode)',
      '4: barcode_zero_restored(barcode)',
      '5: barcode_check_digit(barcode)',
      '6: barcode_repeated(barcode)',
    ]);
  });

  it('Each wrong cell is reported with its column and its error', () => {
    const groups = interpretTable([
      ['code', 'barcode', 'name_fr', 'price', 'quantity'],
      ['A-1', '6.11E+12', 'Un', '10', '1'],
      ['A-2', '', 'x'.repeat(256), '10', '1'],
      ['A-3', '', 'Trois', '-4', '-1'],
      ['A-4', '', '=1+1', '10', '1'],
      ['', '', 'Cinq', '10', '1'],
      ['A-6', '', 'Six', 'dix', '1.5'],
      ['A-7', '', 'Sept', '2000000', '9999999'],
      ['A-8', '', 'Huit', '10', '1', 'de trop'],
    ]);
    expect(draftsOf(groups)).toEqual([]);
    expect(remarksOf(groups)).toEqual([
      '2: barcode_scientific_notation(barcode)',
      '3: too_long(name_fr)',
      '4: negative_price(price), negative_stock_is_zero(quantity)',
      '5: formula_cell(name_fr)',
      '6: missing_code(code)',
      '7: invalid_price(price), invalid_quantity(quantity)',
      '8: price_too_high(price), quantity_too_high(quantity)',
      '9: too_many_cells',
    ]);
  });

  it('An ignored value is reported with a warning', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'status', 'price', 'compare_at_price', 'image_1', 'image_2'],
      ['A-1', 'Un', 'published', '0', '', '', ''],
      ['A-2', 'Deux', 'draft', '100', '80', '', ''],
      ['A-3', 'Trois', '', '100', '100', 'https://a.ma/1.jpg', 'p/2.pdf'],
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: status_ignored(status), zero_price(price)',
      '3: compare_at_price_too_low(compare_at_price)',
      '4: image_remote(image_1), image_not_usable(image_2)',
    ]);
    const [one, two, three] = draftsOf(groups);
    expect([one?.price, two?.compareAtPrice, three?.compareAtPrice]).toEqual([null, null, null]);
    expect(three?.images).toEqual([{ url: 'https://a.ma/1.jpg', alt: null }]);
  });

  it('An address of a private network or with a password is refused and not taken', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'price', 'image_1', 'image_2', 'image_3'],
      ['A-1', 'Un', '100', 'http://192.168.1.20/1.jpg', 'https://a:b@c.ma/2.jpg', 'a/3.jpg'],
      ['A-2', 'Deux', '100', 'http://nas.local/1.jpg', '', ''],
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: image_address_refused(image_1), image_address_refused(image_2)',
      '3: image_address_refused(image_1)',
    ]);
    const [one, two] = draftsOf(groups);
    expect(one?.images).toEqual([{ url: 'a/3.jpg', alt: null }]);
    expect(two).not.toHaveProperty('images');
  });

  it("A file name in an image column refers to the store's library", () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'price', 'image_1', 'image_2'],
      ['A-1', 'Un', '100', 'Bol bleu (1).JPG', 'bol.pdf'],
    ]);
    expect(remarksOf(groups)).toEqual(['2: image_not_usable(image_2)']);
    expect(draftsOf(groups)[0]?.images).toEqual([{ url: 'Bol bleu (1).JPG', alt: null }]);
  });

  it('A wrong variant is left out alone, and a wrong parent with all its variants', () => {
    const header = ['code', 'parent_code', 'name_fr', 'product_type', 'price', 'option:size'];
    const one = interpretTable([
      header,
      ['A', '', 'Un', 'variable', '', ''],
      ['A-S', 'A', '', '', '-1', 'S'],
      ['A-M', 'A', '', '', '10', 'M'],
      ['A-L', 'A', '', '', '10', ''],
      ['A-X', 'A', '', '', '10', 'm'],
    ]);
    expect(remarksOf(one)).toEqual([
      '3: negative_price(price)',
      '5: missing_options',
      '6: duplicate_options',
    ]);
    expect(draftsOf(one)[0]?.variants.map(({ sku }) => sku)).toEqual(['A-M']);
    const all: Table = [
      header,
      ['A', '', 'Un', 'bundle', '', ''],
      ['A-S', 'A', '', '', '10', 'S'],
      ['B', '', 'Deux', 'variable', '', ''],
      ['B-S', 'B', '', '', '-1', 'S'],
    ];
    expect(remarksOf(interpretTable(all))).toEqual([
      '2: unsupported_type(product_type)',
      '3: parent_failed',
      '4: no_valid_variant',
      '5: negative_price(price)',
    ]);
  });

  it('Variants without a parent in the file make an update-only draft', () => {
    const [draft] = draftsOf(
      interpretTable([
        ['code', 'parent_code', 'price', 'option:size', 'name_fr'],
        ['A-S', 'A', '10', 'S', ''],
      ]),
    );
    expect(draft).toMatchObject({
      code: 'A',
      updateOnly: 'unknown_parent',
      rowNumber: null,
      names: {},
    });
  });

  it('Blank rows are skipped but counted', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'price'],
      ['', ' ', ''],
      ['A-1', 'Un', 'x'],
    ]);
    expect(remarksOf(groups)).toEqual(['3: invalid_price(price)']);
  });

  it('Attribute columns are read as attributes, and options too when there are no variants', () => {
    const [draft] = draftsOf(
      interpretTable([
        ['code', 'name_fr', 'price', 'attr:matiere', 'option:color'],
        ['A-1', 'Un', '10', 'Laine, Soie', 'Rouge'],
      ]),
    );
    expect(draft?.attributes).toEqual([
      {
        code: 'matiere',
        column: 'attr:matiere',
        decimalMark: 'point',
        text: 'Laine, Soie',
        values: ['Laine', 'Soie'],
      },
      {
        code: 'color',
        column: 'option:color',
        decimalMark: 'point',
        text: 'Rouge',
        values: ['Rouge'],
      },
    ]);
  });
});

describe('Rows and images above the limits', () => {
  it('Rows above the limit of one product are refused individually', () => {
    const rows = Array.from({ length: 2002 }, (_, at) => [`A-${at}`, 'A', '', '5', `S${at}`]);
    const groups = interpretTable([
      ['code', 'parent_code', 'name_fr', 'price', 'option:size'],
      ['A', '', 'Un', '', ''],
      ...rows,
    ]);
    expect(remarksOf(groups)).toEqual([
      '2002: too_many_rows_of_product',
      '2003: too_many_rows_of_product',
      '2004: too_many_rows_of_product',
    ]);
    expect(draftsOf(groups)[0]?.variants).toHaveLength(1999);
  });

  it('Images above the limit of one product are left out', () => {
    const addresses = Array.from({ length: 60 }, (_, at) => `https://a.ma/${at}.jpg`).join(',');
    const groups = interpretTable([
      ['code', 'name_fr', 'price', 'image_1'],
      ['A', 'Un', '5', addresses],
    ]);
    expect(remarksOf(groups)).toEqual(['2: image_remote(image_1), too_many_images']);
    expect(draftsOf(groups)[0]?.images).toHaveLength(50);
  });
});
