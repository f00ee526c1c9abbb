import { describe, expect, it } from 'vitest';
import type { Choice } from './variant-combinations';
import {
  axesOfVariants,
  excludeCombination,
  fitsProduct,
  matrixAfter,
  matrixOf,
  restoreCombinations,
  type VariantMatrix,
  withAxis,
  withoutAxis,
  withoutValue,
  withSavedIds,
} from './variant-matrix';
import { availableSku, proposedSku } from './variant-sku';

describe('a matrix of variants that were saved', () => {
  it('has the axes of the first, each with the values in use', () => {
    expect(axesOfVariants(saved('black 38', 'black 39', 'blue 38'))).toEqual([
      { attributeId: 'color', valueIds: ['black', 'blue'] },
      { attributeId: 'size', valueIds: ['38', '39'] },
    ]);
  });

  it('keeps the order of values that the first line lacks', () => {
    const [, sizes] = axesOfVariants(saved('black 39', 'blue 37', 'blue 38', 'blue 39', 'red 41'));
    expect(sizes?.valueIds).toEqual(['37', '38', '39', '41']);
  });

  it('has no axis without a variant', () => {
    expect(axesOfVariants([])).toEqual([]);
  });
});

describe('a combination that is left out', () => {
  it('keeps what was typed of it until it is brought back, in its place', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38', 'blue 39'));
    const without = excludeCombination(matrix, choices('black 39'));
    expect(namesOf(without)).toEqual(['black 38', 'blue 38', 'blue 39']);
    const again = restoreCombinations(without, [choices('black 39')], made);
    expect(again.variants).toEqual(matrix.variants);
    expect(again.leftOut.size).toBe(0);
  });

  it('becomes a new variant when it never was one', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38'));
    const whole = restoreCombinations(matrix, [choices('blue 39')], made);
    expect(whole.variants.at(-1)).toEqual({ ...made(choices('blue 39')) });
  });

  it('stays kept while something else of the variants is written', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38')),
      choices('blue 38'),
    );
    const rewritten = matrix.variants.map((variant) => ({ ...variant, note: 'dearer' }));
    const after = matrixAfter(matrix, rewritten);
    expect([after.variants, after.axes, after.leftOut]).toEqual([
      rewritten,
      matrix.axes,
      matrix.leftOut,
    ]);
    expect(matrixAfter(matrix, saved('black 38', 'red 39')).leftOut.size).toBe(0);
    expect(matrixAfter(matrix, saved('black 38')).axes[0]?.valueIds).toEqual(['black']);
  });

  it('is added again when it was saved without', () => {
    const matrix = matrixOf([
      { id: 'var_1', optionValues: choices('black') },
      { id: 'var_2', optionValues: choices('blue') },
      { id: null, optionValues: choices('red') },
    ]);
    const ids = withSavedIds(matrix, new Set(['var_1'])).variants.map(({ id }) => id);
    expect(ids).toEqual(['var_1', null, null]);
    expect(withSavedIds(matrix, new Set(['var_1', 'var_2']))).toBe(matrix);
  });

  it('is left out once', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'blue 38')), choices('black 38'));
    expect(excludeCombination(matrix, choices('black 38'))).toBe(matrix);
  });
});

describe('an axis added later', () => {
  it('gives what stands its first value and adds the other combinations', () => {
    const matrix = withAxis(matrixOf(saved('black', 'blue')), axis('size', '38', '39'), made);
    expect(namesOf(matrix)).toEqual(['black 38', 'black 39', 'blue 38', 'blue 39']);
    expect(matrix.variants.map(({ note }) => note)).toEqual(['saved', 'new', 'saved', 'new']);
  });

  it('keeps left out what was left out', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38')),
      choices('black 39'),
    );
    const deeper = withAxis(matrix, axis('material', 'wool', 'linen'), made);
    expect(namesOf(deeper)).toEqual([
      'black 38 wool',
      'black 38 linen',
      'blue 38 wool',
      'blue 38 linen',
    ]);
    const back = restoreCombinations(deeper, [choices('black 39 wool')], made);
    expect(back.variants.find(({ note }) => note === 'saved')).toBeDefined();
    expect(namesOf(back)).toContain('black 39 wool');
  });

  it('makes every variant of a product that has none', () => {
    const matrix = withAxis(matrixOf<Named>([]), axis('color', 'black', 'blue'), made);
    expect(namesOf(matrix)).toEqual(['black', 'blue']);
  });

  it('needs a value', () => {
    const matrix = matrixOf(saved('black'));
    expect(withAxis(matrix, axis('size'), made)).toBe(matrix);
  });
});

