// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = [
  'session',
  'products',
  'reference',
  'imports',
  'media',
  'orders',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/token/`,
          method: 'POST',
          body: queryArg.credentials,
        }),
        invalidatesTags: ['session'],
      }),
      refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/token/refresh/`,
          method: 'POST',
          body: queryArg.refreshRequest,
        }),
        invalidatesTags: ['session'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: 'POST',
          body: queryArg.registration,
        }),
        invalidatesTags: ['session'],
      }),
      getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
        query: () => ({ url: `/api/user/` }),
        providesTags: ['session'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: () => ({ url: `/api/store/session/end/`, method: 'POST' }),
        invalidatesTags: ['session'],
      }),
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
      listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
        query: () => ({ url: `/api/categories/` }),
        providesTags: ['reference'],
      }),
      listBrands: build.query<ListBrandsApiResponse, ListBrandsApiArg>({
        query: (queryArg) => ({
          url: `/api/brands/`,
          params: {
            q: queryArg.q,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reference'],
      }),
      listAttributes: build.query<ListAttributesApiResponse, ListAttributesApiArg>({
        query: () => ({ url: `/api/attributes/get/` }),
        providesTags: ['reference'],
      }),
      listCities: build.query<ListCitiesApiResponse, ListCitiesApiArg>({
        query: () => ({ url: `/api/cities/get/` }),
        providesTags: ['reference'],
      }),
      createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/import/new`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ['imports'],
      }),
      updateImport: build.mutation<UpdateImportApiResponse, UpdateImportApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}`,
          method: 'PATCH',
          body: queryArg.importUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      listImportRows: build.query<ListImportRowsApiResponse, ListImportRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/rows`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['imports'],
      }),
      downloadImportFailures: build.query<
        DownloadImportFailuresApiResponse,
        DownloadImportFailuresApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/failures`,
        }),
        providesTags: ['imports'],
      }),
      performImportAction: build.mutation<
        PerformImportActionApiResponse,
        PerformImportActionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/action/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/upload/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      uploadManyMedia: build.mutation<UploadManyMediaApiResponse, UploadManyMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/upload/multiple/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      listMedia: build.query<ListMediaApiResponse, ListMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/get/`,
          params: {
            q: queryArg.q,
            unused: queryArg.unused,
            productId: queryArg.productId,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['media'],
      }),
      updateMedia: build.mutation<UpdateMediaApiResponse, UpdateMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/update/${encodeURIComponent(String(queryArg.mediaId))}`,
          method: 'PATCH',
          body: queryArg.mediaUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      makeMediaCover: build.mutation<MakeMediaCoverApiResponse, MakeMediaCoverApiArg>({
        query: (queryArg) => ({
          url: `/api/media/store/update/cover/${encodeURIComponent(String(queryArg.mediaId))}`,
          method: 'PATCH',
          body: queryArg.coverChoice,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      deleteMedia: build.mutation<DeleteMediaApiResponse, DeleteMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/delete/`,
          method: 'POST',
          body: queryArg.mediaIds,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/store/orders/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            cityId: queryArg.cityId,
            paymentMethod: queryArg.paymentMethod,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['orders'],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}`,
        }),
        providesTags: ['orders'],
      }),
      performOrderAction: build.mutation<PerformOrderActionApiResponse, PerformOrderActionApiArg>({
        query: (queryArg) => ({
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.orderActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as storeEndpoints };
export type CreateTokenApiResponse = /** status 200 Signed in. */ TokenPair;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type RefreshTokenApiResponse = /** status 200 A new access token. */ AccessToken;
export type RefreshTokenApiArg = {
  refreshRequest: RefreshRequest;
};
export type RegisterApiResponse = /** status 201 Registered. */ Registered;
export type RegisterApiArg = {
  registration: Registration;
};
export type GetCurrentUserApiResponse = /** status 200 The current user. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = void;
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
export type ListCategoriesApiResponse = /** status 200 The categories. */ CategoryList;
export type ListCategoriesApiArg = void;
export type ListBrandsApiResponse = /** status 200 A page of brands. */ BrandList;
export type ListBrandsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ListAttributesApiResponse = /** status 200 The attributes. */ AttributeList;
export type ListAttributesApiArg = void;
export type ListCitiesApiResponse = /** status 200 The cities. */ CityList;
export type ListCitiesApiArg = void;
export type CreateImportApiResponse = /** status 201 The job. */ ImportJob;
export type CreateImportApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** CSV or TSV, 100 MB at most. */
    file: Blob;
  };
};
export type GetImportApiResponse = /** status 200 The job. */ ImportJob;
export type GetImportApiArg = {
  /** Id of the job. */
  importId: string;
};
export type UpdateImportApiResponse = /** status 200 The job. */ ImportJob;
export type UpdateImportApiArg = {
  /** Id of the job. */
  importId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  importUpdate: ImportUpdate;
};
export type ListImportRowsApiResponse = /** status 200 A page of rows. */ ImportRowList;
export type ListImportRowsApiArg = {
  /** Id of the job. */
  importId: string;
  /** Rows to keep. */
  status?: ImportRowStatus;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type DownloadImportFailuresApiResponse = /** status 200 The file. */ string;
export type DownloadImportFailuresApiArg = {
  /** Id of the job. */
  importId: string;
};
export type PerformImportActionApiResponse = /** status 200 The job. */ ImportJob;
export type PerformImportActionApiArg = {
  /** Id of the job. */
  importId: string;
  /** What to do. */
  action: ImportAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type UploadMediaApiResponse =
  /** status 201 The media, or the one that holds the same file already. */ Media;
export type UploadMediaApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** PNG, JPEG or WebP; 10 MB and 40 megapixels at most, no side beyond 12,000 pixels. */
    file: Blob;
  };
};
export type UploadManyMediaApiResponse =
  /** status 200 What became of each file. */ MediaUploadResults;
export type UploadManyMediaApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** Each as for a single upload, in a field named files. */
    files: Blob[];
  };
};
export type ListMediaApiResponse = /** status 200 A page of the library. */ MediaList;
export type ListMediaApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** true: only pictures that no product uses; false: only used ones. */
  unused?: boolean;
  /** Only the pictures of this product. */
  productId?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'createdAt' | '-createdAt' | 'position';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type UpdateMediaApiResponse = /** status 200 The media as it stands now. */ Media;
