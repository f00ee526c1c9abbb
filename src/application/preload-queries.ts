import type { Language } from '#domain/format/languages';
import { productKeyFromPath, shopQueryFromUrl } from '#domain/public-urls/preload-requests';
import { publicEndpoints } from './api/public-endpoints.generated';
import type { Store } from './store';

/**
 * Sends the first queries of the public page at an address (`preloadUrlsFor`), so that the page
 * renders with the answers. Resolves once all are answered, also with errors: the page sends the
 * same queries and shows the outcome.
 */
export async function preloadQueries(
  { dispatch }: Pick<Store, 'dispatch'>,
  pathname: string,
  search: URLSearchParams,
  language: Language,
): Promise<void> {
  const { listPublicProducts, listPublicCategories, getPublicProduct } = publicEndpoints.endpoints;
  if (pathname === '/product') {
    await Promise.all([
      dispatch(listPublicProducts.initiate(shopQueryFromUrl(search))),
      dispatch(listPublicCategories.initiate()),
    ]);
  }
  if (pathname.startsWith('/job')) {
    const { preloadVacancies } = await import('./applications/preload-vacancies');
    await preloadVacancies({ dispatch }, pathname, search);
  }
  if (pathname.startsWith('/tour')) {
    const { preloadTours } = await import('./tours/preload-tours');
    await preloadTours({ dispatch }, pathname, search, language);
  }
  const key = productKeyFromPath(pathname);
  if (key !== null) await dispatch(getPublicProduct.initiate({ productId: key }));
}
