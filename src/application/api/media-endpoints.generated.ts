// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Product } from './shared-schemas.generated';
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
export const addTagTypes = ['media'] as const;
const mediaAnswer = {
  id: '',
  url: '',
  thumbnailUrl: '',
  fileName: '',
  mimeType: '',
  sizeBytes: 0,
  width: 0,
  height: 0,
  position: 0,
  isCover: true,
  usageCount: 0,
  checksum: '',
  folder: '',
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const mediaUploadResultsAnswer = { results: [{ fileName: '', outcome: '', errors: [''] }] };
const mediaListAnswer = {
  items: [
    {
      id: '',
      url: '',
      thumbnailUrl: '',
      fileName: '',
      mimeType: '',
      sizeBytes: 0,
      width: 0,
      height: 0,
      position: 0,
      isCover: true,
      usageCount: 0,
      checksum: '',
      folder: '',
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
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
const mediaDeletionResultsAnswer = { results: [{ id: '', outcome: '', usageCount: 0 }] };
const mediaFoldersAnswer = {
  items: [{ path: '', count: 0, sizeBytes: 0 }],
  count: 0,
  sizeBytes: 0,
};
const movedMediaAnswer = { moved: 0 };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          answer: mediaAnswer,
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
          answer: mediaUploadResultsAnswer,
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
          answer: mediaListAnswer,
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
          answer: mediaAnswer,
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
          answer: productAnswer,
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
          answer: mediaDeletionResultsAnswer,
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
        query: () => ({ answer: mediaFoldersAnswer, url: `/api/store/media/folders` }),
        providesTags: ['media'],
      }),
      renameMediaFolder: build.mutation<RenameMediaFolderApiResponse, RenameMediaFolderApiArg>({
        query: (queryArg) => ({
          answer: movedMediaAnswer,
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
          answer: movedMediaAnswer,
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
