// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './media-queries.generated';
import type {
  CoverChoice,
  FolderRename,
  Media,
  MediaDeletionResults,
  MediaIds,
  MediaMove,
  MediaUpdate,
  MediaUploadResults,
  MovedMedia,
  Product,
} from '#openapi/types.generated';
import { mediaQueries as api } from './media-queries.generated';
export const addTagTypes = ['media'] as const;
export const mediaAnswer = {
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
export const mediaUploadResultsAnswer = { results: [{ fileName: '', outcome: '', errors: [''] }] };
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
export const mediaDeletionResultsAnswer = { results: [{ id: '', outcome: '', usageCount: 0 }] };
export const movedMediaAnswer = { moved: 0 };
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
export const {
  useUploadMediaMutation,
  useUploadManyMediaMutation,
  useUpdateMediaMutation,
  useMakeMediaCoverMutation,
  useDeleteMediaMutation,
  useRenameMediaFolderMutation,
  useMoveMediaMutation,
} = injectedRtkApi;
