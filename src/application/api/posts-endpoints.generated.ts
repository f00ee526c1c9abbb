// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['posts'] as const;
const postListAnswer = {
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
const postAnswer = {
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
      createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
        query: (queryArg) => ({
          answer: postAnswer,
          url: `/api/store/posts/`,
          method: 'POST',
          body: queryArg.postCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          answer: postAnswer,
          url: `/api/store/post/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['posts'],
      }),
      updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
        query: (queryArg) => ({
          answer: postAnswer,
          url: `/api/store/post/${encodeURIComponent(String(queryArg.slug))}`,
          method: 'PATCH',
          body: queryArg.postUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      performPostAction: build.mutation<PerformPostActionApiResponse, PerformPostActionApiArg>({
        query: (queryArg) => ({
          answer: postAnswer,
          url: `/api/store/post/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
    }),
  });
export { injectedRtkApi as postsEndpoints };
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
export type CreatePostApiResponse = /** status 201 The draft. */ Post;
export type CreatePostApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  postCreate: PostCreate;
};
export type GetPostApiResponse = /** status 200 The article. */ Post;
export type GetPostApiArg = {
  /** Address of the article; one that it had before leads to it too. */
  slug: string;
};
export type UpdatePostApiResponse = /** status 200 The article after the change. */ Post;
export type UpdatePostApiArg = {
  /** Address of the article; one that it had before leads to it too. */
  slug: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  postUpdate: PostUpdate;
};
export type PerformPostActionApiResponse =
  /** status 200 The article after the action; a deleted one for the last time. */ Post;
export type PerformPostActionApiArg = {
  /** Address of the article; one that it had before leads to it too. */
  slug: string;
  /** What to do. */
  action: PostAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type PostStatus = 'draft' | 'published';
export type PostAction = 'publish' | 'unpublish' | 'delete';
export type AllowedPostAction = {
  action: PostAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type PostSummary = {
  id: string;
  /** Follows from the French title; with a number if another article has that address. */
  slug: string;
  status: PostStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  /** When it was first published. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedPostAction[];
};
export type PostCounts = {
  draft: number;
  published: number;
};
export type PostList = {
  items: PostSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: PostCounts;
};
export type Post = {
  id: string;
  /** Follows from the French title; with a number if another article has that address. */
  slug: string;
  status: PostStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  /** When it was first published. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedPostAction[];
  /** Rich text, sanitised. */
  content: string;
  contentEn: string;
  contentAr: string;
};
export type PostCreate = {
  title: string;
  titleEn?: string;
  titleAr?: string;
  excerpt?: string;
  excerptEn?: string;
  excerptAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
};
export type PostUpdate = {
  title?: string;
  titleEn?: string;
  titleAr?: string;
  excerpt?: string;
  excerptEn?: string;
  excerptAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
};
export const {
  useListPostsQuery,
  useLazyListPostsQuery,
  useCreatePostMutation,
  useGetPostQuery,
  useLazyGetPostQuery,
  useUpdatePostMutation,
  usePerformPostActionMutation,
} = injectedRtkApi;
