import type { Product } from '#openapi/types.generated';
import { ButtonLink } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { productPath } from '../../links/product-path';
import { useText } from '../../text/use-text';

/**
 * An archived product cannot be changed (contract, product lifecycle): shows where to unarchive it.
 */
export function ArchivedProduct({ product }: { product: Product }) {
  const t = useText('productEditor');
  return (
    <Card>
      <EmptyState
        title={t('archived.title')}
        action={
          <ButtonLink variant="soft" to={productPath(product)}>
            {t('archived.open')}
          </ButtonLink>
        }
      >
        {t('archived.text')}
      </EmptyState>
    </Card>
  );
}
