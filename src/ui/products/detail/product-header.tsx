import type { Product } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-linear';
import { ButtonLink } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { useProductName } from '../../links/product-name';
import { productEditPath } from '../../links/product-path';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import type { ProductActor } from '../product-actors';
import { ProductSteps } from './product-steps';

interface ProductHeaderProps {
  /**
   * Undefined while loading and when there is no product: the heading stays the same element and
   * keeps the focus.
   */
  product: Product | undefined;
  actor: ProductActor | undefined;
}

/** The product's name and the steps of its lifecycle. */
export function ProductHeader({ product, actor }: ProductHeaderProps) {
  const t = useText('product');
  const list = useText('products');
  return (
    <PageHeader
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/product' },
        { label: product?.code ?? t('loading') },
      ]}
      kind={product && <ProductKind product={product} />}
      title={product ? <Name product={product} /> : t('loading')}
      more={product && actor && <ProductSteps product={product} actor={actor} isForward={false} />}
      actions={
        product && (
          <>
            {!product.isArchived && <EditLink product={product} />}
            {actor && <ProductSteps product={product} actor={actor} isForward />}
          </>
        )
      }
    />
  );
}

function ProductKind({ product }: { product: Product }) {
  const shell = useText('shell');
  return (
    <>
      {shell('titles.product')} <bdi dir="ltr">{product.code}</bdi>
    </>
  );
}

function EditLink({ product }: { product: Product }) {
  const list = useText('products');
  if (!usePermission('products.edit')) return null;
  return (
    <ButtonLink variant="outline" icon={EditIcon} to={productEditPath(product)}>
      {list('actions.edit')}
    </ButtonLink>
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
