import {
  useLazyListPostsQuery,
  useListPostsQuery,
} from '#application/api/posts-endpoints.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { NEW_POST_PATH } from '../links/post-path';
import { ListToolbar } from '../lists/list-toolbar';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { POST_TABS, readPostList, tabCount, toPostQuery } from './post-list-query';
import { PostsTable, usePostColumns } from './posts-table';
import { usePostActors } from './use-post-actors';

/** Loaded when the first dialog opens: most visits only view the list. */
const PostDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'post-dialogs' */ './post-dialogs'),
  'PostDialogs',
);

const POST_LIST = {
  table: 'posts',
  firstColumn: 'title',
  readState: readPostList,
  toQuery: toPostQuery,
  useList: useListPostsQuery,
  useFetchPage: useLazyListPostsQuery,
};

/** `/dashboard/post`: the store's articles, each with its available actions. */
export function PostsPage() {
  const t = useText('posts');
  const { url, state, table, list, shown, rows, print } = useRecordList(POST_LIST, t('title'));
  const actors = usePostActors(rows);
  const columns = usePostColumns(actors);
  const withDialog = actors.withOpenDialog();
  const mayWrite = usePermission('posts.edit');
  useRowEditing(mayWrite);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        actions={
          mayWrite && (
            <ButtonLink icon={AddIcon} to={NEW_POST_PATH}>
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <TabbedList
        state={state}
        shown={shown}
        url={url}
        label={t('tabs.label')}
        tabs={POST_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown?.counts),
        }))}
      >
        <ListToolbar
          label={t('searchLabel')}
          placeholder={t('search')}
          q={state.q}
          url={url}
          clear={state.q ? t('empty.clear') : null}
          tools={<ListTools table={table} columns={columns} print={print} />}
        />
        <PostsTable
          posts={rows}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {withDialog && (
        <Deferred>
          <PostDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
