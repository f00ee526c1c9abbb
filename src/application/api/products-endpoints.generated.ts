// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
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
export * from './products-queries.generated';
import type {
  InventoryType,
  Product,
  ProductAction,
  StockPolicy,
  Variant,
  VariantStatus,
} from './shared-schemas.generated';
import { productAnswer, variantAnswer } from './products-queries.generated';
import { productsQueries as api } from './products-queries.generated';
export const addTagTypes = ['products'] as const;
export const productBulkResultAnswer = {
  dryRun: true,
  changed: 0,
  refused: 0,
  items: [{ id: '', status: '' }],
};
export const variantIdsAnswer = { ids: [''] };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type CreateProductApiResponse = /** status 201 The product. */ Product;
export type CreateProductApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  productCreate: ProductCreate;
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
  useCreateProductMutation,
  useUpdateProductMutation,
  usePerformProductActionMutation,
  useUpdateProductsMutation,
  useCreateVariantMutation,
  useGenerateVariantsMutation,
  useDeleteVariantsMutation,
  useUpdateVariantMutation,
  useExportProductsQuery,
  useLazyExportProductsQuery,
} = injectedRtkApi;
