// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Billing,
  CartItem,
  CityList,
  Language,
  OpeningHours,
  PlacedCart,
  PublicStore,
  TranslatedText,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  Billing,
  CartItem,
  City,
  CityList,
  Day,
  Language,
  OpeningHours,
  PaymentMethod,
  PlacedCart,
  PlacedCartItem,
  PlacedOrder,
  Problem,
  PublicStore,
  TranslatedText,
} from './shared-schemas.generated';
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
export type PublicCategory = {
  id: string;
  name: string;
  nameEn: string;
  nameAr: string;
  path: string;
};
export type PublicProductSummary = {
  id: string;
  handle: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Centimes; of several variants the lowest. */
  price: number;
  /** Centimes. */
  priceMax: number;
  productType: 'simple' | 'variable';
  /** Out of stock only where it may be ordered all the same. */
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  coverUrl: string | null;
  coverThumbnailUrl: string | null;
  brand: string | null;
  category: PublicCategory | null;
  store: PublicStore;
  createdAt: string;
};
export type PublicProductList = {
  items: PublicProductSummary[];
  total: number;
  page: number;
  pageSize: number;
};
export type PublicOption = {
  /** Code of the attribute. */
  code: string;
  attribute: string;
  attributeEn: string | null;
  attributeAr: string | null;
  value: string;
  valueEn: string | null;
  valueAr: string | null;
  colorHex: string | null;
};
export type PublicVariant = {
  id: string;
  sku: string;
  /** Centimes. */
  price: number;
  /** Centimes. */
  compareAtPrice: number | null;
  isAvailable: boolean;
  /** The first of `pictureUrls`. */
  pictureUrl: string | null;
  /** Those of the product's pictures that show this variant, in order; none: all of them may. */
  pictureUrls: string[];
  options: PublicOption[];
};
export type PublicPicture = {
  url: string;
  thumbnailUrl: string;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
};
export type PublicProduct = {
  id: string;
  handle: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Centimes; of several variants the lowest. */
  price: number;
  /** Centimes. */
  priceMax: number;
  productType: 'simple' | 'variable';
  /** Out of stock only where it may be ordered all the same. */
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  coverUrl: string | null;
  coverThumbnailUrl: string | null;
  brand: string | null;
  category: PublicCategory | null;
  store: PublicStore;
  createdAt: string;
  description: string | null;
  descriptionEn: string | null;
  descriptionAr: string | null;
  /** Rich text, sanitised. */
  content: string | null;
  contentEn: string | null;
  contentAr: string | null;
  variants: PublicVariant[];
  pictures: PublicPicture[];
};
export type PublicOpening = {
  isOpen: boolean;
  /** When it closes; null while it is closed. */
  until: string | null;
  /** The day of the next opening; null while it is open or without one. */
  opensOn: string | null;
  /** The time of the next opening. */
  opensAt: string | null;
};
export type PublicDelivery = {
  /** Centimes; the lowest fee, without the fees that a large order saves. */
  feeFrom: number;
  /** Days on the way once the parcel is handed over. */
  daysFrom: number;
  daysTo: number;
  /** Centimes of goods; the lowest total from which some city is free. Null: none is. */
  freeFrom: number | null;
};
export type PublicStoreDetails = {
  id: string;
  name: string;
  nameAr: string | null;
  /** A store under review sells nothing yet. */
  status: 'under_review' | 'active';
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  /** Null when the store has not said where it is. */
  city: {
    name: string;
    nameEn: string;
    nameAr: string;
  } | null;
  /** Since when the store is on the marketplace. */
  createdAt: string;
  opening: PublicOpening;
  /** The hours of a week without closures, in order. */
  weekly: OpeningHours[];
  /** Working days until an order leaves the store. */
  handlingDays: number;
  /** Null for a store under review, and for one that sends nowhere. */
  delivery: PublicDelivery | null;
  /** The policy on returns; null for a store under review. */
  returns: TranslatedText | null;
};
export type PublicCategoryList = {
  items: PublicCategory[];
  total: number;
  page: number;
  pageSize: number;
};
export type PublicPostSummary = {
  id: string;
  slug: string;
  title: string;
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  publishedAt: string;
  /** Shop whose news it is; null for an article of the marketplace. */
  storeName: string | null;
};
export type PublicPostList = {
  items: PublicPostSummary[];
  total: number;
  page: number;
  pageSize: number;
};
export type PublicPost = {
  id: string;
  slug: string;
  title: string;
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  publishedAt: string;
  /** Shop whose news it is; null for an article of the marketplace. */
  storeName: string | null;
  /** Rich text. */
  content: string;
  contentEn: string;
  contentAr: string;
};
export type IconList = {
  /** Those that were found. */
  icons: {
    name: string;
    /** An SVG document. */
    svg: string;
  }[];
  /** Names of no icon. */
  notFound: string[];
};
export type OfferedPaymentMethod = 'cod' | 'card';
export type Cart = {
  items: CartItem[];
  billing: Billing;
  paymentMethod?: OfferedPaymentMethod;
  /** What the processor calls the card, which orders one cart. */
  cardReference?: string;
  clientNote?: string | null;
};
export type CartQuote = {
  items: {
    /** The variant. */
    id: string;
    /** Centimes a piece. */
    price: number;
  }[];
  /** Variants of which there are fewer pieces than wanted. */
  short: string[];
  subTotal: number;
  discount: number;
  shipping: number;
  /** Centimes of goods from which the delivery to the city is free; null without such a rule, and for a cart of several stores. */
  freeFrom: number | null;
  total: number;
  /** Days on the way once a shop has handed the parcel over. */
  deliveryDays: number;
  /** Those that the cart may name. */
  paymentMethods: OfferedPaymentMethod[];
};
export type QuoteWanted = {
  items: CartItem[];
  cityId: string;
};
export type Received = {
  receivedAt: string;
};
export type Contact = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null;
  subject?: string | null;
  message: string;
  /** The store to which it is written; null for the marketplace. */
  storeId?: string | null;
  language?: Language;
  /** Left empty by people. */
  website?: string;
};
export type Join = {
  /** What to join as. */
  product: 'wasaler' | 'seller';
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  cityId?: string | null;
  message?: string | null;
  language?: Language;
  /** Left empty by people. */
  website?: string;
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
