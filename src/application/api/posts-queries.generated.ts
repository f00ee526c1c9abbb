// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Post, PostList, PostStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['posts'] as const;
export const postListAnswer = {
  items: [
    {
      id: '',
      slug: '',
      status: '',
      title: '',
      titleEn: '',
      titleAr: '',
      excerpt: '',
      excerptEn: '',
      excerptAr: '',
      createdAt: '',
      updatedAt: '',
      revision: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { draft: 0, published: 0 },
};
export const postAnswer = {
  id: '',
  slug: '',
  status: '',
  title: '',
  titleEn: '',
  titleAr: '',
  excerpt: '',
  excerptEn: '',
  excerptAr: '',
  createdAt: '',
  updatedAt: '',
  revision: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  content: '',
  contentEn: '',
  contentAr: '',
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
        query: (queryArg) => ({
          answer: postListAnswer,
          url: `/api/store/posts/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['posts'],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          answer: postAnswer,
          url: `/api/store/post/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['posts'],
      }),
    }),
  });
export { injectedRtkApi as postsQueries };
export type ListPostsApiResponse = /** status 200 A page of articles. */ PostList;
export type ListPostsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Drafts or published articles only. */
  status?: PostStatus;
  /** Order of the list; a minus sign turns it round. Drafts come last in both orders of publishedAt. */
  sort?: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'publishedAt' | '-publishedAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPostApiResponse = /** status 200 The article. */ Post;
export type GetPostApiArg = {
  /** Address of the article; one that it had before leads to it too. */
  slug: string;
};
export const { useListPostsQuery, useLazyListPostsQuery, useGetPostQuery, useLazyGetPostQuery } =
  injectedRtkApi;
