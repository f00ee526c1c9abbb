import { productKeyIn, shopQueryOf } from '#domain/addresses/first-calls';
import { publicEndpoints } from './api/public-endpoints.generated';
import type { Store } from './store';

/**
 * Asks for what the public page at an address begins with (`firstCallsAt`), so that it is drawn with it. Ends
 * when all of it is answered, whatever the answers are: the page asks for the same and says what came of it.
 */
export const askFirst = async (
  { dispatch }: Pick<Store, 'dispatch'>,
  pathname: string,
  search: URLSearchParams,
): Promise<void> => {
  const { listPublicProducts, listPublicCategories, getPublicProduct } = publicEndpoints.endpoints;
  if (pathname === '/product') {
    await Promise.all([
      dispatch(listPublicProducts.initiate(shopQueryOf(search))),
      dispatch(listPublicCategories.initiate()),
    ]);
  }
  const key = productKeyIn(pathname);
  if (key !== null) await dispatch(getPublicProduct.initiate({ productId: key }));
};
