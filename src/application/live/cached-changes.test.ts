import { describe, expect, it } from 'vitest';
import { isChangeCached } from './cached-changes';

const hint = { kind: 'order', id: 'ord_1', revision: 3 } as const;

function cache(queries: object[], mutations: object[] = []) {
  return {
    queries: Object.fromEntries(queries.map((data, at) => [`q${at}`, { data }])),
    mutations: Object.fromEntries(mutations.map((data, at) => [`m${at}`, { data }])),
  };
}

function order(revision: number, id = 'ord_1') {
  return { id, revision };
}

describe('`isChangeCached`', () => {
  it('`isChangeCached` finds a change when a list or record query has that revision or a later one', () => {
    expect(isChangeCached(cache([{ items: [order(9, 'ord_2'), order(3)] }]), hint)).toBe(true);
    expect(isChangeCached(cache([order(4)]), hint)).toBe(true);
  });

  it('`isChangeCached` finds the user’s own change in its answer, even if the list no longer has the record', () => {
    expect(isChangeCached(cache([{ items: [] }], [order(3)]), hint)).toBe(true);
  });

  it('`isChangeCached` returns false while any query has the record at an earlier revision', () => {
    expect(isChangeCached(cache([order(3), { items: [order(2)] }]), hint)).toBe(false);
    expect(isChangeCached(cache([{ items: [order(2)] }], [order(3)]), hint)).toBe(false);
  });

  it('`isChangeCached` returns false for a record that is not cached, or a hint without a record', () => {
    expect(
      isChangeCached(cache([{ items: [order(5, 'ord_2')] }, [], { items: [null] }]), hint),
    ).toBe(false);
    expect(isChangeCached(cache([order(3)]), { kind: 'order' })).toBe(false);
    expect(isChangeCached(cache([order(3)]), { kind: 'notification', id: 'ord_1' })).toBe(false);
    expect(isChangeCached({ queries: { q: undefined }, mutations: { m: {} } }, hint)).toBe(false);
  });
});
