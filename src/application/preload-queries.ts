import { productKeyFromPath, shopQueryFromUrl } from '#domain/public-urls/preload-requests';
import { publicEndpoints } from './api/public-endpoints.generated';
import type { Store } from './store';

/**
 * Asks for what the public page at an address begins with (`preloadUrlsFor`), so that it is drawn
 * with it. Ends when all of it is answered, whatever the answers are: the page asks for the same
 * and says what came of it.
 */
export const preloadQueries = async (
  { dispatch }: Pick<Store, 'dispatch'>,
  pathname: string,
  search: URLSearchParams,
): Promise<void> => {
  const { listPublicProducts, listPublicCategories, getPublicProduct } = publicEndpoints.endpoints;
  if (pathname === '/product') {
    await Promise.all([
      dispatch(listPublicProducts.initiate(shopQueryFromUrl(search))),
      dispatch(listPublicCategories.initiate()),
    ]);
  }
  const key = productKeyFromPath(pathname);
  if (key !== null) await dispatch(getPublicProduct.initiate({ productId: key }));
};
