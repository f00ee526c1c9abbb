import { describe, expect, it } from 'vitest';
import { readCategoryPath, readImages, readList, readVariantOptions } from './list-cells';
import { readLocale } from './locale-cell';
import { readCode, readLine, readProse, readRichText, readText } from './text-cell';
import { readWeight } from './weight-cell';

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
      readVariantOptions('sku=A-1,color=Red,size=M|sku=A-2,color=Red,size=L').get('a-2'),
    ).toEqual([
      { name: 'color', value: 'Red' },
      { name: 'size', value: 'L' },
    ]);
  });

  it('A weight is read in four units', () => {
    expect(readWeight('1.5 kg', '', null)).toEqual({ value: 1500 });
    expect(readWeight('19,8', 'lb', null)).toEqual({ value: 8981 });
    expect(readWeight('350', 'g', null)).toEqual({ value: 350 });
    expect(readWeight('lourd', 'g', null)).toEqual({ error: 'invalid_weight' });
    expect(readWeight('5', 'stone', null)).toEqual({ error: 'invalid_weight' });
    expect(readWeight('-5', 'g', null)).toEqual({ error: 'invalid_weight' });
  });

  it('A weight that both decimal marks make a number follows the mark of the file', () => {
    expect(readWeight('1.500', 'g', 'comma')).toEqual({ value: 1500 });
    expect(readWeight('1.500', 'kg', 'point')).toEqual({ value: 1500 });
    expect(readWeight('1.500', 'kg', null)).toEqual({ error: 'invalid_weight' });
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
});
