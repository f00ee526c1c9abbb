import type { ShippingRule } from './store-settings';

/** The destination of a parcel, with the data that its shipping terms need. */
export interface Destination {
  /** Id of the city. */
  readonly id: string;
  /** French name of the region. */
  readonly region: string;
  /** The marketplace's fee for the city, centimes. */
  readonly shippingFee: number;
  /** Days that the marketplace estimates for the city. */
  readonly deliveryDays: number;
}

type Rules = readonly ShippingRule[] | null;

/** The rule for a city: its own, else its region's; undefined when the store has neither. */
export function shippingRuleFor(
  rules: Rules,
  { id, region }: Pick<Destination, 'id' | 'region'>,
): ShippingRule | undefined {
  return (
    rules?.find(({ cityId }) => cityId === id) ??
    rules?.find((rule) => rule.region === region && !rule.cityId)
  );
}

/**
 * The store's fee for sending goods of `itemTotal` centimes: by its rule for the city or the region
 * if there is one, else the city's fee.
 * @returns centimes; null when the store does not deliver there
 */
export function shippingFeeOf(
  rules: Rules,
  destination: Destination,
  itemTotal: number,
): number | null {
  const rule = shippingRuleFor(rules, destination);
  if (!rule) return destination.shippingFee;
  if (!rule.isDelivered) return null;
  if (rule.freeFrom !== null && itemTotal >= rule.freeFrom) return 0;
  return rule.fee ?? destination.shippingFee;
}

/** Days that a parcel of the store is in transit to the destination. */
export function shippingDaysOf(rules: Rules, destination: Destination): number {
  return shippingRuleFor(rules, destination)?.days ?? destination.deliveryDays;
}

/**
 * The total of goods from which the store sends to the destination without a fee.
 * @returns centimes; null without such a rule
 */
export function freeShippingFrom(rules: Rules, destination: Destination): number | null {
  const rule = shippingRuleFor(rules, destination);
  return rule?.isDelivered ? rule.freeFrom : null;
}

/** The terms of a store over several destinations. Amounts in centimes. */
export interface ShippingRange {
  /** The lowest fee that is not a free delivery of a large order. */
  readonly feeFrom: number;
  readonly daysFrom: number;
  readonly daysTo: number;
  /** The lowest total of goods from which some destination is free; null: none is. */
  readonly freeFrom: number | null;
}

/** The terms over those of the destinations that the store sends to; null when it sends to none. */
export function shippingRangeOf(
  rules: Rules,
  destinations: readonly Destination[],
): ShippingRange | null {
  const terms = destinations.flatMap((destination) => {
    const fee = shippingFeeOf(rules, destination, 0);
    const days = shippingDaysOf(rules, destination);
    return fee === null ? [] : [{ fee, days, freeFrom: freeShippingFrom(rules, destination) }];
  });
  if (terms.length === 0) return null;
  const free = terms.flatMap(({ freeFrom }) => freeFrom ?? []);
  return {
    feeFrom: Math.min(...terms.map(({ fee }) => fee)),
    daysFrom: Math.min(...terms.map(({ days }) => days)),
    daysTo: Math.max(...terms.map(({ days }) => days)),
    freeFrom: free.length > 0 ? Math.min(...free) : null,
  };
}
