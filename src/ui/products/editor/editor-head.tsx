import type { Product } from '#application/api/products-endpoints.generated';
import EyeIcon from '~icons/solar/eye-linear';
import { ButtonLink } from '../../kit/button';
import { PageHead } from '../../kit/page-head';
import { useText } from '../../text/use-text';
import { useProductName } from '../product-name';
import { productPath } from '../product-path';

/** Where one is, and the way to what shoppers see. `product` is null for a new one. */
export function EditorHead({ product }: { product: Product | null | undefined }) {
  const t = useText('productEditor');
  const page = useText('product');
  const list = useText('products');
  const name = product === null ? t('newTitle') : page('loading');
  return (
    <PageHead
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/product' },
        product ? { label: product.code, to: productPath(product) } : { label: name },
      ]}
      title={product ? <Name product={product} /> : name}
      actions={
        product && (
          <ButtonLink variant="outline" icon={EyeIcon} to={productPath(product)}>
            {t('preview')}
          </ButtonLink>
        )
      }
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
