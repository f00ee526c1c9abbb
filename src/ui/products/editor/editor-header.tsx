import { useSelector } from '@xstate/react';
import type { Product } from '#openapi/types.generated';
import EyeIcon from '~icons/solar/eye-linear';
import { ButtonLink } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { useProductName } from '../../links/product-name';
import { productPath } from '../../links/product-path';
import { useText } from '../../text/use-text';
import { ProductMenu } from '../product-menu';
import { useProductProcess } from './product-process';

/** The page's title, and the link to what shoppers see. `product` is null for a new one. */
export function EditorHeader({ product }: { product: Product | null | undefined }) {
  const t = useText('productEditor');
  const page = useText('product');
  const list = useText('products');
  const shell = useText('shell');
  const actors = useProductProcess();
  const actor = product ? actors?.of(product.id) : undefined;
  const steps = useSelector(actor, (snapshot) => snapshot?.context.record.allowedActions) ?? [];
  // The submit button is in the form, because it saves the typed values.
  const hasSteps = steps.some(({ action }) => action !== 'submit');
  const name = product === null ? t('newTitle') : page('loading');
  return (
    <PageHeader
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/product' },
        product ? { label: product.code, to: productPath(product) } : { label: name },
      ]}
      kind={product && shell('titles.productEdit')}
      title={product ? <Name product={product} /> : name}
      more={
        product && (
          <>
            <ButtonLink variant="outline" icon={EyeIcon} to={productPath(product)}>
              {t('preview')}
            </ButtonLink>
            {hasSteps && actors && (
              <ProductMenu product={product} actors={actors} size="medium" inEditor />
            )}
          </>
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
