import { useState } from 'react';
import { styled } from 'styled-components';
import { useLazyExportTasksQuery } from '#application/api/board-endpoints.generated';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { TASK_STATUSES } from '#domain/tasks/task-lifecycle';
import type { TaskList } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Note } from '../kit/feedback/note';
import { Card } from '../kit/layout/card';
import { MoreMenu } from '../kit/layout/more-menu';
import { PageHeader } from '../kit/layout/page-header';
import { Tabs } from '../kit/layout/tabs';
import { Deferred } from '../kit/loading/deferred';
import { useCodeWhenIdle } from '../kit/loading/idle-turns';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { BoardTabs } from '../lists/board-tabs';
import { FilterSelect } from '../lists/filter-select';
import { ListExport } from '../lists/list-export';
import { ListToolbar } from '../lists/list-toolbar';
import { useListUrl } from '../lists/list-url';
import { moveFocusAmongCards } from '../lists/move-focus-among-cards';
import { ProblemState } from '../lists/problem-state';
import { type ListTable, useListTable } from '../lists/use-list-table';
import { ViewsMenu } from '../lists/views-menu';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import type { BoardDialog } from './board-dialog';
import {
  DUE_FILTERS,
  isFiltered,
  readTaskBoard,
  type TaskBoardState,
  toTaskQuery,
} from './task-board-query';
import { TaskColumn } from './task-column';
import { useTaskBoard } from './use-task-board';

/** What is opened on the board is one file. */
const loadOpened = preloadable(() => import('./opened-tasks'));
const TaskDrawer = lazyComponent(loadOpened, 'TaskDrawer');
const TaskDialogs = lazyComponent(loadOpened, 'TaskDialogs');
const BoardDialogs = lazyComponent(loadOpened, 'BoardDialogs');

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 288px;
  gap: var(--space-12);
  margin-block-start: var(--space-16);
  padding-block-end: var(--space-16);
  overflow-x: auto;
  align-items: start;
`;
const Waiting = styled(Skeleton)`
  margin-block-start: var(--space-16);
`;
const Tools = styled.div`
  margin-inline-start: auto;
`;
const OneColumn = styled.div`
  margin-block-start: var(--space-12);