describe('a value added later', () => {
  it('adds its combinations and touches no other', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38')),
      choices('black 38'),
    );
    const wider = withAxis(matrix, axis('size', '40'), made);
    expect(namesOf(wider)).toEqual(['black 39', 'black 40', 'blue 38', 'blue 40']);
    expect(wider.leftOut.has('color=black&size=38')).toBe(true);
  });
});

describe('what is taken away', () => {
  it('says which variants a value takes along', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38'));
    const { matrix: left, removed } = withoutValue(matrix, 'size', '38');
    expect([namesOf(left), removed.map(nameOf)]).toEqual([['black 39'], ['black 38', 'blue 38']]);
    expect(left.axes[1]?.valueIds).toEqual(['39']);
  });

  it('forgets what was left out of that value', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'black 39')), choices('black 38'));
    expect(withoutValue(matrix, 'size', '38').matrix.leftOut.size).toBe(0);
  });

  it('takes an axis along with its last value, and with all axes all variants', () => {
    const matrix = matrixOf(saved('black 38', 'blue 38'));
    const { matrix: left, removed } = withoutValue(matrix, 'size', '38');
    expect([namesOf(left), removed]).toEqual([['black', 'blue'], []]);
    const none = withoutAxis(left, 'color');
    expect([namesOf(none.matrix), none.removed.map(nameOf)]).toEqual([[], ['black', 'blue']]);
  });

  it('keeps the first of the variants that an axis told apart', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38', 'blue 39')),
      choices('blue 38'),
    );
    const { matrix: left, removed } = withoutAxis(matrix, 'size');
    expect([namesOf(left), removed.map(nameOf)]).toEqual([['black', 'blue'], ['black 39']]);
    expect(left.leftOut.size).toBe(0);
  });

  it('keeps left out what no variant stands for any more', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'blue 38')), choices('blue 38'));
    const { matrix: left } = withoutAxis(matrix, 'size');
    expect([namesOf(left), [...left.leftOut.keys()]]).toEqual([['black'], ['color=blue']]);
  });

  it('leaves an axis that it doesn’t know', () => {
    const matrix = matrixOf(saved('black'));
    expect(withoutValue(matrix, 'size', '38')).toEqual({ matrix, removed: [] });
  });
});

it('a product has three axes and 250 variants at most', () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => String(at));
  expect(fitsProduct([axis('a', ...values(25)), axis('b', ...values(10))])).toBe(true);
  expect(fitsProduct([axis('a', ...values(251))])).toBe(false);
  expect(fitsProduct(['a', 'b', 'c', 'd'].map((id) => axis(id, '1')))).toBe(false);
});

it('a SKU is proposed from the product’s code and the values’, with a number where it is taken', () => {
  expect(proposedSku('BAB', ['noir', '38'])).toBe('BAB-NOIR-38');
  expect(proposedSku('X'.repeat(64), ['s'])).toHaveLength(60);
  expect(availableSku('BAB-S', new Set(['BAB-S', 'BAB-S-2']))).toBe('BAB-S-3');
  expect(availableSku('BAB-S', new Set())).toBe('BAB-S');
});

interface Named {
  readonly optionValues: readonly Choice[];
  readonly note: string;
}

const AXES = ['color', 'size', 'material'];

const choices = (name: string): Choice[] =>
  name.split(' ').map((valueId, at) => ({ attributeId: AXES[at] ?? '', valueId }));

const saved = (...names: string[]): Named[] =>
  names.map((name) => ({ optionValues: choices(name), note: 'saved' }));

const made = (optionValues: readonly Choice[]): Named => ({ optionValues, note: 'new' });

const axis = (attributeId: string, ...valueIds: string[]) => ({ attributeId, valueIds });

const nameOf = ({ optionValues }: Named) => optionValues.map(({ valueId }) => valueId).join(' ');

const namesOf = ({ variants }: VariantMatrix<Named>) => variants.map(nameOf);
