import {
  useLazyListCitiesQuery,
  useListCitiesQuery,
} from '#application/api/reference-endpoints.generated';
import {
  useGetMyStoreQuery,
  useLazyGetMyStoreQuery,
} from '#application/api/stores-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { type StoreFacts, storeFactsOf } from '#domain/papers/store-facts';

/** Reads what the head of a paper of today says; rejects with an ApiProblem. */
export function useReadStoreFacts(): () => Promise<void> {
  const [readStore] = useLazyGetMyStoreQuery();
  const [readCities] = useLazyListCitiesQuery();
  return async () => {
    await Promise.all([readStore(undefined, true).unwrap(), readCities(undefined, true).unwrap()]);
  };
}

/** The store's present facts; undefined until they are read. */
export function useStoreFacts(language: Language): StoreFacts | undefined {
  const { currentData: store } = useGetMyStoreQuery();
  const { data: cities } = useListCitiesQuery();
  if (!store || !cities) return undefined;
  const city = cities.items.find(({ id }) => id === store.cityId) ?? null;
  return storeFactsOf({ ...store, city }, language);
}
