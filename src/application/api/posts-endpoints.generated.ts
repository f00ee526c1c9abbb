// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './posts-queries.generated';
import type { Post, PostAction, PostCreate, PostUpdate } from '#openapi/types.generated';
import { postAnswer } from './posts-queries.generated';
import { postsQueries as api } from './posts-queries.generated';
export const addTagTypes = ['posts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type CreatePostApiResponse = /** status 201 The draft. */ Post;
export type CreatePostApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  postCreate: PostCreate;
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
export const { useCreatePostMutation, useUpdatePostMutation, usePerformPostActionMutation } =
  injectedRtkApi;
