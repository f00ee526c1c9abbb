import { describe, expect, test } from 'vitest';
import { bannerKey, MAX_PUT_ASIDE, shownBanner, withPutAside } from './payout-banners';
import type { PayoutTrouble } from './payout-trouble';

const LATE: PayoutTrouble = { kind: 'late', reason: 'at_bank', remedy: 'contact' };
const HELD: PayoutTrouble = { kind: 'held', reason: 'documents', remedy: 'answer' };

describe('Banners of payouts', () => {
  const late = { id: 'pyt_1', revision: 3, trouble: LATE };
  const held = { id: 'pyt_2', revision: 5, trouble: HELD };

  test('One is shown: the latest that the store can mend, otherwise the latest', () => {
    expect(shownBanner([late, held], [])).toEqual({ payout: held, others: 1 });
    expect(shownBanner([late], [])).toEqual({ payout: late, others: 0 });
    expect(shownBanner([{ ...late, trouble: null }], [])).toBeNull();
  });

  test('A banner put aside stays away until the payout changes', () => {
    const aside = withPutAside([], held, [late, held]);
    expect(shownBanner([late, held], aside)).toEqual({ payout: late, others: 0 });
    const answered = { ...held, revision: 6 };
    expect(shownBanner([late, answered], aside)).toEqual({ payout: answered, others: 1 });
    const nowLate = { ...held, trouble: LATE };
    expect(shownBanner([nowLate], aside)).toEqual({ payout: nowLate, others: 0 });
  });

  test('Keys of states that have passed are forgotten, and the number is bounded', () => {
    const passed = bannerKey({ ...held, revision: 1 });
    expect(withPutAside([passed], held, [late, held])).toEqual([bannerKey(held)]);
    const many = Array.from({ length: 30 }, (_, at) => ({ ...late, id: `pyt_${at}` }));
    const all = many.reduce((keys: string[], one) => withPutAside(keys, one, many), []);
    expect(all).toHaveLength(MAX_PUT_ASIDE);
    expect(all.at(-1)).toBe('pyt_29 3 late');
  });
});
