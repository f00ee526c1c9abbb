import type { Call, Handlers, ServerContext } from '../context';
import type { OperationId, Operations } from '../contract.generated';
import { totalOfStatuses } from '../database/list-filters';
import { notFound } from '../http/problem-error';
import { executePostAction } from './post-actions';
import { changePostTexts, createPost } from './post-change';
import { countPostsByStatus, selectPostPage } from './post-list.query';
import { presentPost, presentPostSummary } from './post-presentation';
import { findPost } from './posts.repository';

type Typed<Id extends OperationId> = {
  params: Operations[Id]['params'];
  query: Operations[Id]['query'];
  body: Operations[Id]['body'];
  answer: Operations[Id]['reply'];
};

/** The operations on articles with the contract's types. */
export type PostOperations = {
  [Id in 'listPosts' | 'createPost' | 'getPost' | 'updatePost' | 'performPostAction']: Typed<Id>;
};

async function list(
  { database }: ServerContext,
  { query, principal }: Call<PostOperations['listPosts']>,
) {
  const [counts, rows] = await Promise.all([
    countPostsByStatus(database.db, principal.storeId, query),
    selectPostPage(database.db, principal.storeId, query),
  ]);
  return {
    items: rows.map((row) => presentPostSummary(row, principal)),
    total: totalOfStatuses(counts, query.status && [query.status]),
    page: query.page,
    pageSize: query.pageSize,
    counts,
  };
}

/** Handlers of a store's articles. */
export function postHandlers(context: ServerContext): Handlers<PostOperations> {
  return {
    listPosts: (call) => list(context, call),

    getPost: async ({ params, principal }) => {
      const post = await findPost(context.database.db, principal.storeId, params.slug);
      if (!post) throw notFound();
      return presentPost(post, principal);
    },

    createPost: ({ body, principal, now, write }) =>
      write((tx) => createPost(tx, body, principal, now)),

    updatePost: ({ params: { slug }, body, revision, principal, now, write }) =>
      write((tx) => changePostTexts(tx, { slug, body, revision, principal, now })),

    performPostAction: ({ params: { slug, action }, principal, now, write }) =>
      write((tx) => executePostAction(tx, { slug, action, principal, now })),
  };
}
