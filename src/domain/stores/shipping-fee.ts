import type { ShippingRule } from './store-settings';

/** Where a parcel goes, as far as its terms depend on it. */
export interface Destination {
  /** Id of the city. */
  readonly id: string;
  /** French name of the region. */
  readonly region: string;
  /** The marketplace's fee for the city, centimes. */
  readonly shippingFee: number;
  /** Days the marketplace counts to the city. */
  readonly deliveryDays: number;
}

type Rules = readonly ShippingRule[] | null;

/** The rule that holds for a city: its own, else its region's; undefined where the store has neither. */
export const shippingRuleFor = (
  rules: Rules,
  { id, region }: Pick<Destination, 'id' | 'region'>,
): ShippingRule | undefined =>
  rules?.find(({ cityId }) => cityId === id) ??
  rules?.find((rule) => rule.region === region && !rule.cityId);

/**
 * What a store asks for sending goods of `itemTotal` centimes there: by its rule for the city or the
 * region where it has one, the city's fee otherwise.
 * @returns centimes; null when the store doesn't send there
 */
export const shippingFeeOf = (
  rules: Rules,
  destination: Destination,
  itemTotal: number,
): number | null => {
  const rule = shippingRuleFor(rules, destination);
  if (!rule) return destination.shippingFee;
  if (!rule.isDelivered) return null;
  if (rule.freeFrom !== null && itemTotal >= rule.freeFrom) return 0;
  return rule.fee ?? destination.shippingFee;
};

/** Days that a parcel of the store is on the way there. */
export const shippingDaysOf = (rules: Rules, destination: Destination): number =>
  shippingRuleFor(rules, destination)?.days ?? destination.deliveryDays;
