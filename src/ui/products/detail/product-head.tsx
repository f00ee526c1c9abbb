import type { Product } from '#application/api/products-endpoints.generated';
import { PageHead } from '../../kit/page-head';
import { useText } from '../../text/use-text';
import type { ProductActor } from '../product-actors';
import { useProductName } from '../product-name';
import { ProductSteps } from './product-steps';

interface ProductHeadProps {
  /** Not there yet, or not at all: the heading stays the same element, and so keeps the focus. */
  product: Product | undefined;
  actor: ProductActor | undefined;
}

/** The product's name and the steps of its lifecycle. */
export function ProductHead({ product, actor }: ProductHeadProps) {
  const t = useText('product');
  const list = useText('products');
  return (
    <PageHead
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/product' },
        { label: product?.code ?? t('loading') },
      ]}
      title={product ? <Name product={product} /> : t('loading')}
      actions={product && actor && <ProductSteps product={product} actor={actor} />}
    />
  );
}

function Name({ product }: { product: Product }) {
  const name = useProductName()(product);
  return (
    <bdi lang={name.lang} dir="auto">
      {name.text}
    </bdi>
  );
}
