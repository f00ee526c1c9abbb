import { describe, expect, it } from 'vitest';
import type { AttributeType } from '../product-attributes';
import { type AttributeReading, readAttribute } from './attribute-reading';
import { readList } from './cells/list-cells';

describe('Cell of an attribute', () => {
  it('An attribute cell is read as one value, or as several if the attribute takes several', () => {
    expect(read('single_select', 'Laine')).toEqual({ entry: { valueIds: ['laine'] } });
    expect(read('multi_select', 'Soie | Laine, Soie')).toEqual({
      entry: { valueIds: ['soie', 'laine'] },
    });
    expect(read('single_select', 'Bois, clair')).toEqual({ entry: { valueIds: ['bois, clair'] } });
    expect(read('single_select', 'Laine, Soie')).toEqual(invalid('Laine, Soie'));
  });

  it('An attribute cell keeps its known values and warns of unknown ones', () => {
    expect(read('multi_select', 'Laine, Papier, Pierre')).toEqual({
      entry: { valueIds: ['laine'] },
      warning: { code: 'unknown_attribute_value', value: 'Papier, Pierre' },
    });
    expect(read('single_select', 'Papier')).toEqual({
      warning: { code: 'unknown_attribute_value', value: 'Papier' },
    });
  });

  it('An attribute cell of type text is read unchanged', () => {
    expect(read('text', 'Laver à 30°, sécher à plat')).toEqual({
      entry: { value: 'Laver à 30°, sécher à plat' },
    });
    const long = 'x'.repeat(501);
    expect(read('text', long)).toEqual(invalid(long));
  });

  it.each([
    ['250', 250],
    ['250 ml', 250],
    ['1,5', 1.5],
    ['1 200 ML', 1200],
    ['٢٥٠', 250],
    ['-3', -3],
  ])('An attribute cell is read as a number, with or without its unit: %s', (text, value) => {
    expect(read('unit', text)).toEqual({ entry: { value } });
  });

  it.each(['1,5 L', 'ml', 'beaucoup', '1.2.3,4,5', '9999999999', '12 ml 3'])(
    'An attribute cell without a number or with another unit is invalid: %s',
    (text) => {
      expect(read('unit', text)).toEqual(invalid(text));
    },
  );

  it.each([
    ['Oui', true],
    ['TRUE', true],
    ['1', true],
    ['نعم', true],
    ['non', false],
    ['faux', false],
    ['لا', false],
  ])('An attribute cell is read as yes or no: %s', (text, value) => {
    expect(read('toggle', text)).toEqual({ entry: { value } });
  });

  it('An attribute cell that is neither yes nor no is invalid', () => {
    expect(read('toggle', 'peut-être')).toEqual(invalid('peut-être'));
  });
});

const KNOWN = ['laine', 'soie', 'bois, clair'];

function read(type: AttributeType, text: string): AttributeReading {
  const valueIdOf = (name: string) => KNOWN.find((known) => known === name.toLowerCase());
  const given = {
    code: 'x',
    column: 'attr:x',
    text,
    values: readList(text),
    decimalMark: 'comma' as const,
  };
  return readAttribute(given, { type, unit: 'ml', valueIdOf });
}

function invalid(value: string): AttributeReading {
  return { warning: { code: 'invalid_attribute_value', value } };
}
