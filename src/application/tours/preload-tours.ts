import type { Language } from '#domain/format/languages';
import { tourIdFromPath, toursQueryFromUrl } from '#domain/public-urls/tour-requests';
import type { Store } from '../store';
import { guestsApi } from './guests-api';

/** Sends the first queries of the list of tours, or of the page of one, before it is shown. */
export async function preloadTours(
  { dispatch }: Pick<Store, 'dispatch'>,
  pathname: string,
  search: URLSearchParams,
  language: Language,
): Promise<void> {
  const { listPublicTours, getPublicTour } = guestsApi.endpoints;
  if (pathname === '/tour') {
    await dispatch(listPublicTours.initiate(toursQueryFromUrl(search, language)));
  }
  const tourId = tourIdFromPath(pathname);
  if (tourId !== null) await dispatch(getPublicTour.initiate({ tourId }));
}
