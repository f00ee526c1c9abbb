import type { ProductSummary } from '#openapi/types.generated';
import { useProductLabel } from '../links/product-name';
import { productEditPath } from '../links/product-path';
import { RowEditLink } from '../lists/row-edit-link';

interface ProductEditLinkProps {
  product: ProductSummary;
  /** It must be unarchived before it is changed. */
  archived: boolean;
  /** Whether the user's role may change products. */
  mayEdit: boolean;
}

/** To the form of a product, for those who may edit it. */
export function ProductEditLink({ product, archived, mayEdit }: ProductEditLinkProps) {
  const mention = useProductLabel();
  if (!mayEdit || archived) return null;
  return <RowEditLink to={productEditPath(product)} name={mention(product)} />;
}
