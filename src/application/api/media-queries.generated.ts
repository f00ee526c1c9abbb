// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { FolderPath, MediaFolders, MediaList } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['media'] as const;
export const mediaListAnswer = {
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
export const mediaFoldersAnswer = {
  items: [{ path: '', count: 0, sizeBytes: 0 }],
  count: 0,
  sizeBytes: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      listMediaFolders: build.query<ListMediaFoldersApiResponse, ListMediaFoldersApiArg>({
        query: () => ({ answer: mediaFoldersAnswer, url: `/api/store/media/folders` }),
        providesTags: ['media'],
      }),
    }),
  });
export { injectedRtkApi as mediaQueries };
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
export type ListMediaFoldersApiResponse = /** status 200 The folders and the whole. */ MediaFolders;
export type ListMediaFoldersApiArg = void;
export const {
  useListMediaQuery,
  useLazyListMediaQuery,
  useListMediaFoldersQuery,
  useLazyListMediaFoldersQuery,
} = injectedRtkApi;
