// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  InventoryType,
  Product,
  ProductHistoryList,
  ProductList,
  ProductSales,
  Variant,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['products'] as const;
export const productListAnswer = {
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
export const productAnswer = {
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
export const productHistoryListAnswer = {
  items: [{ id: '', at: '', actor: { type: '' }, action: '', fields: [''] }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const productSalesAnswer = {
  from: '',
  to: '',
  ordersCount: 0,
  pieces: 0,
  revenue: 0,
  days: [{ day: '', pieces: 0, revenue: 0 }],
};
export const variantAnswer = {
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
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          answer: productAnswer,
          url: `/api/store/product/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ['products'],
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
      getVariant: build.query<GetVariantApiResponse, GetVariantApiArg>({
        query: (queryArg) => ({
          answer: variantAnswer,
          url: `/api/store/variant/${encodeURIComponent(String(queryArg.variantId))}`,
        }),
        providesTags: ['products'],
      }),
    }),
  });
export { injectedRtkApi as productsQueries };
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
export type GetProductApiResponse = /** status 200 The product. */ Product;
export type GetProductApiArg = {
  /** Id of the product. */
  productId: string;
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
export type GetVariantApiResponse = /** status 200 The variant. */ Variant;
export type GetVariantApiArg = {
  /** Id of the variant. */
  variantId: string;
};
export const {
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useGetProductQuery,
  useLazyGetProductQuery,
  useListProductHistoryQuery,
  useLazyListProductHistoryQuery,
  useGetProductSalesQuery,
  useLazyGetProductSalesQuery,
  useGetVariantQuery,
  useLazyGetVariantQuery,
} = injectedRtkApi;
