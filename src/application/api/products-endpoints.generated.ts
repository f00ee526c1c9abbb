// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './products-queries.generated';
import type {
  InventoryType,
  Product,
  ProductAction,
  ProductBulkResult,
  ProductBulkUpdate,
  ProductCreate,
  ProductUpdate,
  Variant,
  VariantCreate,
  VariantGeneration,
  VariantIds,
  VariantUpdate,
} from '#openapi/types.generated';
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
