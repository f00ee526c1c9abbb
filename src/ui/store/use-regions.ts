import { useMemo } from 'react';
import type { City } from '#openapi/types.generated';
import { useLanguage } from '../text/use-language';
import { useCities } from './use-cities';

/** A region by its French name, with its cities. */
export interface Region {
  readonly name: string;
  /** In the page's language. */
  readonly label: string;
  readonly cities: readonly City[];
}

/** The regions in the order of their names in the page's language. */
export function useRegions(): readonly Region[] {
  const cities = useCities();
  const language = useLanguage();
  return useMemo(() => {
    const regions = new Map<string, City[]>();
    for (const city of cities) {
      regions.set(city.region, [...(regions.get(city.region) ?? []), city]);
    }
    return [...regions]
      .map(([name, own]) => ({ name, label: regionLabel(own[0], language) ?? name, cities: own }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [cities, language]);
}

function regionLabel(city: City | undefined, language: 'fr' | 'ar' | 'en'): string | undefined {
  return city && { fr: city.region, ar: city.regionAr, en: city.regionEn }[language];
}