`;

/** `/dashboard/kanban/tasks`: the tasks of the store's staff, in the store's own lists. */
export function TaskBoardPage() {
  const t = useText('tasks');
  const url = useListUrl();
  const table = useListTable('tasks', 'task');
  const state = readTaskBoard(new URLSearchParams(table.query));
  const board = useTaskBoard(toTaskQuery(state));
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const mayEditLists = usePermission('tasks.lists');
  useCodeWhenIdle(loadOpened.preload);
  const { lists, actors } = board;
  const withDialog = actors.withOpenDialog();
  const open = (taskId: string | null) => url.change({ task: taskId });
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<BoardMenu state={state} lists={lists} onChoose={setDialog} />}
        actions={
          mayEditLists && (
            <Button icon={AddIcon} onClick={() => setDialog({ kind: 'list', list: null })}>
              {t('list.add')}
            </Button>
          )
        }
      />
      <BoardTabs />
      <Card $flush>
        <TaskFilters state={state} url={url} table={table} />
      </Card>
      {board.error !== undefined && <ProblemState error={board.error} onRetry={board.refetch} />}
      {board.isLoading && <BoardSkeleton />}
      {!board.isComplete && <Note tone="info">{t('tooMany', { count: 500 })}</Note>}
      {!board.isLoading && board.error === undefined && (
        <AriaLocale>
          <Board
            board={board}
            shown={state.list}
            onShow={(list) => url.change({ list })}
            onOpen={open}
            onEdit={mayEditLists ? (list) => setDialog({ kind: 'list', list }) : undefined}
          />
        </AriaLocale>
      )}
      <Deferred>
        {state.task && (
          <TaskDrawer key={state.task} taskId={state.task} onClose={() => open(null)} />
        )}
        {withDialog && <TaskDialogs key={withDialog.id} actor={withDialog.actor} />}
        {dialog && (
          <BoardDialogs
            dialog={dialog}
            lists={lists}
            archived={board.archived}
            onChoose={setDialog}
          />
        )}
      </Deferred>
    </>
  );
}

function BoardSkeleton() {
  return <Waiting $height="320px" $radius="var(--radius-card)" />;
}

interface BoardProps {
  board: ReturnType<typeof useTaskBoard>;
  /** The list that a phone shows. */
  shown: string | undefined;
  onShow: (listId: string) => void;
  onOpen: (taskId: string) => void;
  onEdit: ((list: TaskList) => void) | undefined;
}

/** The lists side by side; on a phone one of them, chosen by its tab. */
function Board({ board, shown, onShow, onOpen, onEdit }: BoardProps) {
  const t = useText('tasks');
  const onPhone = useMediaQuery(below('phone'));
  const { lists, byList, actors } = board;
  const [first] = lists;
  const columnOf = (list: TaskList) => (
    <TaskColumn
      key={list.id}
      list={list}
      lists={lists}
      tasks={byList.get(list.id) ?? []}
      actors={actors}
      isDraggable={!onPhone}
      onOpen={onOpen}
      onEdit={onEdit && (() => onEdit(list))}
    />
  );
  if (!first) {
    return (
      <EmptyState title={t('empty.title')}>{onEdit ? t('empty.text') : t('noRights')}</EmptyState>
    );
  }
  if (!onPhone) return <Columns onKeyDown={moveFocusAmongCards}>{lists.map(columnOf)}</Columns>;
  const current = lists.find(({ id }) => id === shown) ?? first;
  return (
    <Tabs
      label={t('lists')}
      size="page"
      value={current.id}
      onChange={onShow}
      items={lists.map(({ id, name }) => ({ id, label: name, count: byList.get(id)?.length }))}
    >
      <OneColumn>{columnOf(current)}</OneColumn>
    </Tabs>
  );
}

interface BoardMenuProps {
  state: TaskBoardState;
  lists: readonly TaskList[];
  onChoose: (dialog: BoardDialog) => void;
}

/** The export, the templates and the archived lists. */
function BoardMenu({ state, lists, onChoose }: BoardMenuProps) {
  const t = useText('tasks');
  const mayEditLists = usePermission('tasks.lists');
  const [fetchFile, { isFetching }] = useLazyExportTasksQuery();
  return (
    <>
      <ListExport
        fileName={t('fileName')}
        busy={isFetching}
        fetchFile={(form) => fetchFile({ ...toTaskQuery(state), ...form })}
      />
      <MoreMenu
        label={t('more')}
        items={[
          ...(lists.length > 0 ? [{ id: 'useTemplate', label: t('templates.use') }] : []),
          ...(mayEditLists ? [{ id: 'archived', label: t('list.archived') }] : []),
        ]}
        onAction={(id) => onChoose({ kind: id === 'archived' ? 'archived' : 'useTemplate' })}
      />
    </>
  );
}

interface StatusFilterProps {
  state: TaskBoardState;
  url: ReturnType<typeof useListUrl>;
}
interface TaskFiltersProps extends StatusFilterProps {
  table: ListTable;
}

/** Search and filters of the board by status, person and due day, and its saved views. */
function TaskFilters({ state, url, table }: TaskFiltersProps) {
  const t = useText('tasks');
  const people = useListTaskPeopleQuery().data?.items ?? [];
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('empty.clear') : null}
      tools={
        <Tools>
          <ViewsMenu table={withoutTask(table)} />
        </Tools>
      }
    >
      <FilterSelect
        name="assignee"
        label={t('filters.assignee')}
        any={t('filters.anyAssignee')}
        value={state.assigneeId}
        options={[
          { value: 'me', label: t('filters.mine') },
          ...people.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          })),
        ]}
        url={url}
      />
      <FilterSelect
        name="due"
        label={t('filters.due')}
        any={t('filters.anyDue')}
        value={state.due}
        options={DUE_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        url={url}
      />
      <StatusFilter state={state} url={url} />
      {state.label && (
        <Button variant="soft" size="small" onClick={() => url.change({ label: null })}>
          {t('filters.label', { label: state.label })}
        </Button>
      )}
    </ListToolbar>
  );
}

/** The board without its open task, which a saved view does not keep. */
function withoutTask(table: ListTable): ListTable {
  const params = new URLSearchParams(table.currentView.query);
  params.delete('task');
  return { ...table, currentView: { ...table.currentView, query: params.toString() } };
}

/** Tasks that are to be done are shown without a choice, so "all" is a choice here. */
function StatusFilter({ state, url }: StatusFilterProps) {
  const t = useText('tasks');
  return (
    <FilterSelect
      name="status"
      label={t('filters.status')}
      any={t('filters.open')}
      value={state.status === 'open' ? undefined : state.status}
      options={[
        { value: TASK_STATUSES[1], label: t('filters.done') },
        { value: 'all', label: t('filters.anyStatus') },
      ]}
      url={url}
    />
  );
}
