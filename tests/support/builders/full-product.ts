import type { Product } from '#openapi/types.generated';

const variant: Product['variants'][number] = {
  id: 'var_1',
  productId: 'prd_1',
  sku: 'BOL-FES-18',
  barcode: null,
  optionValues: [],
  price: 13_500,
  compareAtPrice: null,
  costPrice: 6_000,
  stockOnHand: 4,
  stockReserved: 1,
  stockAvailable: 3,
  stockPolicy: 'counted',
  lowStockThreshold: 5,
  weightGrams: 900,
  position: 0,
  mediaIds: [],
  pictureUrl: null,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  revision: 1,
};

const product: Product = {
  id: 'prd_1',
  code: 'BOL-FES-18',
  barcode: null,
  name: 'Bol',
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
  productType: 'simple',
  inventoryType: 'low_stock',
  price: 13_500,
  priceMax: 13_500,
  compareAtPrice: null,
  costPrice: 6_000,
  quantity: 3,
  lowStockThreshold: 5,
  storagePlace: null,
  stockPolicy: 'counted',
  status: 'draft',
  approvalState: 'new',
  isActive: false,
  visibility: [],
  isArchived: false,
  rejectionReason: null,
  handle: 'bol',
  pendingChanges: null,
  attributes: [],
  variants: [variant],
  images: [],
  mediaIds: [],
  coverId: null,
  completeness: { fr: 0.5, en: 0, ar: 0 },
  allowedActions: [{ action: 'submit', to: 'under_review', reasonRequired: false }],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  revision: 3,
};

/** A draft of a simple product as its own page receives it, with a test's changes. */
export function aFullProduct(told: Partial<Product> = {}): Product {
  return { ...product, ...told };
}

/** One variant of a product. */
export function aVariant(
  told: Partial<Product['variants'][number]> = {},
): Product['variants'][number] {
  return { ...variant, ...told };
}
