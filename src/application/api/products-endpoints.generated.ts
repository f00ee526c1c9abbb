// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = ['products'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchProducts: build.query<SearchProductsApiResponse, SearchProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/products/search/get/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            stock: queryArg.stock,
            categoryId: queryArg.categoryId,
            brandId: queryArg.brandId,
            missingLanguage: queryArg.missingLanguage,
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['products'],
      }),
      createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/create`,
          method: 'POST',
          body: queryArg.productCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ['products'],
      }),
      updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}`,
          method: 'PATCH',
          body: queryArg.productUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      performProductAction: build.mutation<
        PerformProductActionApiResponse,
        PerformProductActionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as productsEndpoints };
export type SearchProductsApiResponse = /** status 200 A page of products. */ ProductList;
export type SearchProductsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** A status of the specification: draft, inactive and published are publication; new, under_review and approved are approval; active is published and sellable; archived shows the archive. */
  status?:
    | 'draft'
    | 'inactive'
    | 'published'
    | 'new'
    | 'under_review'
    | 'approved'
    | 'active'
    | 'archived';
  /** Stock states to keep. */
  stock?: InventoryType[];
  /** A category; its children count too. */
  categoryId?: string;
  /** A brand. */
  brandId?: string;
  /** Products whose texts in this language are incomplete. */
  missingLanguage?: 'fr' | 'en' | 'ar';
  /** Lowest price in centimes. */
  priceFrom?: number;
  /** Highest price in centimes. */
  priceTo?: number;
  /** Order of the list; a minus sign turns it round. */
  sort?:
    | 'name'
    | '-name'
    | 'createdAt'
    | '-createdAt'
    | 'price'
    | '-price'
    | 'quantity'
    | '-quantity'
    | 'code'
    | '-code';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CreateProductApiResponse = /** status 201 The product. */ Product;
export type CreateProductApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  productCreate: ProductCreate;
};
export type GetProductApiResponse = /** status 200 The product. */ Product;
export type GetProductApiArg = {
  /** Id of the product. */
  productId: string;
};
export type UpdateProductApiResponse = /** status 200 The product as it stands now. */ Product;
export type UpdateProductApiArg = {
  /** Id of the product. */
  productId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  productUpdate: ProductUpdate;
};
export type PerformProductActionApiResponse =
  /** status 200 The product after the action. */ Product;
export type PerformProductActionApiArg = {
  /** Id of the product. */
  productId: string;
  /** What to do. */
  action: ProductAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type ProductType = 'simple' | 'variable';
export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';
export type ProductStatus = 'draft' | 'inactive' | 'published';
export type ApprovalState = 'new' | 'under_review' | 'approved';
export type Completeness = {
  fr: number;
  en: number;
  ar: number;
};
export type ProductAction = 'submit' | 'publish' | 'unpublish' | 'archive' | 'unarchive';
export type AllowedProductAction = {
  action: ProductAction;
  to: string;
  reasonRequired: boolean;
};
export type ProductSummary = {
  id: string;
  /** SKU. */
  code: string;
  barcode: string | null;
  /** French name. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  handle: string;
  coverUrl: string | null;
  categoryId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  /** Available pieces, all variants together. */
  quantity: number;
  lowStockThreshold: number;
  variantsCount: number;
  status: ProductStatus;
  approvalState: ApprovalState;
  /** Published and sellable. */
  isActive: boolean;
  completeness: Completeness;
  allowedActions: AllowedProductAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ProductCounts = {
  all: number;
  draft: number;
  inactive: number;
  published: number;
  new: number;
  under_review: number;
  approved: number;
  active: number;
  archived: number;
};
export type ProductList = {
  items: ProductSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: ProductCounts;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: {
    [key: string]: string[];
  };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, the record as it stands now. */
  current?: {
    [key: string]: unknown;
  };
  requestId: string;
};
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
};
export type OptionValue = {
  attributeId: string;
  valueId: string;
  /** French name of the attribute. */
  attribute: string;
  /** French name of the value. */
  value: string;
};
export type Variant = {
  id: string;
  productId: string;
  sku: string;
  barcode: string | null;
  optionValues: OptionValue[];
  /** Centimes. */
  price: number | null;
  /** Centimes. */
  compareAtPrice: number | null;
  stockOnHand: number;
  stockReserved: number;
  stockAvailable: number;
  lowStockThreshold: number;
  weightGrams: number | null;
  position: number;
  pictureUrl: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ProductImage = {
  url: string;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
  isCover: boolean;
  /** Still on another host; shown to shoppers once fetched. */
  isRemote: boolean;
};
export type Product = {
  id: string;
  code: string;
  barcode: string | null;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionAr: string | null;
  content: string | null;
  contentEn: string | null;
  contentAr: string | null;
  categoryId: string | null;
  brandId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  compareAtPrice: number | null;
  /** Centimes; null for who may not see profit. */
  costPrice: number | null;
  quantity: number;
  lowStockThreshold: number;
  status: ProductStatus;
  approvalState: ApprovalState;
  isActive: boolean;
  isArchived: boolean;
  rejectionReason: string | null;
  handle: string;
  pendingChanges: PendingChanges | null;
  variants: Variant[];
  images: ProductImage[];
  completeness: Completeness;
  allowedActions: AllowedProductAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ProductCreate = {
  code: string;
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  productType?: 'simple';
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  quantity?: number;
  lowStockThreshold?: number;
};
export type ProductUpdate = {
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  /** Simple products only; variants carry their own. */
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  /** Stock on hand of a simple product. */
  quantity?: number;
  lowStockThreshold?: number;
};
export const {
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useCreateProductMutation,
  useGetProductQuery,
  useLazyGetProductQuery,
  useUpdateProductMutation,
  usePerformProductActionMutation,
} = injectedRtkApi;
