// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = ['media'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
            ids: queryArg.ids,
            folder: queryArg.folder,
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
      listMediaFolders: build.query<ListMediaFoldersApiResponse, ListMediaFoldersApiArg>({
        query: () => ({ url: `/api/store/media/folders` }),
        providesTags: ['media'],
      }),
      renameMediaFolder: build.mutation<RenameMediaFolderApiResponse, RenameMediaFolderApiArg>({
        query: (queryArg) => ({
          url: `/api/store/media/folders/rename`,
          method: 'POST',
          body: queryArg.folderRename,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      moveMedia: build.mutation<MoveMediaApiResponse, MoveMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/store/media/move`,
          method: 'POST',
          body: queryArg.mediaMove,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mediaEndpoints };
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
  /** Only these pictures; those of other stores are left out. */
  ids?: string[];
  /** Only what lies in this folder or in one inside it; empty for what lies in none. */
  folder?: FolderPath;
  /** Order of the list; a minus sign turns it round. name is the file name, size the bytes. */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'size' | '-size' | 'position';
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
export type ListMediaFoldersApiResponse = /** status 200 The folders and the whole. */ MediaFolders;
export type ListMediaFoldersApiArg = void;
export type RenameMediaFolderApiResponse =
  /** status 200 How many pictures lie elsewhere now. */ MovedMedia;
export type RenameMediaFolderApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  folderRename: FolderRename;
};
export type MoveMediaApiResponse = /** status 200 How many were moved. */ MovedMedia;
export type MoveMediaApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  mediaMove: MediaMove;
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
  /** Path of the folder it lies in; empty for none. */
  folder: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
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
export type FolderPath = string;
export type MediaUpdate = {
  alt?: string | null;
  altEn?: string | null;
  altAr?: string | null;
  position?: number;
};
export type ProductType = 'simple' | 'variable';
export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';
export type ProductStatus = 'draft' | 'inactive' | 'published';
export type ApprovalState = 'new' | 'under_review' | 'approved';
export type VisibilityCondition = {
  condition: 'approved' | 'published' | 'not_archived' | 'priced' | 'in_stock' | 'store_open';
  isMet: boolean;
};
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
  /** Pictures in order as in `mediaIds` of the product. */
  mediaIds?: string[];
};
export type ProductAttribute = {
  attributeId: string;
  valueIds: string[];
  value: string | number | boolean | null;
};
export type OptionValue = {
  attributeId: string;
  valueId: string;
  /** French name of the attribute. */
  attribute: string;
  /** French name of the value. */
  value: string;
};
export type VariantStatus = 'active' | 'inactive';
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
  /** Centimes; null for who may not see profit. */
  costPrice: number | null;
  stockOnHand: number;
  stockReserved: number;
  stockAvailable: number;
  lowStockThreshold: number;
  weightGrams: number | null;
  position: number;
  /** Pictures of the product that show this variant, in order, as `mediaIds` of the product names them. */
  mediaIds: string[];
  /** The first of them that is on this host. */
  pictureUrl: string | null;
  status: VariantStatus;
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
  /** It can be ordered while it is out of stock. */
  allowBackorder: boolean;
  status: ProductStatus;
  approvalState: ApprovalState;
  isActive: boolean;
  /** What being on sale depends on; `isActive` is all of it. */
  visibility: VisibilityCondition[];
  isArchived: boolean;
  rejectionReason: string | null;
  handle: string;
  pendingChanges: PendingChanges | null;
  attributes: ProductAttribute[];
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
export type MediaFolder = {
  /** Empty for what lies in no folder. */
  path: string;
  /** Pictures in the folder itself. */
  count: number;
  /** Of these pictures as stored, without their thumbnails. */
  sizeBytes: number;
};
export type MediaFolders = {
  items: MediaFolder[];
  /** Pictures of the whole library. */
  count: number;
  /** Of all pictures as stored. */
  sizeBytes: number;
};
export type MovedMedia = {
  moved: number;
};
export type FolderRename = {
  from: string;
  /** As FolderPath; invalid_folder where it is none, or would take a folder inside beyond the bounds. */
  to: string;
};
export type MediaMove = {
  ids: string[];
  folder: FolderPath;
};
export const {
  useUploadMediaMutation,
  useUploadManyMediaMutation,
  useListMediaQuery,
  useLazyListMediaQuery,
  useUpdateMediaMutation,
  useMakeMediaCoverMutation,
  useDeleteMediaMutation,
  useListMediaFoldersQuery,
  useLazyListMediaFoldersQuery,
  useRenameMediaFolderMutation,
  useMoveMediaMutation,
} = injectedRtkApi;
