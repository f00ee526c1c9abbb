import { useListCitiesQuery } from '#application/api/reference-endpoints.generated';
import type { City } from '#openapi/types.generated';
import { useLocalizedName } from '../text/localized';

const NO_CITIES: readonly City[] = [];

/** The cities of the marketplace; none while they load. */
export function useCities(): readonly City[] {
  return useListCitiesQuery().data?.items ?? NO_CITIES;
}

/** Cities as options of a field, in the page's language. */
export function useCityOptions() {
  const cities = useCities();
  const localized = useLocalizedName();
  return cities.map((city) => ({ value: city.id, label: localized(city) }));
}

/** The name of a city in the page's language; undefined for none, and while they load. */
export function useCityName(): (cityId: string | null) => string | undefined {
  const cities = useCities();
  const localized = useLocalizedName();
  return (cityId) => {
    const city = cities.find(({ id }) => id === cityId);
    return city && localized(city);
  };
}
