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

describe('Matrix of saved variants', () => {
  it('The matrix of saved variants has the axes of the first variant, each with the values in use', () => {
    expect(axesOfVariants(saved('black 38', 'black 39', 'blue 38'))).toEqual([
      { attributeId: 'color', valueIds: ['black', 'blue'] },
      { attributeId: 'size', valueIds: ['38', '39'] },
    ]);
  });

  it('The values of an axis stay in order even if the first line lacks some of them', () => {
    const [, sizes] = axesOfVariants(saved('black 39', 'blue 37', 'blue 38', 'blue 39', 'red 41'));
    expect(sizes?.valueIds).toEqual(['37', '38', '39', '41']);
  });

  it('Without variants there are no axes', () => {
    expect(axesOfVariants([])).toEqual([]);
  });
});

describe('Combination left out', () => {
  it('A combination left out keeps its typed values and gets them back in its place when it is restored', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38', 'blue 39'));
    const without = excludeCombination(matrix, choices('black 39'));
    expect(namesOf(without)).toEqual(['black 38', 'blue 38', 'blue 39']);
    const again = restoreCombinations(without, [choices('black 39')], made);
    expect(again.variants).toEqual(matrix.variants);
    expect(again.leftOut.size).toBe(0);
  });

  it('A combination that never had a variant becomes a new variant when it is restored', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38'));
    const whole = restoreCombinations(matrix, [choices('blue 39')], made);
    expect(whole.variants.at(-1)).toEqual({ ...made(choices('blue 39')) });
  });

  it('A combination stays left out when other values of the variants change', () => {
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

  it('A variant that is no longer saved is added again as a new one', () => {
    const matrix = matrixOf([
      { id: 'var_1', optionValues: choices('black') },
      { id: 'var_2', optionValues: choices('blue') },
      { id: null, optionValues: choices('red') },
    ]);
    const ids = withSavedIds(matrix, new Set(['var_1'])).variants.map(({ id }) => id);
    expect(ids).toEqual(['var_1', null, null]);
    expect(withSavedIds(matrix, new Set(['var_1', 'var_2']))).toBe(matrix);
  });

  it('Leaving out a combination twice changes nothing the second time', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'blue 38')), choices('black 38'));
    expect(excludeCombination(matrix, choices('black 38'))).toBe(matrix);
  });
});

describe('Axis added later', () => {
  it('A new axis gives existing variants its first value and adds the other combinations', () => {
    const matrix = withAxis(matrixOf(saved('black', 'blue')), axis('size', '38', '39'), made);
    expect(namesOf(matrix)).toEqual(['black 38', 'black 39', 'blue 38', 'blue 39']);
    expect(matrix.variants.map(({ note }) => note)).toEqual(['saved', 'new', 'saved', 'new']);
  });

  it('Combinations left out stay left out when an axis is added', () => {
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

  it('A first axis creates every variant of a product that has none', () => {
    const matrix = withAxis(matrixOf<Named>([]), axis('color', 'black', 'blue'), made);
    expect(namesOf(matrix)).toEqual(['black', 'blue']);
  });

  it('Adding an axis without a value changes nothing', () => {
    const matrix = matrixOf(saved('black'));
    expect(withAxis(matrix, axis('size'), made)).toBe(matrix);
  });
});

describe('Value added later', () => {
  it('A new value adds its own combinations and restores no combination left out', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38')),
      choices('black 38'),
    );
    const wider = withAxis(matrix, axis('size', '40'), made);
    expect(namesOf(wider)).toEqual(['black 39', 'black 40', 'blue 38', 'blue 40']);
    expect(wider.leftOut.has('color=black&size=38')).toBe(true);
  });
});

describe('Removing values and axes', () => {
  it('Removing a value returns the variants that are removed with it', () => {
    const matrix = matrixOf(saved('black 38', 'black 39', 'blue 38'));
    const { matrix: left, removed } = withoutValue(matrix, 'size', '38');
    expect([namesOf(left), removed.map(nameOf)]).toEqual([['black 39'], ['black 38', 'blue 38']]);
    expect(left.axes[1]?.valueIds).toEqual(['39']);
  });

  it('Removing a value discards its combinations left out', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'black 39')), choices('black 38'));
    expect(withoutValue(matrix, 'size', '38').matrix.leftOut.size).toBe(0);
  });

  it('Removing the last value removes its axis, and removing the last axis removes all variants', () => {
    const matrix = matrixOf(saved('black 38', 'blue 38'));
    const { matrix: left, removed } = withoutValue(matrix, 'size', '38');
    expect([namesOf(left), removed]).toEqual([['black', 'blue'], []]);
    const none = withoutAxis(left, 'color');
    expect([namesOf(none.matrix), none.removed.map(nameOf)]).toEqual([[], ['black', 'blue']]);
  });

  it('Removing an axis keeps the first of the variants that differed only on it', () => {
    const matrix = excludeCombination(
      matrixOf(saved('black 38', 'black 39', 'blue 38', 'blue 39')),
      choices('blue 38'),
    );
    const { matrix: left, removed } = withoutAxis(matrix, 'size');
    expect([namesOf(left), removed.map(nameOf)]).toEqual([['black', 'blue'], ['black 39']]);
    expect(left.leftOut.size).toBe(0);
  });

  it('Removing an axis keeps a combination left out if no variant has it', () => {
    const matrix = excludeCombination(matrixOf(saved('black 38', 'blue 38')), choices('blue 38'));
    const { matrix: left } = withoutAxis(matrix, 'size');
    expect([namesOf(left), [...left.leftOut.keys()]]).toEqual([['black'], ['color=blue']]);
  });

  it('Removing a value of an unknown axis changes nothing', () => {
    const matrix = matrixOf(saved('black'));
    expect(withoutValue(matrix, 'size', '38')).toEqual({ matrix, removed: [] });
  });
});

it('A product has at most three axes and 250 variants', () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => String(at));
  expect(fitsProduct([axis('a', ...values(25)), axis('b', ...values(10))])).toBe(true);
  expect(fitsProduct([axis('a', ...values(251))])).toBe(false);
  expect(fitsProduct(['a', 'b', 'c', 'd'].map((id) => axis(id, '1')))).toBe(false);
});

it('A proposed SKU joins the codes of product and values, with a number when it is taken', () => {
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

function choices(name: string): Choice[] {
  return name.split(' ').map((valueId, at) => ({ attributeId: AXES[at] ?? '', valueId }));
}

function saved(...names: string[]): Named[] {
  return names.map((name) => ({ optionValues: choices(name), note: 'saved' }));
}

function made(optionValues: readonly Choice[]): Named {
  return { optionValues, note: 'new' };
}

function axis(attributeId: string, ...valueIds: string[]) {
  return { attributeId, valueIds };
}

function nameOf({ optionValues }: Named) {
  return optionValues.map(({ valueId }) => valueId).join(' ');
}

function namesOf({ variants }: VariantMatrix<Named>) {
  return variants.map(nameOf);
}
