import { describe, expect, test } from 'vitest';
import type { Sellability } from '../product-visibility';
import {
  amountStandouts,
  inOrder,
  productStandouts,
  type StandoutCount,
  unconfirmed,
} from './standouts';

describe('Amounts that stand out', () => {
  test.each([
    [10_000, 4_999, ['price_fell_by_half']],
    [10_000, 5_000, []],
    [189_000, 190, ['price_fell_by_half']],
    [10_000, null, ['price_fell_by_half']],
    [10_000, 0, ['price_fell_by_half']],
    [10_000, 20_000, []],
    [10_000, 20_001, ['price_doubled']],
    [null, 20_001, []],
    [10_000, 10_000, []],
  ])('A price of %s centimes that becomes %s: %j', (from, to, expected) => {
    expect(amountStandouts({ price: from, cost: null }, { price: to, cost: null })).toEqual(
      expected,
    );
  });

  test('A price under its cost stands out when the price or the cost changes', () => {
    const under = { price: 4_000, cost: 6_000 };
    expect(amountStandouts({ price: 7_000, cost: 6_000 }, under)).toEqual(['price_under_cost']);
    expect(amountStandouts({ price: 4_000, cost: 3_000 }, under)).toEqual(['price_under_cost']);
    expect(amountStandouts(under, under)).toEqual([]);
    expect(amountStandouts({ price: 7_000, cost: 6_000 }, { price: 6_000, cost: 6_000 })).toEqual(
      [],
    );
  });

  test('A new variant stands out only by a price under its cost', () => {
    expect(amountStandouts(null, { price: 4_000, cost: 6_000 })).toEqual(['price_under_cost']);
    expect(amountStandouts(null, { price: 400_000, cost: null })).toEqual([]);
    expect(amountStandouts(null, { price: null, cost: 6_000 })).toEqual([]);
  });
});

describe('Products that stand out', () => {
  test('A published product goes off sale when its price or its last pieces are gone', () => {
    expect(found({}, { price: null })).toEqual(['goes_off_sale']);
    expect(found({}, { quantity: 0 })).toEqual(['goes_off_sale']);
    expect(
      found({ stockPolicies: ['backorder'] }, { stockPolicies: ['backorder'], quantity: 0 }),
    ).toEqual([]);
    expect(found({ quantity: 0 }, { quantity: 0 })).toEqual([]);
    expect(found({ status: 'inactive' }, { status: 'inactive', quantity: 0 })).toEqual([]);
  });

  test('An approved product stands out when it would be reviewed again', () => {
    const reviewed = { approvalState: 'under_review' } as const;
    expect(found({}, reviewed)).toEqual(['goes_under_review']);
    expect(found({ status: 'inactive' }, { ...reviewed, status: 'inactive' })).toEqual([
      'goes_under_review',
    ]);
    expect(found(reviewed, reviewed)).toEqual([]);
    const draft = { status: 'draft', approvalState: 'under_review' } as const;
    expect(found({ status: 'draft', approvalState: 'new' }, draft)).toEqual([]);
  });

  test('A product of which any text loses letters stands out once', () => {
    const texts = [
      ['Bol', 'Grand bol'],
      ['زربية', '?????'],
      ['Été', '?t?'],
    ] as const;
    expect(productStandouts({ before: LIVE, after: LIVE, texts })).toEqual(['letters_lost']);
  });
});

describe('Confirmations', () => {
  const counts: StandoutCount[] = [
    { kind: 'price_fell_by_half', count: 3 },
    { kind: 'letters_lost', count: 1 },
  ];

  test('A run is confirmed when each kind is confirmed with its count', () => {
    expect(unconfirmed(counts, counts)).toEqual([]);
    expect(unconfirmed([], [])).toEqual([]);
  });

  test('A missing kind, another count and a kind that does not stand out are not confirmed', () => {
    expect(unconfirmed(counts, [{ kind: 'price_fell_by_half', count: 3 }])).toEqual([
      'letters_lost',
    ]);
    expect(unconfirmed(counts, [{ kind: 'letters_lost', count: 2 }])).toEqual([
      'price_fell_by_half',
      'letters_lost',
    ]);
    expect(unconfirmed([], [{ kind: 'price_doubled', count: 1 }])).toEqual(['price_doubled']);
  });

  test('The kinds of a row are in order and without repetition', () => {
    expect(inOrder(['goes_under_review', 'price_doubled', 'goes_under_review'])).toEqual([
      'price_doubled',
      'goes_under_review',
    ]);
  });
});

const LIVE: Sellability = {
  status: 'published',
  approvalState: 'approved',
  isArchived: false,
  price: 10_000,
  quantity: 3,
  stockPolicies: ['counted'],
  isStoreOpen: true,
};

function found(before: Partial<Sellability>, after: Partial<Sellability>) {
  return productStandouts({
    before: { ...LIVE, ...before },
    after: { ...LIVE, ...after },
    texts: [],
  });
}