export type UpdateMediaApiArg = {
  /** Id of the media. */
  mediaId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  mediaUpdate: MediaUpdate;
};
export type MakeMediaCoverApiResponse = /** status 200 The product as it stands now. */ Product;
export type MakeMediaCoverApiArg = {
  /** Id of the media. */
  mediaId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  coverChoice: CoverChoice;
};
export type DeleteMediaApiResponse =
  /** status 200 What became of each, in the order asked. */ MediaDeletionResults;
export type DeleteMediaApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  mediaIds: MediaIds;
};
export type ListOrdersApiResponse = /** status 200 A page of orders. */ OrderList;
export type ListOrdersApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. `canceled` is read as `cancelled`. */
  status?: OrderStatusInput[];
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** City of delivery. */
  cityId?: string;
  /** How the client pays. */
  paymentMethod?: PaymentMethod;
  /** Order of the list; a minus sign turns it round. `deadline` puts what is due first. */
  sort?:
    | 'deadline'
    | '-deadline'
    | 'orderDate'
    | '-orderDate'
    | 'total'
    | '-total'
    | 'number'
    | '-number';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** Id of the order. */
  orderId: string;
};
export type PerformOrderActionApiResponse = /** status 200 The order after the action. */ Order;
export type PerformOrderActionApiArg = {
  /** Id of the order. */
  orderId: string;
  /** What to do. */
  action: OrderAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  orderActionRequest: OrderActionRequest;
};
export type TokenPair = {
  /** JSON web token, `exp` in seconds. */
  access: string;
  /** JSON web token, `exp` in seconds. */
  refresh: string;
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
export type Credentials = {
  username: string;
  password: string;
};
export type AccessToken = {
  access: string;
};
export type RefreshRequest = {
  refresh: string;
};
export type Role = 'store_admin' | 'store_manager' | 'store_user';
export type OwnStore = {
  id: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  status: 'under_review' | 'active' | 'suspended';
};
export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  role: Role;
  phoneNumber: string | null;
  status: 'active' | 'inactive';
  /** What this user may do; menus and buttons follow it. */
  permissions: string[];
  store: OwnStore;
  lastSeenAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type Registered = {
  accessToken: string;
  user: CurrentUser;
};
export type Registration = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
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
  /** 320 pixels; the cover itself where there is no smaller one. */
  coverThumbnailUrl: string | null;
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
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
  /** Pictures in order as in `mediaIds` of the product. */
  mediaIds?: string[];
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
  id: string;
  /** The media of the library it is; null for one on another host. */
  mediaId: string | null;
  url: string;
  /** 320 pixels; the picture itself where there is no smaller one. */
  thumbnailUrl: string;
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
  /** The pictures in order: the media of each, or the id of the picture itself where it is no media of the library (still on another host). */
  mediaIds: string[];
  /** The first of `mediaIds`. */
  coverId: string | null;
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
  /** All pictures in order, the first is the cover: media of the store, and pictures of this product by their own id where they are no media. One that is left out is detached. On an approved product the new pictures wait as `pendingChanges`. */
  mediaIds?: string[];
};
export type Category = {
  id: string;
  parentId: string | null;
  /** French name. */
  name: string;
  nameEn: string;
  nameAr: string;
  slug: string;
  /** Slugs from the root, joined by /. */
  path: string;
  level: number;
  rank: number;
  /** Share of the item total the marketplace keeps, 0 to 1. */
  commissionRate: number;
};
export type CategoryList = {
  items: Category[];
  total: number;
  page: number;
  pageSize: number;
};
export type Brand = {
  id: string;
  name: string;
  slug: string;
};
export type BrandList = {
  items: Brand[];
  total: number;
  page: number;
  pageSize: number;
};
export type AttributeValue = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  colorHex: string | null;
  rank: number;
};
export type Attribute = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  type: 'single_select' | 'multi_select' | 'text' | 'unit' | 'toggle';
  unit: string | null;
  isRequired: boolean;
  isVariantAxis: boolean;
  rank: number;
  values: AttributeValue[];
};
export type AttributeList = {
  items: Attribute[];
  total: number;
  page: number;
  pageSize: number;
};
export type City = {
  id: string;
  name: string;
  nameEn: string;
  nameAr: string;
  region: string;
  regionEn: string;
  regionAr: string;
  isDeliverable: boolean;
  deliveryDays: number;
  /** Centimes of MAD. */
  shippingFee: number;
};
export type CityList = {
  items: City[];
  total: number;
  page: number;
  pageSize: number;
};
export type ImportFormat =
  | 'own'
  | 'shopify'
  | 'shopify_new'
  | 'woocommerce'
  | 'google_merchant'
  | 'medusa'
  | 'bagisto'
  | 'spree_products'
  | 'spree_translations'
  | 'unknown';
