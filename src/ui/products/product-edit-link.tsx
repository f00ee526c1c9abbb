import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { useProductLabel } from '../links/product-name';
import { productEditPath } from '../links/product-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';

interface ProductEditLinkProps {
  product: ProductSummary;
  /** It must be unarchived before it is changed. */
  archived: boolean;
}

/** To the form of a product, for those who may edit it. */
export function ProductEditLink({ product, archived }: ProductEditLinkProps) {
  const mention = useProductLabel();
  const mayEdit = usePermission('products.edit');
  if (!mayEdit || archived) return null;
  return <RowEditLink to={productEditPath(product)} name={mention(product)} />;
}
