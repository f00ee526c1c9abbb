import { describe, expect, it } from 'vitest';
import clone from './clone';
import cloneDeep from './clone-deep';
import isEqual from './is-equal';
import isPlainObject from './is-plain-object';
import mergeErrors from './merge-errors';
import toPath from './to-path';

describe('Formik shims', () => {
  it.each([
    ['name', ['name']],
    ['items[0].price', ['items', '0', 'price']],
    ['items.0.price', ['items', '0', 'price']],
    [3, ['3']],
    [
      ['items', '0'],
      ['items', '0'],
    ],
  ])('`toPath` splits the field name %j', (name, steps) => {
    expect(toPath(name)).toEqual(steps);
  });

  it('`cloneDeep` copies values so that a change of the copy does not affect the original', () => {
    const values = { name: 'Bol', prices: [{ amount: 100 }], since: new Date(0), none: null };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    copy.prices.push({ amount: 200 });
    copy.since.setTime(1);
    expect(values).toEqual({ ...values, prices: [{ amount: 100 }], since: new Date(0) });
  });

  it('`cloneDeep` passes a file on unchanged', () => {
    const file = new File(['a'], 'a.csv');
    expect(cloneDeep({ file }).file).toBe(file);
  });

  it('`clone` copies one level and keeps the prototype', () => {
    class Price {
      amount = 100;
    }
    const price = new Price();
    expect(clone(price)).toEqual(price);
    expect(clone(price)).toBeInstanceOf(Price);
    expect(clone(price)).not.toBe(price);
    expect(clone([price])).toEqual([price]);
    expect(clone('text')).toBe('text');
  });

  it('`isPlainObject` distinguishes plain objects from all other values', () => {
    expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true]);
    const others = [null, undefined, 1, 'a', [], new Date(), new File([], 'a')];
    expect(others.map(isPlainObject)).toEqual(others.map(() => false));
  });

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: Number.NaN }, { a: Number.NaN }, true],
    [new Date(0), new Date(0), true],
    [new Date(0), new Date(1), false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('`isEqual` compares %j and %j by their content', (one, other, isSame) => {
    expect(isEqual(one, other)).toBe(isSame);
    expect(isEqual(other, one)).toBe(isSame);
  });

  it('`isEqual` compares files by identity', () => {
    const file = new File(['a'], 'a.csv');
    expect(isEqual({ file }, { file })).toBe(true);
    expect(isEqual({ file }, { file: new File(['a'], 'a.csv') })).toBe(false);
  });

  it('`mergeErrors` has the errors of every tree, the last one of each field', () => {
    const trees = [
      { name: 'required', items: [undefined, { price: 'min' }] },
      {},
      { name: 'long', sku: 'taken', items: [{ price: 'max' }, { count: 'min' }] },
    ];
    expect(mergeErrors.all(trees)).toEqual({
      name: 'long',
      sku: 'taken',
      items: [{ price: 'max' }, { price: 'min', count: 'min' }],
    });
    expect(trees[0]).toEqual({ name: 'required', items: [undefined, { price: 'min' }] });
    expect(mergeErrors.all([])).toEqual({});
  });
});
