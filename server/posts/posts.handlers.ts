import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { executePostAction } from './post-actions';
import { changePostTexts, createPost } from './post-change';
import { countPostsByStatus, selectPostPage } from './post-list.query';
import { presentPost, presentPostSummary } from './post-presentation';
import { findPost } from './posts.repository';

async function list({ database }: ServerContext, { query, principal }: CallOf<'listPosts'>) {
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
export function postHandlers(context: ServerContext) {
  return contractHandlers({
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
  });
}
