import { describe, expect, it } from 'vitest';
import { combinationsCount, combinationsOf, planCombinations } from './variant-combinations';

describe('Combinations of axes', () => {
  it('The combinations of axes include every value, and the last axis changes fastest', () => {
    expect(combinationsOf([SIZE, COLOR]).map(values)).toEqual([
      's,red',
      's,blue',
      'm,red',
      'm,blue',
    ]);
    expect(combinationsCount([SIZE, COLOR])).toBe(4);
  });

  it('Without axes there is one combination, which has no choices', () => {
    expect(combinationsOf([])).toEqual([[]]);
  });
});

describe('Planning variants', () => {
  it('`planCombinations` keeps existing variants and adds missing combinations', () => {
    const plan = planCombinations([variant('var_1', { size: 'm', color: 'red' })], [SIZE, COLOR]);
    if (plan === 'collision') throw new Error('Nothing collides.');
    expect(plan.kept.map(({ id, isChanged }) => [id, isChanged])).toEqual([['var_1', false]]);
    expect(plan.missing.map(values)).toEqual(['s,red', 's,blue', 'm,blue']);
  });

  it('`planCombinations` gives an existing variant the first value of a new axis', () => {
    const plan = planCombinations([variant('var_1', { size: 'm' })], [SIZE, COLOR]);
    expect(plan).toMatchObject({
      kept: [{ id: 'var_1', isChanged: true, choices: choices({ size: 'm', color: 'red' }) }],
    });
  });

  it('`planCombinations` keeps a variant whose value is no longer on its axis', () => {
    const plan = planCombinations([variant('var_1', { size: 'xxl' })], [SIZE]);
    expect(plan).toMatchObject({ kept: [{ id: 'var_1', isChanged: false }] });
    expect(plan !== 'collision' && plan.missing.map(values)).toEqual(['s', 'm']);
  });

  it('`planCombinations` reports a collision if a removed axis was the only difference of two variants', () => {
    const standing = [
      variant('var_1', { size: 'm', color: 'red' }),
      variant('var_2', { size: 'm', color: 'blue' }),
    ];
    expect(planCombinations(standing, [SIZE])).toBe('collision');
  });

  it('`planCombinations` adds nothing when every combination exists', () => {
    const all = combinationsOf([SIZE, COLOR]).map((choices, at) => ({ id: `var_${at}`, choices }));
    expect(planCombinations(all, [COLOR, SIZE])).toMatchObject({ missing: [] });
  });
});

const SIZE = { attributeId: 'size', valueIds: ['s', 'm'] };
const COLOR = { attributeId: 'color', valueIds: ['red', 'blue'] };

function choices(chosen: Record<string, string>) {
  return Object.entries(chosen).map(([attributeId, valueId]) => ({ attributeId, valueId }));
}

function variant(id: string, chosen: Record<string, string>) {
  return { id, choices: choices(chosen) };
}

function values(combination: { valueId: string }[]) {
  return combination.map(({ valueId }) => valueId).join(',');
}
