import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { POST_ACTIONS, type PostAction } from '#domain/posts/post-lifecycle';
import type { Db } from '../../../server/context';
import { posts } from '../../../server/database/schema/posts';
import { completePost } from '../posts/complete-post';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

/** A published article of the store, by its slug. */
async function anyPost(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const rows = await db
    .select({ id: posts.slug })
    .from(posts)
    .where(and(eq(posts.storeId, storeId), eq(posts.status, 'published')))
    .limit(1);
  return firstRecord(rows, 'published article');
}

/** A new article in a status that allows the action. */
function postFor(action: PostAction | null) {
  return async (client: ApiClient): Promise<Target> => {
    const { body } = await client.post('/api/store/posts/', completePost(randomUUID()));
    if (action === 'unpublish') await client.post(`/api/store/post/${body.slug}/publish`);
    const headers = { 'if-match': `"${body.revision}"` };
    return action === null ? { id: body.slug, request: { headers } } : { id: body.slug };
  };
}

/** Attempts on articles. */
export const postAttempts: readonly Attempt[] = [
  readAttempt('listPosts', '/api/store/posts/'),
  { ...readAttempt('getPost', '/api/store/post/{id}'), prepare: anyPost },
  {
    ...readAttempt('createPost', '/api/store/posts/'),
    bodyOf: () => completePost(randomUUID()),
  },
  {
    ...readAttempt('updatePost', '/api/store/post/{id}'),
    request: { body: { titleEn: 'Our pottery is back' } },
    prepare: postFor(null),
  },
  ...POST_ACTIONS.map((action) => ({
    operationId: 'performPostAction',
    name: `performPostAction ${action}`,
    path: `/api/store/post/{id}/${action}`,
    prepare: postFor(action),
  })),
];
