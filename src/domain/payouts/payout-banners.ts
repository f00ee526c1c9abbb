import type { PayoutTrouble } from './payout-trouble';

/** A payout in trouble, as far as its banner depends on it. */
export interface BannerPayout {
  readonly id: string;
  /** Grows with every change of the payout. */
  readonly revision: number;
  readonly trouble: PayoutTrouble | null;
}

/** The banners that a user may put aside at a time; older ones come back. */
export const MAX_PUT_ASIDE = 20;

/** The state of a payout that a banner tells of: a banner put aside comes back with another one. */
export function bannerKey({ id, revision, trouble }: BannerPayout): string {
  return `${id} ${revision} ${trouble?.kind ?? ''}`;
}

/**
 * The banner to show, and how many others there are: what the store can mend is first.
 * @param payouts the latest first
 * @param putAside keys of the banners that the user put aside
 */
export function shownBanner<Payout extends BannerPayout>(
  payouts: readonly Payout[],
  putAside: readonly string[],
): { readonly payout: Payout; readonly others: number } | null {
  const kept = payouts.filter((payout) => payout.trouble && !putAside.includes(bannerKey(payout)));
  const mendable = kept.find(({ trouble }) => trouble?.remedy !== 'contact');
  const payout = mendable ?? kept[0];
  return payout ? { payout, others: kept.length - 1 } : null;
}

/** The keys after a banner was put aside, without those of states that have passed. */
export function withPutAside(
  putAside: readonly string[],
  payout: BannerPayout,
  payouts: readonly BannerPayout[],
): string[] {
  const current = new Set(payouts.map(bannerKey));
  const kept = putAside.filter((key) => current.has(key) && key !== bannerKey(payout));
  return [...kept, bannerKey(payout)].slice(-MAX_PUT_ASIDE);
}
