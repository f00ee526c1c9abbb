import { shippingRangeOf } from '#domain/stores/shipping-fee';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { type Opening, openingAt } from '#domain/stores/store-opening';
import type { PublicOpening, PublicStoreDetails } from '#openapi/types.generated';
import { findAvailability } from '../availability/availability.repository';
import type { Reader } from '../context';
import { selectCities } from '../reference/reference.repository';
import { presentPolicies } from '../stores/store-presentation';
import { findStore } from '../stores/stores.repository';

function presentOpening(opening: Opening): PublicOpening {
  if (opening.isOpen) {
    return { isOpen: true, until: opening.until, opensOn: null, opensAt: null };
  }
  const { from } = opening;
  return { isOpen: false, until: null, opensOn: from?.day ?? null, opensAt: from?.at ?? null };
}

/**
 * A store as buyers see it; undefined when there is none, or it is suspended. The terms of a store
 * under review are left out (decision 90).
 */
export async function readPublicStore(
  reader: Reader,
  storeId: string,
  now: Date,
): Promise<PublicStoreDetails | undefined> {
  const found = await findStore(reader, storeId);
  if (!found || found.store.status === 'suspended') return undefined;
  const { store, logo } = found;
  const { id, name, nameAr, status, cityId, createdAt, shippingRules } = store;
  const { weekly, closures, handlingDays } =
    (await findAvailability(reader, storeId)) ?? DEFAULT_AVAILABILITY;
  const cities = await selectCities(reader);
  const city = cities.find((one) => one.id === cityId);
  const isActive = status === 'active';
  const destinations = cities.filter(({ isDeliverable }) => isDeliverable);
  return {
    id,
    name,
    nameAr,
    status: isActive ? 'active' : 'under_review',
    logo,
    city: city ? { name: city.name, nameEn: city.nameEn, nameAr: city.nameAr } : null,
    createdAt: createdAt.toISOString(),
    opening: presentOpening(openingAt({ weekly, closures }, now)),
    weekly: [...weekly],
    handlingDays,
    delivery: isActive ? shippingRangeOf(shippingRules, destinations) : null,
    returns: isActive ? presentPolicies(store).returns : null,
  };
}
