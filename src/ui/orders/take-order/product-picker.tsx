import { useState } from 'react';
import {
  useGetProductQuery,
  useSearchProductsQuery,
} from '#application/api/products-endpoints.generated';
import { useGetPublicProductQuery } from '#application/api/public-endpoints.generated';
import type { CheckoutProcess } from '../../checkout/use-checkout';
import { Note } from '../../kit/feedback/note';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { Card, CardHeader } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Stack } from '../../kit/table/columns';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';
import { ProductVariantPicker } from './product-variant-picker';

/** The stock changes when others sell. */
const NOW = { refetchOnMountOrArgChange: true };

function useFoundProducts(asked: AskedText) {
  return useSearchProductsQuery(
    { ...asked, status: 'active', sort: 'name', page: 1, pageSize: MAX_RESULTS },
    NOW,
  );
}

/** The store's own products on sale, searched by name, SKU or barcode, to add to the order. */
export function ProductPicker({ process }: { process: CheckoutProcess }) {
  const t = useText('takenOrder');
  const localized = useLocalizedName();
  const [productId, setProductId] = useState<string | null>(null);
  const { found, setTyped } = useSearchInput(useFoundProducts);
  const named = (found.data?.items ?? []).map((product) => ({
    value: product.id,
    label: `${localized(product)} · ${product.code}`,
    hint: t('stock', { count: product.quantity }),
  }));
  return (
    <Card>
      <CardHeader title={t('goods')} />
      <Stack>
        <Autocomplete
          label={t('product')}
          placeholder={t('productHint')}
          emptyText={t('noProduct')}
          options={named}
          value={productId}
          onChange={setProductId}
          onInput={setTyped}
          loading={found.isFetching}
        />
        {productId && <PickedProduct key={productId} productId={productId} process={process} />}
      </Stack>
    </Card>
  );
}

/** The product as in the public offer, and the store's stock of it, which shoppers do not see. */
function PickedProduct({ productId, process }: { productId: string; process: CheckoutProcess }) {
  const t = useText('takenOrder');
  const offer = useGetPublicProductQuery({ productId }, NOW);
  const own = useGetProductQuery({ productId }, NOW);
  if (offer.isError || own.isError) {
    return (
      <Note tone="warning" announce>
        {t('noLonger')}
      </Note>
    );
  }
  if (!offer.currentData || !own.currentData) return <Skeleton $height="44px" />;
  return (
    <ProductVariantPicker
      product={offer.currentData}
      stock={own.currentData.variants}
      process={process}
    />
  );
}
