import { type City, useListCitiesQuery } from '#application/api/reference-endpoints.generated';
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
