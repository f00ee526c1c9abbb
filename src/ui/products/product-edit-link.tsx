import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { isActionAllowed } from '#application/record-actions';
import { useProductLabel } from '../links/product-name';
import { productEditPath } from '../links/product-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';

/** To the form of a product; an archived product must be unarchived before it is changed. */
export function ProductEditLink({ product }: { product: ProductSummary }) {
  const mention = useProductLabel();
  const mayEdit = usePermission('products.edit');
  if (!mayEdit || isActionAllowed(product, 'unarchive')) return null;
  return <RowEditLink to={productEditPath(product)} name={mention(product)} />;
}
