import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { PostSummary } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import { postPath } from '../links/post-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { PostActors } from './post-actors';
import { LanguagesCell, PostCell, PublishedCell, UpdatedCell } from './post-cells';
import { PostEditLink } from './post-edit-link';
import type { PostListState } from './post-list-query';
import { PostMenu } from './post-menu';
import { PostStatusChip } from './post-status-chip';

/** Loaded on demand: only phones show cards. */
const PostCard = lazyComponent(() => import('./post-card'), 'PostCard');
/** Loaded on demand: most lists have rows. */
const NoPosts = lazyComponent(() => import('./no-posts'), 'NoPosts');

interface PostsTableProps {
  posts: readonly PostSummary[];
  actors: PostActors;
  list: ListQuery;
  state: PostListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<PostSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function PostsTable(props: PostsTableProps) {
  const { posts, actors, list, state, url, columns, table } = props;
  const t = useText('posts');
  const nameOf = useLocalizedTitle();
  const navigate = useNavigate();
  const mayWrite = usePermission('posts.edit');
  const error = list.error && posts.length === 0;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={posts}
      rowId={({ id }) => id}
      rowName={nameOf}
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort: TableSort) => url.change({ sort: sortParam(sort) })}
      onOpen={(post) => void navigate(postPath(post))}
      cardHeight={104}
      renderCard={(post) => <PostCard post={post} actor={actors.of(post.id)} />}
      empty={
        <Deferred>
          <NoPosts filtered={state.q !== ''} url={url} mayWrite={mayWrite} />
        </Deferred>
      }
      error={error ? <ProblemState error={list.error} onRetry={list.refetch} /> : undefined}
    />
  );
}

/**
 * Every column that the list of articles can show; the sortable ones use the contract's sort names.
 */
export function usePostColumns(actors: PostActors): readonly DataColumn<PostSummary>[] {
  const t = useText('posts');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.title'),
        text: true,
        width: '32%',
        rowHeader: true,
        sortable: true,
        cell: (post) => <PostCell post={post} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '120px',
        cell: ({ status }) => <PostStatusChip status={status} />,
      },
      {
        id: 'written',
        header: t('columns.written'),
        width: '214px',
        hideBelow: 'desktop',
        cell: (post) => <LanguagesCell post={post} />,
      },
      {
        id: 'publishedAt',
        header: t('columns.published'),
        width: '130px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (post) => <PublishedCell post={post} />,
      },
      {
        id: 'updatedAt',
        header: t('columns.updated'),
        width: '182px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (post) => <UpdatedCell post={post} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '96px',
        cell: (post) => (
          <>
            <PostEditLink post={post} />
            <PostMenu post={post} actor={actors.of(post.id)} />
          </>
        ),
      },
    ],
    [t, actors],
  );
}