export type ImportStatus =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'finished'
  | 'failed'
  | 'cancelled';
export type ImportColumn = {
  column: string;
  /** Field of the catalogue, e.g. code, nameFr, price, attr:color; null leaves the column out. */
  target: string | null;
  /** First value found. */
  sample: string | null;
};
export type ImportOptions = {
  /** Language of text the file does not label. */
  textLanguage: ('fr' | 'en' | 'ar' | null) | ('fr' | 'en' | 'ar' | null);
  /** Currency of the prices to read; rows in another are skipped. */
  currency: string | null;
  /** MAD for one unit of the currency. No default. */
  exchangeRate: number | null;
  decimalComma: boolean;
};
export type ImportProductTotals = {
  created: number;
  updated: number;
  failed: number;
  unchanged: number;
};
export type ImportAction = 'dryRun' | 'run' | 'cancel';
export type ImportJob = {
  id: string;
  fileName: string;
  sizeBytes: number;
  format: ImportFormat;
  delimiter: ',' | ';' | '\t';
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';
  status: ImportStatus;
  failureCode: string | null;
  mapping: ImportColumn[];
  options: ImportOptions;
  /** Options that must be chosen before a dry run. */
  requiredOptions: ('textLanguage' | 'currency' | 'exchangeRate')[];
  /** Currencies found in the file. */
  currencies: string[];
  /** Records in the file. */
  rowCount: number;
  /** Records done in this dry run or run. */
  processedCount: number;
  okCount: number;
  failedCount: number;
  warningCount: number;
  skippedCount: number;
  products: ImportProductTotals;
  /** Whether the figures are those of a dry run. */
  dryRun: boolean;
  allowedActions: ImportAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ImportMappingEntry = {
  column: string;
  target: string | null;
};
export type ImportOptionsUpdate = {
  textLanguage?: ('fr' | 'en' | 'ar' | null) | ('fr' | 'en' | 'ar' | null);
  currency?: string | null;
  exchangeRate?: number | null;
  decimalComma?: boolean;
};
export type ImportUpdate = {
  mapping?: ImportMappingEntry[];
  options?: ImportOptionsUpdate;
};
export type ImportRowStatus = 'error' | 'warning' | 'skipped';
export type ImportRowIssue = {
  code: string;
  column: string | null;
  value: string | null;
};
export type ImportRow = {
  /** Row as a spreadsheet counts it, the header is 1; a cell with line breaks is one row. */
  number: number;
  status: ImportRowStatus;
  action: 'create' | 'update' | 'skip';
  /** Product or variant code of the row. */
  code: string | null;
  errors: ImportRowIssue[];
};
export type ImportRowList = {
  items: ImportRow[];
  total: number;
  page: number;
  pageSize: number;
};
export type Media = {
  id: string;
  /** Path of the picture on this host; never given to another. */
  url: string;
  /** 320 pixels on the longer side. The same name with 96 or 960 for 320 leads to the other sizes. */
  thumbnailUrl: string;
  /** The name it was sent under. */
  fileName: string;
  /** SVG only for the pictures that come with the demo. */
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  /** Of the picture as stored. */
  sizeBytes: number;
  /** Pixels as stored, upright. */
  width: number;
  /** Pixels as stored, upright. */
  height: number;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
  /** Place in the library as the store orders it. The order within a product is that of its `mediaIds`. */
  position: number;
  /** Whether it is the first picture of a product; in a list narrowed to a product, of that one. */
  isCover: boolean;
  /** How many products use it now. */
  usageCount: number;
  /** SHA-256 of the file as sent. */
  checksum: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type MediaUploadResult = {
  fileName: string;
  outcome: 'stored' | 'known' | 'refused';
  media: Media | null;
  /** Why it was refused: empty_file, file_too_large, unsupported_picture, unreadable_picture, too_many_pixels. */
  errors: string[];
};
export type MediaUploadResults = {
  results: MediaUploadResult[];
};
export type MediaList = {
  items: Media[];
  total: number;
  page: number;
  pageSize: number;
};
export type MediaUpdate = {
  alt?: string | null;
  altEn?: string | null;
  altAr?: string | null;
  position?: number;
};
export type CoverChoice = {
  productId: string;
};
export type MediaDeletionResult = {
  id: string;
  /** not_found is also the picture of another store. */
  outcome: 'deleted' | 'in_use' | 'not_found';
  /** How many products use it or wait to. */
  usageCount: number;
};
export type MediaDeletionResults = {
  results: MediaDeletionResult[];
};
export type MediaIds = {
  ids: string[];
};
export type OrderClient = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
};
export type OrderStatus =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'invoiced'
  | 'done'
  | 'cancelled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';
export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'refunded'
  | 'partially_refunded';
export type PaymentMethod = 'cod' | 'card' | 'transfer';
export type OrderDeadline = {
  kind: 'accept' | 'ship';
  at: string;
};
export type OrderItemPicture = {
  url: string | null;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
};
export type OrderAction =
  | 'accept'
  | 'undoAccept'
  | 'refuse'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'deliver'
  | 'delete';
export type AllowedOrderAction = {
  action: OrderAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type OrderSummary = {
  id: string;
  number: string;
  /** Number in the shop's ERP. */
  externalNumber: string | null;
  client: OrderClient;
  city: string;
  cityEn: string;
  cityAr: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  deadline: OrderDeadline | null;
  acceptedAt: string | null;
  /** The first items' pictures. */
  pictures: OrderItemPicture[];
  /** Number of products. */
  itemsCount: number;
  /** Centimes of MAD. */
  total: number;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type OrderCounts = {
  [key: string]: number;
};
export type OrderList = {
  items: OrderSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
};
export type OrderStatusInput =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'invoiced'
  | 'done'
  | 'cancelled'
  | 'canceled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';
export type OrderItem = {
  id: string;
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  optionsText: string | null;
  pictureUrl: string | null;
  quantity: number;
  quantityCancelled: number;
  quantityReturned: number;
  /** Centimes. */
  unitPrice: number;
  /** Centimes at the time of the order; null for who may not see profit. */
  unitCost: number | null;
  /** VAT rate, 0 to 1. */
  taxRate: number;
  /** Centimes. */
  total: number;
  /** Centimes; null for who may not see commission. */
  commission: number | null;
};
export type Address = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};
export type HistoryActor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  id: string | null;
  name: string | null;
};
export type HistoryEntry = {
  at: string;
  actor: HistoryActor;
  action: string;
  from: string | null;
  to: string;
  reasonCode: string | null;
  note: string | null;
  visibility: 'staff' | 'everyone';
};
export type Order = {
  id: string;
  number: string;
  externalNumber: string | null;
  client: OrderClient;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  acceptBy: string | null;
  shipBy: string | null;
  deadline: OrderDeadline | null;
  items: OrderItem[];
  itemsCount: number;
  itemTotal: number;
  shippingTotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  commissionTotal: number | null;
  netTotal: number | null;
  /** Id of the user who accepted. */
  acceptedBy: string | null;
  acceptedAt: string | null;
  deliveredAt: string | null;
  shippingAddress: Address;
  clientNote: string | null;
  internalNote: string | null;
  history: HistoryEntry[];
  carrier: string | null;
  trackingNumber: string | null;
  invoiceId: string | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type RefusalReason = 'out_of_stock' | 'wrong_price' | 'outside_delivery_area' | 'other';
export type OrderActionRequest = {
  reasonCode?: RefusalReason;
  /** Message to the client. */
  note?: string;
  carrier?: string;
  trackingNumber?: string;
};
export const {
  useCreateTokenMutation,
  useRefreshTokenMutation,
  useRegisterMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useEndSessionMutation,
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useCreateProductMutation,
  useGetProductQuery,
  useLazyGetProductQuery,
  useUpdateProductMutation,
  usePerformProductActionMutation,
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useListBrandsQuery,
  useLazyListBrandsQuery,
  useListAttributesQuery,
  useLazyListAttributesQuery,
  useListCitiesQuery,
  useLazyListCitiesQuery,
  useCreateImportMutation,
  useGetImportQuery,
  useLazyGetImportQuery,
  useUpdateImportMutation,
  useListImportRowsQuery,
  useLazyListImportRowsQuery,
  useDownloadImportFailuresQuery,
  useLazyDownloadImportFailuresQuery,
  usePerformImportActionMutation,
  useUploadMediaMutation,
  useUploadManyMediaMutation,
  useListMediaQuery,
  useLazyListMediaQuery,
  useUpdateMediaMutation,
  useMakeMediaCoverMutation,
  useDeleteMediaMutation,
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  usePerformOrderActionMutation,
} = injectedRtkApi;
