import type { ListPostsApiArg } from '#application/api/posts-endpoints.generated';
import type { PostStatus } from '#domain/posts/post-lifecycle';
import type { PostCounts } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { countIn } from '../lists/status-tabs';

export const POST_TABS = ['all', 'published', 'draft'] as const;
type PostTab = (typeof POST_TABS)[number];

const TAB_STATUSES: Record<PostTab, readonly PostStatus[]> = {
  all: [],
  published: ['published'],
  draft: ['draft'],
};

const SORTS = ['title', 'updatedAt', 'publishedAt'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The list's state in the URL. */
export type PostListState = {
  tab: PostTab;
  q: string;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the last written first. */
export function readPostList(params: URLSearchParams): PostListState {
  return {
    tab: choiceParam(params, 'tab', POST_TABS, 'all'),
    q: params.get('q') ?? '',
    sort: choiceParam(params, 'sort', SORT_VALUES, '-updatedAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for the state in the URL. */
export function toPostQuery({ tab, q, ...paging }: PostListState): ListPostsApiArg {
  const [status] = TAB_STATUSES[tab];
  return { ...(q ? { q } : {}), ...(status ? { status } : {}), ...paging };
}

/** How many articles a tab contains with the current search. */
export function tabCount(tab: PostTab, counts: PostCounts | undefined) {
  return countIn(TAB_STATUSES[tab], counts && { draft: counts.draft, published: counts.published });
}
