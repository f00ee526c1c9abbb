import type { ProductDraft } from '#domain/products/import/product-draft';
import { proposedHandle } from '#domain/products/product-handle';
import type { ProductRow } from '../../products/products.repository';
import { LOW_STOCK_THRESHOLD } from './plan-variants';
import { draftHandle } from './store-snapshot';

/** A new product is a draft; its handle comes from the file, or is made from its name. */
export function newProductRow(
  draft: ProductDraft,
  id: string,
  { storeId, now }: { readonly storeId: string; readonly now: Date },
): typeof NEW_PRODUCT &
  Pick<ProductRow, 'id' | 'storeId' | 'code' | 'handle' | 'productType'> & {
    createdAt: Date;
    updatedAt: Date;
  } {
  const { names, code } = draft;
  const handle =
    draftHandle(draft) ||
    proposedHandle({
      code,
      name: names.fr ?? null,
      nameEn: names.en ?? null,
      nameAr: names.ar ?? null,
    });
  const { productType } = draft;
  return { ...NEW_PRODUCT, id, storeId, code, handle, productType, createdAt: now, updatedAt: now };
}

const NEW_PRODUCT = {
  name: null,
  nameEn: null,
  nameAr: null,
  description: null,
  descriptionEn: null,
  descriptionAr: null,
  content: null,
  contentEn: null,
  contentAr: null,
  categoryId: null,
  brandId: null,
  status: 'draft' as const,
  approvalState: 'new' as const,
  rejectionReason: null,
  pendingChanges: null,
  costPrice: null,
  lowStockThreshold: LOW_STOCK_THRESHOLD,
  stockPolicies: [],
  coverUrl: null,
  archivedAt: null,
  revision: 1,
};
