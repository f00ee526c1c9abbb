import * as z from 'zod/mini';
import { MAX_PUT_ASIDE } from '#domain/payouts/payout-banners';
import { type Preference, preference, withFallback } from './preference';

/** The banners of payouts that a user put aside on the home page, see `bannerKey`. */
export const putAsideBanners: Preference<readonly string[]> = preference(
  'home.putAside',
  withFallback(z.readonly(z.array(z.string()).check(z.maxLength(MAX_PUT_ASIDE))), []),
);
