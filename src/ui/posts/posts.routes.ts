import { postsQueries } from '#application/api/posts-queries.generated';
import { firstRead } from '#application/first-reads';
import NewsActiveIcon from '~icons/solar/document-text-bold-duotone';
import NewsIcon from '~icons/solar/document-text-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { readPostList, toPostQuery } from './post-list-query';

const { listPosts, getPost } = postsQueries.endpoints;

const readPost: FirstReads = ({ params: { slug = '' } }) => [firstRead(getPost, { slug })];

function loadEditor() {
  return import('./post-editor-page');
}

/** The pages of articles. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['post'],
    title: 'posts',
    permission: 'posts.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-posts' */ './posts-page')),
      'PostsPage',
      ['posts', 'lists'],
    ),
    table: 'posts',
    firstReads: ({ search }) => [firstRead(listPosts, toPostQuery(readPostList(search)))],
    menu: {
      section: 'store',
      order: 20,
      text: 'posts',
      icon: NewsIcon,
      activeIcon: NewsActiveIcon,
    },
  },
  {
    paths: ['post/new'],
    title: 'postNew',
    permission: 'posts.edit',
    page: lazyPageWithTexts(loadEditor, 'NewPostPage', ['posts', 'forms']),
  },
  {
    paths: ['post/:slug/edit'],
    title: 'postEdit',
    permission: 'posts.edit',
    page: lazyPageWithTexts(loadEditor, 'EditPostPage', ['posts', 'forms']),
    firstReads: readPost,
  },
  {
    paths: ['post/:slug'],
    title: 'post',
    permission: 'posts.see',
    page: lazyPageWithTexts(() => import('./post-page'), 'PostPage', ['posts']),
    firstReads: readPost,
  },
];
