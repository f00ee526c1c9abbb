// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  AllowedProductAction,
  ApprovalState,
  Completeness,
  InventoryType,
  Product,
  ProductAction,
  ProductStatus,
  ProductType,
  StockPolicy,
  Variant,
  VariantStatus,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  AllowedProductAction,
  ApprovalState,
  Completeness,
  InventoryType,
  OptionValue,
  PendingChanges,
  Problem,
  Product,
  ProductAction,
  ProductAttribute,
  ProductImage,
  ProductStatus,
  ProductType,
  StockPolicy,
  Variant,
  VariantStatus,
  VisibilityCondition,
} from './shared-schemas.generated';
export const addTagTypes = ['products'] as const;
const productListAnswer = {
  isApproximate: true,
  items: [
    {
      id: '',
      code: '',
      handle: '',
      productType: '',
      inventoryType: '',
      quantity: 0,
      lowStockThreshold: 0,
      variantsCount: 0,
      status: '',
      approvalState: '',
      isActive: true,
      completeness: { fr: 0, en: 0, ar: 0 },
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {
    all: 0,
    draft: 0,
    inactive: 0,
    published: 0,
    'new': 0,
    under_review: 0,
    approved: 0,
    active: 0,
    archived: 0,
  },
};
const productAnswer = {
  id: '',
  code: '',
  productType: '',
  inventoryType: '',
  quantity: 0,
  lowStockThreshold: 0,
  status: '',
  approvalState: '',
  isActive: true,
  visibility: [{ condition: '', isMet: true }],
  isArchived: true,
  handle: '',
  attributes: [{ attributeId: '', valueIds: [''] }],
  variants: [
    {
      id: '',
      productId: '',
      sku: '',
      optionValues: [{ attributeId: '', valueId: '', attribute: '', value: '' }],
      stockOnHand: 0,
      stockReserved: 0,
      stockAvailable: 0,
      stockPolicy: '',
      lowStockThreshold: 0,
      position: 0,
      mediaIds: [''],
      status: '',
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  images: [{ id: '', url: '', thumbnailUrl: '', isCover: true, isRemote: true }],
  mediaIds: [''],
  completeness: { fr: 0, en: 0, ar: 0 },
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const productHistoryListAnswer = {
  items: [{ id: '', at: '', actor: { type: '' }, action: '', fields: [''] }],
  total: 0,
  page: 0,
  pageSize: 0,
};
const productSalesAnswer = {
  from: '',
  to: '',
  ordersCount: 0,
  pieces: 0,
  revenue: 0,
  days: [{ day: '', pieces: 0, revenue: 0 }],
};
const productBulkResultAnswer = {
  dryRun: true,
  changed: 0,
  refused: 0,
  items: [{ id: '', status: '' }],
};
const variantAnswer = {
  id: '',
  productId: '',
  sku: '',
  optionValues: [{ attributeId: '', valueId: '', attribute: '', value: '' }],
  stockOnHand: 0,
  stockReserved: 0,
  stockAvailable: 0,
  stockPolicy: '',
  lowStockThreshold: 0,
  position: 0,
  mediaIds: [''],
  status: '',
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const variantIdsAnswer = { ids: [''] };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchProducts: build.query<SearchProductsApiResponse, SearchProductsApiArg>({
        query: (queryArg) => ({
          answer: productListAnswer,
          url: `/api/store/products/search/get/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            stock: queryArg.stock,
            categoryId: queryArg.categoryId,
            brandId: queryArg.brandId,
            mediaId: queryArg.mediaId,
            missingLanguage: queryArg.missingLanguage,
            review: queryArg.review,
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            sort: queryArg.sort,
            language: queryArg.language,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['products'],
      }),
      createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
        query: (queryArg) => ({
          answer: productAnswer,
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
          answer: productAnswer,
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ['products'],
      }),
      updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
        query: (queryArg) => ({
          answer: productAnswer,
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
          answer: productAnswer,
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      listProductHistory: build.query<ListProductHistoryApiResponse, ListProductHistoryApiArg>({
        query: (queryArg) => ({
          answer: productHistoryListAnswer,
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}/history`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['products'],
      }),
      getProductSales: build.query<GetProductSalesApiResponse, GetProductSalesApiArg>({
        query: (queryArg) => ({
          answer: productSalesAnswer,
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}/sales`,
        }),
        providesTags: ['products'],
      }),
      updateProducts: build.mutation<UpdateProductsApiResponse, UpdateProductsApiArg>({
        query: (queryArg) => ({
          answer: productBulkResultAnswer,
          url: `/api/store/product/bulk/update/`,
          method: 'PATCH',
          body: queryArg.productBulkUpdate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      createVariant: build.mutation<CreateVariantApiResponse, CreateVariantApiArg>({
        query: (queryArg) => ({
          answer: variantAnswer,
          url: `/api/store/variant/create`,
          method: 'POST',
          body: queryArg.variantCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      generateVariants: build.mutation<GenerateVariantsApiResponse, GenerateVariantsApiArg>({
        query: (queryArg) => ({
          answer: productAnswer,
          url: `/api/store/variant/generate`,
          method: 'POST',
          body: queryArg.variantGeneration,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      deleteVariants: build.mutation<DeleteVariantsApiResponse, DeleteVariantsApiArg>({
        query: (queryArg) => ({
          answer: variantIdsAnswer,
          url: `/api/store/variant/delete/`,
          method: 'POST',
          body: queryArg.variantIds,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      getVariant: build.query<GetVariantApiResponse, GetVariantApiArg>({
        query: (queryArg) => ({
          answer: variantAnswer,
          url: `/api/store/variant/${encodeURIComponent(String(queryArg.variantId))}`,
        }),
        providesTags: ['products'],
      }),
      updateVariant: build.mutation<UpdateVariantApiResponse, UpdateVariantApiArg>({
        query: (queryArg) => ({
          answer: variantAnswer,
          url: `/api/store/variant/${encodeURIComponent(String(queryArg.variantId))}`,
          method: 'PATCH',
          body: queryArg.variantUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['products'],
      }),
      exportProducts: build.query<ExportProductsApiResponse, ExportProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/products/export/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            stock: queryArg.stock,
            categoryId: queryArg.categoryId,
            brandId: queryArg.brandId,
            mediaId: queryArg.mediaId,
            missingLanguage: queryArg.missingLanguage,
            review: queryArg.review,
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['products'],
      }),
    }),
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
  /** Products that show this picture now. */
  mediaId?: string;
  /** Products whose texts in this language are incomplete. */
  missingLanguage?: 'fr' | 'en' | 'ar';
  /** `refused` keeps what the marketplace refused last and that was not handed in again. */
  review?: 'refused';
  /** Lowest price in centimes. */
  priceFrom?: number;
  /** Highest price in centimes. */
  priceTo?: number;
  /** Order of the list; a minus sign turns it round. Products without a price come last both ways. */
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
  /** The language in whose order names are sorted, with figures by their value. Records with names in several languages are sorted by the name that is shown in it, otherwise in French, English or Arabic. */
  language?: 'fr' | 'ar' | 'en';
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
export type ListProductHistoryApiResponse =
  /** status 200 A page of the history. */ ProductHistoryList;
export type ListProductHistoryApiArg = {
  /** Id of the product. */
  productId: string;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetProductSalesApiResponse = /** status 200 The sales. */ ProductSales;
export type GetProductSalesApiArg = {
  /** Id of the product. */
  productId: string;
};
export type UpdateProductsApiResponse =
  /** status 200 What became of each line, in the order of the request. */ ProductBulkResult;
export type UpdateProductsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  productBulkUpdate: ProductBulkUpdate;
};
export type CreateVariantApiResponse = /** status 201 The variant. */ Variant;
export type CreateVariantApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  variantCreate: VariantCreate;
};
export type GenerateVariantsApiResponse =
  /** status 200 The product with all its variants. */ Product;
export type GenerateVariantsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  variantGeneration: VariantGeneration;
};
export type DeleteVariantsApiResponse = /** status 200 The ids that are gone. */ VariantIds;
export type DeleteVariantsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  variantIds: VariantIds;
};
export type GetVariantApiResponse = /** status 200 The variant. */ Variant;
export type GetVariantApiArg = {
  /** Id of the variant. */
  variantId: string;
};
export type UpdateVariantApiResponse = /** status 200 The variant as it stands now. */ Variant;
export type UpdateVariantApiArg = {
  /** Id of the variant. */
  variantId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  variantUpdate: VariantUpdate;
};
export type ExportProductsApiResponse = /** status 200 The file. */ string;
export type ExportProductsApiArg = {
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
  /** Products that show this picture now. */
  mediaId?: string;
  /** Products whose texts in this language are incomplete. */
  missingLanguage?: 'fr' | 'en' | 'ar';
  /** `refused` keeps what the marketplace refused last and that was not handed in again. */
  review?: 'refused';
  /** Lowest price in centimes. */
  priceFrom?: number;
  /** Highest price in centimes. */
  priceTo?: number;
  /** Order of the products, as of the list; a minus sign turns it round. `name` goes by the names in `language`. */
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
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
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
  /** 320 pixels; the cover itself where there is no smaller one. */
  coverThumbnailUrl: string | null;
  categoryId: string | null;
  brandId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  /** Available pieces, all variants together; without those whose stock is not counted. */
  quantity: number;
  /** The policy of the variants on sale; null when they differ. */
  stockPolicy: StockPolicy | null;
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
  /** Nothing is spelled as asked; these are spelled like it. */
  isApproximate: boolean;
  items: ProductSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: ProductCounts;
};
export type AttributeEntry = {
  attributeId: string;
  valueIds?: string[];
  value?: string | number | boolean | null;
};
export type OptionChoice = {
  attributeId: string;
  valueId: string;
};
export type VariantInput = {
  sku?: string;
  barcode?: string | null;
  optionValues: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them. */
  mediaIds?: string[];
  status?: VariantStatus;
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
  /** Rich text; cleaned of what an editor doesn't write. */
  content?: string | null;
  contentEn?: string | null;
  contentAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  productType?: 'simple' | 'variable';
  /** Lower-case words joined by hyphens; made from the name when it is left out. */
  handle?: string;
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  quantity?: number;
  lowStockThreshold?: number;
  storagePlace?: string | null;
  /** Of a simple product; variants carry their own. */
  stockPolicy?: StockPolicy;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
  /** Of a variable product; each with a value on the same axes. */
  variants?: VariantInput[];
  /** Media of the store, in the order in which the product shows them; the first is the cover. */
  mediaIds?: string[];
};
export type VariantEntry = {
  id?: string;
  /** Made from the product's code and the values where a new one has none. */
  sku?: string;
  barcode?: string | null;
  /** A value on each axis that the first variant names; a new one needs them. */
  optionValues?: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them once the change is made. */
  mediaIds?: string[];
  status?: VariantStatus;
};
export type ProductUpdate = {
  code?: string;
  handle?: string;
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  /** Rich text; cleaned of what an editor doesn't write. */
  content?: string | null;
  contentEn?: string | null;
  contentAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  /** Simple products only; variants carry their own. */
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  /** Stock on hand of a simple product. */
  quantity?: number;
  /** Pieces to add to or, negative, take from the stock on hand of a simple product; instead of `quantity`. */
  stockAdjustment?: number;
  lowStockThreshold?: number;
  storagePlace?: string | null;
  /** Of a simple product; variants carry their own. */
  stockPolicy?: StockPolicy;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** All variants of a variable product in order; what is left out goes. */
  variants?: VariantEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
  /** All pictures in order, the first is the cover: media of the store, and pictures of this product by their own id where they are no media. One that is left out is detached, from the variants it shows too. On an approved product the new pictures wait as `pendingChanges`. */
  mediaIds?: string[];
};
export type ProductHistoryEntry = {
  id: string;
  at: string;
  actor: {
    type: 'staff' | 'marketplace' | 'system';
    id: string | null;
    name: string | null;
  };
  action:
    | 'create'
    | 'import'
    | 'update'
    | 'submit'
    | 'approve'
    | 'reject'
    | 'publish'
    | 'unpublish'
    | 'archive'
    | 'unarchive'
    | 'createVariant'
    | 'updateVariant'
    | 'generateVariants'
    | 'deleteVariant';
  /** Status or approval state before, where the action moved one. */
  from: string | null;
  to: string | null;
  /** Fields that changed. */
  fields: string[];
  /** SKU of the variant concerned. */
  sku: string | null;
  reason: string | null;
};
export type ProductHistoryList = {
  items: ProductHistoryEntry[];
  total: number;
  page: number;
  pageSize: number;
};
export type ProductSales = {
  from: string;
  to: string;
  ordersCount: number;
  pieces: number;
  /** Centimes. */
  revenue: number;
  /** Thirty days, those without sales too. */
  days: {
    day: string;
    pieces: number;
    /** Centimes. */
    revenue: number;
  }[];
};
export type ProductBulkProblem = {
  status: number;
  code: string;
  errors?: {
    [key: string]: string[];
  };
  /** The product as it stands. */
  current?: {
    [key: string]: unknown;
  };
};
export type ProductBulkResult = {
  dryRun: boolean;
  changed: number;
  refused: number;
  items: {
    id: string;
    status: 'changed' | 'refused';
    /** After the change; null when it is refused or tried only. */
    revision: number | null;
    problem: ProductBulkProblem | null;
  }[];
};
export type ProductBulkItem = {
  id: string;
  revision: number;
  action?: 'publish' | 'unpublish' | 'archive' | 'unarchive';
  categoryId?: string | null;
  brandId?: string | null;
  price?: number | null;
  compareAtPrice?: number | null;
  quantity?: number;
  stockAdjustment?: number;
};
export type ProductBulkUpdate = {
  dryRun?: boolean;
  items: ProductBulkItem[];
};
export type VariantCreate = {
  productId: string;
  sku?: string;
  barcode?: string | null;
  optionValues: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them. */
  mediaIds?: string[];
  status?: VariantStatus;
};
export type VariantAxis = {
  attributeId: string;
  valueIds: string[];
};
export type VariantGeneration = {
  productId: string;
  axes: VariantAxis[];
  price?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
};
export type VariantIds = {
  ids: string[];
};
export type VariantUpdate = {
  sku?: string;
  barcode?: string | null;
  optionValues?: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** All pictures that show this variant, in order: media that the product shows, and pictures of it by their own id where they are no media (`not_of_product` names one that it lacks or that waits for approval). A picture that leaves the product leaves its variants. */
  mediaIds?: string[];
  /** Pieces to add to or, negative, take from the stock on hand; instead of `stockOnHand`. */
  stockAdjustment?: number;
  position?: number;
  status?: VariantStatus;
};
export const {
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useCreateProductMutation,
  useGetProductQuery,
  useLazyGetProductQuery,
  useUpdateProductMutation,
  usePerformProductActionMutation,
  useListProductHistoryQuery,
  useLazyListProductHistoryQuery,
  useGetProductSalesQuery,
  useLazyGetProductSalesQuery,
  useUpdateProductsMutation,
  useCreateVariantMutation,
  useGenerateVariantsMutation,
  useDeleteVariantsMutation,
  useGetVariantQuery,
  useLazyGetVariantQuery,
  useUpdateVariantMutation,
  useExportProductsQuery,
  useLazyExportProductsQuery,
} = injectedRtkApi;
