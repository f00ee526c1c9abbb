import { thumbnailUrlOf } from '#domain/media/picture-limits';
import type { Permission } from '#domain/permissions/permissions';
import { allowedProductActions, type ProductState } from '#domain/products/product-lifecycle';
import {
  isActiveProduct,
  type Sellability,
  visibilityOf,
} from '#domain/products/product-visibility';
import { sharedPolicy } from '#domain/products/stock-policy';
import type { Product, ProductImage, ProductSummary, Variant } from '#openapi/types.generated';
import type { Principal } from '../context';
import type { ProductPageRow } from './product-list-rows';
import { pictureIdOf } from './product-pictures';
import type { PictureRow, ProductRecord, ProductRow, VariantRow } from './products.repository';

/** A product's state as input of the lifecycle's checks. */
export function toProductState(
  product: Pick<ProductRow, 'status' | 'approvalState' | 'archivedAt'>,
): ProductState {
  return {
    status: product.status,
    approvalState: product.approvalState,
    isArchived: product.archivedAt !== null,
  };
}

type CommonColumns = Omit<ProductPageRow, 'barcode' | 'isStoreOpen'>;

function sellabilityOf(product: CommonColumns, isStoreOpen: boolean): Sellability {
  return {
    status: product.status,
    approvalState: product.approvalState,
    isArchived: product.archivedAt !== null,
    price: product.priceMin,
    quantity: product.quantity,
    stockPolicies: product.stockPolicies,
    isStoreOpen,
  };
}

/** What a user may do with a product in this state. */
type ActionsOf = (state: ProductState) => Product['allowedActions'];

/** The fields shared by a product's row and page. */
function presentCommon(product: CommonColumns, isStoreOpen: boolean, actionsOf: ActionsOf) {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    nameEn: product.nameEn,
    nameAr: product.nameAr,
    handle: product.handle,
    categoryId: product.categoryId,
    brandId: product.brandId,
    productType: product.productType,
    inventoryType: product.inventoryType,
    price: product.priceMin,
    priceMax: product.priceMax,
    quantity: product.quantity,
    stockPolicy: sharedPolicy(product.stockPolicies),
    lowStockThreshold: product.lowStockThreshold,
    status: product.status,
    approvalState: product.approvalState,
    isActive: isActiveProduct(sellabilityOf(product, isStoreOpen)),
    completeness: {
      fr: product.completenessFr,
      en: product.completenessEn,
      ar: product.completenessAr,
    },
    allowedActions: actionsOf(toProductState(product)),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    revision: product.revision,
  };
}

/** Actions by state, asked for once: the rows of a page share a few states. */
function createActionsOf(permissions: ReadonlySet<Permission>): ActionsOf {
  const known = new Map<string, Product['allowedActions']>();
  return (state) => {
    const key = `${state.status} ${state.approvalState} ${state.isArchived}`;
    const actions = known.get(key) ?? allowedProductActions(state, permissions);
    known.set(key, actions);
    return actions;
  };
}

/** The rows of the list as in the contract, for a user with these permissions. */
export function presentProductSummaries(
  rows: readonly ProductPageRow[],
  permissions: ReadonlySet<Permission>,
): ProductSummary[] {
  const actionsOf = createActionsOf(permissions);
  return rows.map((row) => presentSummary(row, actionsOf));
}

function presentSummary(row: ProductPageRow, actionsOf: ActionsOf): ProductSummary {
  // Adding to the new object is faster than copying it, for every row of a page.
  return Object.assign(presentCommon(row, row.isStoreOpen, actionsOf), {
    barcode: row.barcode,
    coverUrl: row.coverUrl,
    coverThumbnailUrl: row.coverUrl === null ? null : thumbnailUrlOf(row.coverUrl),
    variantsCount: row.variantsCount,
  });
}

function maySeeCost({ permissions }: Principal): boolean {
  return permissions.includes('profit.see');
}

/** The API ids of a variant's pictures, of those its product has. */
function mediaIdsOf({ imageIds }: VariantRow, images: readonly PictureRow[]): string[] {
  return imageIds.flatMap((id) => {
    const image = images.find((each) => each.id === id);
    return image ? [pictureIdOf(image)] : [];
  });
}

/** A variant as in the contract; its cost is null without permission to see profit. */
export function presentVariant(
  variant: VariantRow,
  { options, images }: Pick<ProductRecord, 'options' | 'images'>,
  principal: Principal,
): Variant {
  return {
    id: variant.id,
    productId: variant.productId,
    sku: variant.sku,
    barcode: variant.barcode,
    optionValues: options
      .filter(({ variantId }) => variantId === variant.id)
      .map(({ attributeId, valueId, attribute, value }) => ({
        attributeId,
        valueId,
        attribute,
        value,
      })),
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    costPrice: maySeeCost(principal) ? variant.costPrice : null,
    stockOnHand: variant.stockOnHand,
    stockReserved: variant.stockReserved,
    stockAvailable: variant.stockOnHand - variant.stockReserved,
    stockPolicy: variant.stockPolicy,
    lowStockThreshold: variant.lowStockThreshold,
    weightGrams: variant.weightGrams,
    position: variant.position,
    mediaIds: mediaIdsOf(variant, images),
    pictureUrl: variant.pictureUrl,
    status: variant.status,
    createdAt: variant.createdAt.toISOString(),
    updatedAt: variant.updatedAt.toISOString(),
    revision: variant.revision,
  };
}

function presentImage(image: PictureRow, index: number): ProductImage {
  return {
    id: image.id,
    mediaId: image.mediaId,
    url: image.url,
    thumbnailUrl: thumbnailUrlOf(image.url),
    alt: image.ofMedia?.alt ?? image.alt,
    altEn: image.ofMedia?.altEn ?? image.altEn,
    altAr: image.ofMedia?.altAr ?? image.altAr,
    isCover: index === 0,
    isRemote: image.isRemote,
  };
}

/** The one variant of a simple product, which holds its barcode, prices and stock. */
export function onlyVariant({ product, variants }: ProductRecord): VariantRow | undefined {
  return product.productType === 'simple' ? variants[0] : undefined;
}

/**
 * The product as in the contract, for this user: its actions depend on their permissions, its cost
 * is null without permission to see profit. For a variable product, barcode and old price are null,
 * because its variants have their own.
 */
export function presentProduct(record: ProductRecord, principal: Principal): Product {
  const { product, attributes, variants, images, isStoreOpen } = record;
  const variant = onlyVariant(record);
  return {
    ...presentCommon(product, isStoreOpen, createActionsOf(new Set(principal.permissions))),
    barcode: variant?.barcode ?? null,
    description: product.description,
    descriptionEn: product.descriptionEn,
    descriptionAr: product.descriptionAr,
    content: product.content,
    contentEn: product.contentEn,
    contentAr: product.contentAr,
    compareAtPrice: variant?.compareAtPrice ?? null,
    costPrice: maySeeCost(principal) ? product.costPrice : null,
    storagePlace: product.storagePlace,
    visibility: visibilityOf(sellabilityOf(product, isStoreOpen)),
    isArchived: product.archivedAt !== null,
    rejectionReason: product.rejectionReason,
    pendingChanges: product.pendingChanges,
    attributes: attributes.map(({ attributeId, valueIds, value }) => ({
      attributeId,
      valueIds,
      value,
    })),
    variants: variants.map((each) => presentVariant(each, record, principal)),
    images: images.map(presentImage),
    mediaIds: images.map(pictureIdOf),
    coverId: images[0] ? pictureIdOf(images[0]) : null,
  };
}
