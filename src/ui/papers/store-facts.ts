import {
  useLazyListCitiesQuery,
  useListCitiesQuery,
} from '#application/api/reference-endpoints.generated';
import {
  type Store,
  useGetMyStoreQuery,
  useLazyGetMyStoreQuery,
} from '#application/api/stores-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';

/** The store as its papers name it, in their language. */
export interface StoreFacts {
  readonly store: Store;
  /** The shop's name, as customers know it. */
  readonly name: string;
  /** Street, postcode and city; empty without any. */
  readonly address: readonly string[];
}

/** Reads what the head of every paper says; rejects with an ApiProblem. */
export function useReadStoreFacts(): () => Promise<void> {
  const [readStore] = useLazyGetMyStoreQuery();
  const [readCities] = useLazyListCitiesQuery();
  return async () => {
    await Promise.all([readStore(undefined, true).unwrap(), readCities(undefined, true).unwrap()]);
  };
}

/** The store's facts; undefined until they are read. */
export function useStoreFacts(language: Language): StoreFacts | undefined {
  const { currentData: store } = useGetMyStoreQuery();
  const { data: cities } = useListCitiesQuery();
  if (!store || !cities) return undefined;
  const city = cities.items.find(({ id }) => id === store.cityId);
  const place = [store.zipcode, city && localizedName(city, language)].filter(Boolean).join(' ');
  return {
    store,
    name: localizedName({ name: store.name, nameAr: store.nameAr }, language),
    address: [store.billingAddress ?? '', place].filter((part) => part !== ''),
  };
}
