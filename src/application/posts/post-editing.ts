import { POST_FIELDS, type PostTexts } from '#domain/posts/post-texts';
import type { Post } from '#openapi/types.generated';
import { postsEndpoints } from '../api/posts-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The initial values of a new article. */
export const newPost: EditedRecord<PostTexts> = {
  id: null,
  revision: null,
  values: {
    title: '',
    titleEn: '',
    titleAr: '',
    excerpt: '',
    excerptEn: '',
    excerptAr: '',
    content: '',
    contentEn: '',
    contentAr: '',
  },
};

/** An article as its form shows it, identified by its slug. */
export function postRecord(post: Post): EditedRecord<PostTexts> {
  const values = { ...newPost.values };
  for (const field of POST_FIELDS) values[field] = post[field];
  return { id: post.slug, revision: post.revision, values };
}

/** The texts of an article. An article without a slug is created as a draft. */
export const postEditing = recordEditing<PostTexts>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createPost, updatePost } = postsEndpoints.endpoints;
    if (id === null) {
      const creating = store.dispatch(createPost.initiate({ postCreate: values }));
      return postRecord(await unwrapWithSignal(creating, signal));
    }
    const writing = updatePost.initiate({
      slug: id,
      'If-Match': `"${revision}"`,
      postUpdate: changes,
    });
    return postRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the article in `current` of a 412.
  recordOf: (current) => postRecord(current as Post),
});
