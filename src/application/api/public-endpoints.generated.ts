// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Cart,
  CartQuote,
  CityList,
  Contact,
  IconList,
  Join,
  Language,
  PlacedCart,
  PublicCategoryList,
  PublicPost,
  PublicPostList,
  PublicProduct,
  PublicProductList,
  PublicStoreDetails,
  QuoteWanted,
  Received,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['public'] as const;
export const publicProductListAnswer = {
  items: [
    {
      id: '',
      handle: '',
      price: 0,
      priceMax: 0,
      productType: '',
      inventoryType: '',
      store: { id: '', name: '' },
      createdAt: '',
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const publicProductAnswer = {
  id: '',
  handle: '',
  price: 0,
  priceMax: 0,
  productType: '',
  inventoryType: '',
  store: { id: '', name: '' },
  createdAt: '',
  variants: [
    {
      id: '',
      sku: '',
      price: 0,
      isAvailable: true,
      pictureUrls: [''],
      options: [{ code: '', attribute: '', value: '' }],
    },
  ],
  pictures: [{ url: '', thumbnailUrl: '' }],
};
export const publicStoreDetailsAnswer = {
  id: '',
  name: '',
  status: '',
  createdAt: '',
  opening: { isOpen: true },
  weekly: [{ day: '', opens: '', closes: '' }],
  handlingDays: 0,
};
export const publicCategoryListAnswer = {
  items: [{ id: '', name: '', nameEn: '', nameAr: '', path: '' }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const cityListAnswer = {
  items: [
    {
      id: '',
      name: '',
      nameEn: '',
      nameAr: '',
      region: '',
      regionEn: '',
      regionAr: '',
      isDeliverable: true,
      deliveryDays: 0,
      shippingFee: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const publicPostListAnswer = {
  items: [
    {
      id: '',
      slug: '',
      title: '',
      titleEn: '',
      titleAr: '',
      excerpt: '',
      excerptEn: '',
      excerptAr: '',
      publishedAt: '',
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const publicPostAnswer = {
  id: '',
  slug: '',
  title: '',
  titleEn: '',
  titleAr: '',
  excerpt: '',
  excerptEn: '',
  excerptAr: '',
  publishedAt: '',
  content: '',
  contentEn: '',
  contentAr: '',
};
export const iconListAnswer = { icons: [{ name: '', svg: '' }], notFound: [''] };
export const placedCartAnswer = {
  orders: [
    {
      id: '',
      number: '',
      status: '',
      store: { id: '', name: '' },
      itemTotal: 0,
      shippingTotal: 0,
      total: 0,
      chatLink: '',
    },
  ],
  items: [{ id: '', quantity: 0, price: 0, colors: [''] }],
  subTotal: 0,
  discount: 0,
  shipping: 0,
  total: 0,
  totalItems: 0,
  paymentMethod: '',
  deliveryDays: 0,
};
export const cartQuoteAnswer = {
  items: [{ id: '', price: 0 }],
  short: [''],
  subTotal: 0,
  discount: 0,
  shipping: 0,
  total: 0,
  deliveryDays: 0,
  paymentMethods: [''],
};
export const receivedAnswer = { receivedAt: '' };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPublicProducts: build.query<ListPublicProductsApiResponse, ListPublicProductsApiArg>({
        query: (queryArg) => ({
          answer: publicProductListAnswer,
          url: `/api/public/products/`,
          params: {
            q: queryArg.q,
            categoryId: queryArg.categoryId,
            storeId: queryArg.storeId,
            language: queryArg.language,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['public'],
      }),
      getPublicProduct: build.query<GetPublicProductApiResponse, GetPublicProductApiArg>({
        query: (queryArg) => ({
          answer: publicProductAnswer,
          url: `/api/public/products/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ['public'],
      }),
      getPublicStore: build.query<GetPublicStoreApiResponse, GetPublicStoreApiArg>({
        query: (queryArg) => ({
          answer: publicStoreDetailsAnswer,
          url: `/api/public/stores/${encodeURIComponent(String(queryArg.storeId))}`,
        }),
        providesTags: ['public'],
      }),
      listPublicCategories: build.query<
        ListPublicCategoriesApiResponse,
        ListPublicCategoriesApiArg
      >({
        query: () => ({ answer: publicCategoryListAnswer, url: `/api/public/categories/` }),
        providesTags: ['public'],
      }),
      listPublicCities: build.query<ListPublicCitiesApiResponse, ListPublicCitiesApiArg>({
        query: () => ({ answer: cityListAnswer, url: `/api/public/cities/` }),
        providesTags: ['public'],
      }),
      listPublicPosts: build.query<ListPublicPostsApiResponse, ListPublicPostsApiArg>({
        query: (queryArg) => ({
          answer: publicPostListAnswer,
          url: `/api/public/posts/`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['public'],
      }),
      getPublicPost: build.query<GetPublicPostApiResponse, GetPublicPostApiArg>({
        query: (queryArg) => ({
          answer: publicPostAnswer,
          url: `/api/public/posts/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['public'],
      }),
      listIcons: build.query<ListIconsApiResponse, ListIconsApiArg>({
        query: (queryArg) => ({
          answer: iconListAnswer,
          url: `/api/public/icons/${encodeURIComponent(String(queryArg['set']))}`,
          params: {
            icons: queryArg.icons,
          },
        }),
        providesTags: ['public'],
      }),
      placeCart: build.mutation<PlaceCartApiResponse, PlaceCartApiArg>({
        query: (queryArg) => ({
          answer: placedCartAnswer,
          url: `/api/public/checkout`,
          method: 'POST',
          body: queryArg.cart,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['public'],
      }),
      quoteCart: build.mutation<QuoteCartApiResponse, QuoteCartApiArg>({
        query: (queryArg) => ({
          answer: cartQuoteAnswer,
          url: `/api/public/checkout/quote`,
          method: 'POST',
          body: queryArg.quoteWanted,
        }),
      }),
      sendContact: build.mutation<SendContactApiResponse, SendContactApiArg>({
        query: (queryArg) => ({
          answer: receivedAnswer,
          url: `/api/public/contact`,
          method: 'POST',
          body: queryArg.contact,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['public'],
      }),
      sendJoin: build.mutation<SendJoinApiResponse, SendJoinApiArg>({
        query: (queryArg) => ({
          answer: receivedAnswer,
          url: `/api/public/join`,
          method: 'POST',
          body: queryArg.join,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['public'],
      }),
    }),
  });
export { injectedRtkApi as publicEndpoints };
export type ListPublicProductsApiResponse = /** status 200 A page of products. */ PublicProductList;
export type ListPublicProductsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** A category with everything below it. */
  categoryId?: string;
  /** One store's. */
  storeId?: string;
  /** Only what has a name in this language. */
  language?: Language;
  /** Order; a minus sign turns it round. */
  sort?: 'name' | '-name' | 'price' | '-price' | 'createdAt' | '-createdAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPublicProductApiResponse = /** status 200 The product. */ PublicProduct;
export type GetPublicProductApiArg = {
  /** Id or handle. */
  productId: string;
};
export type GetPublicStoreApiResponse = /** status 200 The store. */ PublicStoreDetails;
export type GetPublicStoreApiArg = {
  /** Id of the store. */
  storeId: string;
};
export type ListPublicCategoriesApiResponse = /** status 200 The categories. */ PublicCategoryList;
export type ListPublicCategoriesApiArg = void;
export type ListPublicCitiesApiResponse = /** status 200 The cities. */ CityList;
export type ListPublicCitiesApiArg = void;
export type ListPublicPostsApiResponse = /** status 200 A page of articles. */ PublicPostList;
export type ListPublicPostsApiArg = {
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPublicPostApiResponse = /** status 200 The article. */ PublicPost;
export type GetPublicPostApiArg = {
  /** Slug of the article. */
  slug: string;
};
export type ListIconsApiResponse = /** status 200 The icons. */ IconList;
export type ListIconsApiArg = {
  /** The set. */
  set: 'solar';
  /** Names, with commas between. */
  icons: string;
};
export type PlaceCartApiResponse = /** status 201 The orders, placed. */ PlacedCart;
export type PlaceCartApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  cart: Cart;
};
export type QuoteCartApiResponse = /** status 200 What it costs. */ CartQuote;
export type QuoteCartApiArg = {
  quoteWanted: QuoteWanted;
};
export type SendContactApiResponse = /** status 201 Received. */ Received;
export type SendContactApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  contact: Contact;
};
export type SendJoinApiResponse = /** status 201 Received. */ Received;
export type SendJoinApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  join: Join;
};
export const {
  useListPublicProductsQuery,
  useLazyListPublicProductsQuery,
  useGetPublicProductQuery,
  useLazyGetPublicProductQuery,
  useGetPublicStoreQuery,
  useLazyGetPublicStoreQuery,
  useListPublicCategoriesQuery,
  useLazyListPublicCategoriesQuery,
  useListPublicCitiesQuery,
  useLazyListPublicCitiesQuery,
  useListPublicPostsQuery,
  useLazyListPublicPostsQuery,
  useGetPublicPostQuery,
  useLazyGetPublicPostQuery,
  useListIconsQuery,
  useLazyListIconsQuery,
  usePlaceCartMutation,
  useQuoteCartMutation,
  useSendContactMutation,
  useSendJoinMutation,
} = injectedRtkApi;
