import type { ShippingRule } from '#domain/stores/store-settings';

type Place = Pick<ShippingRule, 'region' | 'cityId'>;

/** Whether two rules are about the same city, or the same region as a whole. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.region === other.region && (one.cityId ?? null) === (other.cityId ?? null);
}

/** Of a region as a whole, with the terms of the marketplace until somebody says otherwise. */
export function newRule(region: string, cityId: string | null = null): ShippingRule {
  return { region, cityId, isDelivered: true, fee: null, freeFrom: null, days: null };
}
