import { describe, expect, it } from 'vitest';
import { combinationsCount, combinationsOf, planCombinations } from './variant-combinations';

describe('combinations of axes', () => {
  it('run through every value, the last axis fastest', () => {
    expect(combinationsOf([SIZE, COLOR]).map(values)).toEqual([
      's,red',
      's,blue',
      'm,red',
      'm,blue',
    ]);
    expect(combinationsCount([SIZE, COLOR])).toBe(4);
  });

  it('are one without choices where there is no axis', () => {
    expect(combinationsOf([])).toEqual([[]]);
  });
});

describe('generating variants', () => {
  it('keeps what stands and adds what is missing', () => {
    const plan = planCombinations([variant('var_1', { size: 'm', color: 'red' })], [SIZE, COLOR]);
    if (plan === 'collision') throw new Error('Nothing collides.');
    expect(plan.kept.map(({ id, isChanged }) => [id, isChanged])).toEqual([['var_1', false]]);
    expect(plan.missing.map(values)).toEqual(['s,red', 's,blue', 'm,blue']);
  });

  it('gives what stands the first value of a new axis', () => {
    const plan = planCombinations([variant('var_1', { size: 'm' })], [SIZE, COLOR]);
    expect(plan).toMatchObject({
      kept: [{ id: 'var_1', isChanged: true, choices: choices({ size: 'm', color: 'red' }) }],
    });
  });

  it('keeps a variant whose value is no longer among those of its axis', () => {
    const plan = planCombinations([variant('var_1', { size: 'xxl' })], [SIZE]);
    expect(plan).toMatchObject({ kept: [{ id: 'var_1', isChanged: false }] });
    expect(plan !== 'collision' && plan.missing.map(values)).toEqual(['s', 'm']);
  });

  it('refuses to leave out the axis that tells two variants apart', () => {
    const standing = [
      variant('var_1', { size: 'm', color: 'red' }),
      variant('var_2', { size: 'm', color: 'blue' }),
    ];
    expect(planCombinations(standing, [SIZE])).toBe('collision');
  });

  it('does nothing the second time', () => {
    const all = combinationsOf([SIZE, COLOR]).map((choices, at) => ({ id: `var_${at}`, choices }));
    expect(planCombinations(all, [COLOR, SIZE])).toMatchObject({ missing: [] });
  });
});

const SIZE = { attributeId: 'size', valueIds: ['s', 'm'] };
const COLOR = { attributeId: 'color', valueIds: ['red', 'blue'] };

const choices = (chosen: Record<string, string>) =>
  Object.entries(chosen).map(([attributeId, valueId]) => ({ attributeId, valueId }));

const variant = (id: string, chosen: Record<string, string>) => ({ id, choices: choices(chosen) });

const values = (combination: { valueId: string }[]) =>
  combination.map(({ valueId }) => valueId).join(',');
