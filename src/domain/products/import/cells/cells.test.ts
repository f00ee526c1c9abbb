import { describe, expect, it } from 'vitest';
import { readCategoryPath, readImages, readList, readVariantOptions } from './list-cells';
import { readLocale } from './locale-cell';
import { readPrice, toCentimes } from './price-cell';
import { readQuantity } from './quantity-cell';
import { isSaleRunning } from './sale-period';
import { readCode, readLine, readProse, readRichText, readText } from './text-cell';
import { readWeight } from './weight-cell';

describe('Price cell', () => {
  it.each([
    ['129', 12_900],
    ['120.00 MAD', 12_000],
    ['1 299,00', 129_900],
    ['1\u202f299,00 DH', 129_900],
    ['1.299,50', 129_950],
    ['1,299.50', 129_950],
    ['10.0000', 1_000],
    ['19,9', 1_990],
    ['.5', 50],
    ['0', 0],
    ['١٢٠٫٥٠ درهم', 12_050],
    ["1'250.00 dhs", 125_000],
    ['200 د.م.', 20_000],
  ])('The price %s is read as %i centimes', (cell, centimes) => {
    expect(centimesOf(cell, false)).toBe(centimes);
  });

  it('An ambiguous price follows the decimal mark of the file', () => {
    expect(centimesOf('1,299', false)).toBe(129_900);
    expect(centimesOf('1,299', true)).toBe(130);
    expect(centimesOf('1.299', true)).toBe(129_900);
    expect(centimesOf('1,000,000', true)).toBe(100_000_000);
  });

  it('A price cell gives its currency by sign or code', () => {
    expect(readPrice('€12', false)).toEqual({
      value: { tenThousandths: 120_000, currency: 'EUR' },
    });
    expect(readPrice('USD 12', false)).toEqual({
      value: { tenThousandths: 120_000, currency: 'USD' },
    });
    expect(readPrice('12', false)).toEqual({ value: { tenThousandths: 120_000, currency: null } });
  });

  it('A negative, too high or unreadable price is an error', () => {
    expect(readPrice('-5', false)).toEqual({ error: 'negative_price' });
    expect(readPrice('à voir', false)).toEqual({ error: 'invalid_price' });
    expect(readPrice('1.2.3,4', false)).toEqual({ error: 'invalid_price' });
    expect(toCentimes(100_000_000_000, 1)).toEqual({ error: 'price_too_high' });
  });

  it('A price is converted to dirhams without losing a centime to binary fractions', () => {
    expect(toCentimes(8_799_900, 9.85)).toEqual({ value: 866_790 });
    expect(toCentimes(10_050, 1)).toEqual({ value: 101 });
  });
});

describe('Quantity cell', () => {
  it.each([
    ['12', 12],
    ['12.0', 12],
    ['1 200', 1200],
    ['1,200', 1200],
    ['٧', 7],
    ['default=100,depot=5', 105],
  ])('The quantity %s is read as %i pieces', (cell, pieces) => {
    expect(readQuantity(cell)).toEqual({ value: pieces });
  });

  it('A negative, too high, fractional or spelled-out quantity is an error', () => {
    expect(readQuantity('-3')).toEqual({ error: 'negative_quantity' });
    expect(readQuantity('1000001')).toEqual({ error: 'quantity_too_high' });
    expect(readQuantity('2.5')).toEqual({ error: 'invalid_quantity' });
    expect(readQuantity('dix')).toEqual({ error: 'invalid_quantity' });
  });
});

describe('Code cell', () => {
  it('A code keeps its leading zeros', () => {
    expect(readCode('00123', 'code')).toEqual({ value: '00123' });
    expect(readCode('="00123"', 'barcode')).toEqual({ value: '00123' });
    expect(readCode("'00123", 'barcode')).toEqual({ value: '00123' });
  });

  it('A code rounded by a spreadsheet is an error', () => {
    expect(readCode('6.11E+12', 'barcode')).toEqual({ error: 'barcode_scientific_notation' });
    expect(readCode('6,11E+12', 'barcode')).toEqual({ error: 'barcode_scientific_notation' });
    expect(readCode('1.23E+12', 'code')).toEqual({ error: 'code_scientific_notation' });
    expect(readCode('12E3', 'code')).toEqual({ value: '12E3' });
  });

  it('A too long code is an error', () => {
    expect(readCode('x'.repeat(65), 'code')).toEqual({ error: 'too_long' });
  });
});

