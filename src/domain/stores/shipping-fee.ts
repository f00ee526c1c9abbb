import type { ShippingRule } from './store-settings';

/** Where a parcel goes, as far as its fee depends on it. */
export interface Destination {
  /** French name of the region. */
  readonly region: string;
  /** The marketplace's fee for the city, centimes. */
  readonly shippingFee: number;
}

/**
 * What a store asks for sending goods of `itemTotal` centimes there: by its rule for the region where
 * it has one, the city's fee otherwise.
 * @returns centimes; null when the store doesn't send there
 */
export const shippingFeeOf = (
  rules: readonly ShippingRule[] | null,
  { region, shippingFee }: Destination,
  itemTotal: number,
): number | null => {
  const rule = rules?.find((one) => one.region === region);
  if (!rule) return shippingFee;
  if (!rule.isDelivered) return null;
  if (rule.freeFrom !== null && itemTotal >= rule.freeFrom) return 0;
  return rule.fee ?? shippingFee;
};
