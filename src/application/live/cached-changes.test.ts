import { describe, expect, it } from 'vitest';
import { isChangeCached } from './cached-changes';

const hint = { kind: 'order', id: 'ord_1', revision: 3 } as const;

const cache = (queries: object[], mutations: object[] = []) => ({
  queries: Object.fromEntries(queries.map((data, at) => [`q${at}`, { data }])),
  mutations: Object.fromEntries(mutations.map((data, at) => [`m${at}`, { data }])),
});
const order = (revision: number, id = 'ord_1') => ({ id, revision });

describe('a change that was hinted at', () => {
  it('is shown once the record stands in a list or by itself at that revision or a later one', () => {
    expect(isChangeCached(cache([{ items: [order(9, 'ord_2'), order(3)] }]), hint)).toBe(true);
    expect(isChangeCached(cache([order(4)]), hint)).toBe(true);
  });

  it('is shown once one’s own write answered it, though the list no longer holds the record', () => {
    expect(isChangeCached(cache([{ items: [] }], [order(3)]), hint)).toBe(true);
  });

  it('is not shown while anything shows the record as it was', () => {
    expect(isChangeCached(cache([order(3), { items: [order(2)] }]), hint)).toBe(false);
    expect(isChangeCached(cache([{ items: [order(2)] }], [order(3)]), hint)).toBe(false);
  });

  it('is not shown where nobody has seen the record, or the hint names none', () => {
    expect(
      isChangeCached(cache([{ items: [order(5, 'ord_2')] }, [], { items: [null] }]), hint),
    ).toBe(false);
    expect(isChangeCached(cache([order(3)]), { kind: 'order' })).toBe(false);
    expect(isChangeCached(cache([order(3)]), { kind: 'notification', id: 'ord_1' })).toBe(false);
    expect(isChangeCached({ queries: { q: undefined }, mutations: { m: {} } }, hint)).toBe(false);
  });
});