describe('Text cell', () => {
  it('A text with a formula is an error, and an escaped formula is text', () => {
    expect(readLine('=HYPERLINK("x")', 50)).toEqual({ error: 'formula_cell' });
    expect(readLine("'-20 % été", 50)).toEqual({ value: '-20 % été' });
    expect(readLine("'=1+1", 50)).toEqual({ value: '=1+1' });
    expect(readLine('+ de confort', 50)).toEqual({ value: '+ de confort' });
  });

  it('A text with lost characters is an error', () => {
    expect(readLine('Th\uFFFDi\uFFFDre', 50)).toEqual({ error: 'unreadable_characters' });
  });

  it('HTML entities of a text are characters, but those of rich text are its markup', () => {
    expect(readText('Savon &amp; gant &#8211; noir', 50)).toEqual({ value: 'Savon & gant – noir' });
    expect(readProse('Caf&eacute;', 50)).toEqual({ value: 'Café' });
    expect(readRichText('<p>a &lt; b</p>', 50)).toEqual({ value: '<p>a &lt; b</p>' });
    expect(readCode('A&amp;B', 'code')).toEqual({ value: 'A&amp;B' });
  });

  it('A text of question marks in place of letters is an error', () => {
    expect(readText('????? ????', 50)).toEqual({ error: 'letters_lost' });
    expect(readProse('????? ????', 50)).toEqual({ error: 'letters_lost' });
    expect(readRichText('<p>????? ????</p>', 50)).toEqual({ error: 'letters_lost' });
    expect(readText('Prêt ?', 50)).toEqual({ value: 'Prêt ?' });
  });

  it('A text of several lines loses its markup and keeps its lines', () => {
    expect(
      readProse('<p>Laine &amp; soie</p><ul><li>douce</li></ul><script>x()</script>', 99),
    ).toEqual({ value: 'Laine & soie\ndouce' });
    expect(readProse('un\\ndeux\r\ntrois < quatre', 99)).toEqual({
      value: 'un\ndeux\ntrois < quatre',
    });
  });
});

describe('Other cells', () => {
  it('A list keeps an escaped comma in its value', () => {
    expect(readList('S, M\\, long, L')).toEqual(['S', 'M, long', 'L']);
  });

  it('A category path is split at its own separator', () => {
    expect(readCategoryPath('Kitchen -> Coffee Machines')).toEqual(['Kitchen', 'Coffee Machines']);
    expect(readCategoryPath('Men/Winter Wear')).toEqual(['Men', 'Winter Wear']);
    expect(readCategoryPath('Maison > TV / Audio, Soldes')).toEqual(['Maison', 'TV / Audio']);
    expect(readCategoryPath('Food, Beverages & Tobacco > Tea')).toEqual([
      'Food, Beverages & Tobacco',
      'Tea',
    ]);
  });

  it('Image addresses are split at commas that are not part of an address', () => {
    expect(readImages('https://a.ma/1.jpg?v=1,2, https://a.ma/2.jpg')).toEqual([
      'https://a.ma/1.jpg?v=1,2',
      'https://a.ma/2.jpg',
    ]);
    expect(readImages('1.webp,2.webp')).toEqual(['1.webp', '2.webp']);
  });

  it('Variant options are read from the cell of their parent', () => {
    expect(
      readVariantOptions('sku=A-1,color=Red,size=M|sku=A-2,color=Red,size=L').get('A-2'),
    ).toEqual([
      { name: 'color', value: 'Red' },
      { name: 'size', value: 'L' },
    ]);
  });

  it('A weight is read in four units', () => {
    expect(readWeight('1.5 kg', '')).toEqual({ value: 1500 });
    expect(readWeight('19,8', 'lb')).toEqual({ value: 8981 });
    expect(readWeight('350', 'g')).toEqual({ value: 350 });
    expect(readWeight('lourd', 'g')).toEqual({ error: 'invalid_weight' });
    expect(readWeight('5', 'stone')).toEqual({ error: 'invalid_weight' });
  });

  it('A locale is recognised by its language', () => {
    expect(['fr', 'ar-MA', 'en_US', 'de', ''].map(readLocale)).toEqual([
      'fr',
      'ar',
      'en',
      null,
      null,
    ]);
  });

  it('A sale runs until the end of its last day', () => {
    const now = new Date('2026-06-15T12:00:00Z');
    expect(isSaleRunning('2026-06-01', '2026-06-15', now)).toBe(true);
    expect(isSaleRunning('2026-06-16', '', now)).toBe(false);
    expect(isSaleRunning('', '2026-06-14', now)).toBe(false);
    expect(isSaleRunning('', '', now)).toBe(true);
  });
});

function centimesOf(cell: string, decimalComma: boolean): number | string {
  const reading = readPrice(cell, decimalComma);
  if ('error' in reading) return reading.error;
  const centimes = toCentimes(reading.value.tenThousandths, 1);
  return 'error' in centimes ? centimes.error : centimes.value;
}
