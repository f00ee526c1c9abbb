import type { ShippingRule } from '#domain/stores/store-settings';

type Place = Pick<ShippingRule, 'region' | 'cityId'>;

/** Whether two rules apply to the same city, or to the same whole region. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.region === other.region && (one.cityId ?? null) === (other.cityId ?? null);
}

/** A rule for a region or one of its cities, with the marketplace's terms by default. */
export function newRule(region: string, cityId: string | null = null): ShippingRule {
  return { region, cityId, isDelivered: true, fee: null, freeFrom: null, days: null };
}
