import { useSyncExternalStore } from 'react';
import {
  useListTaskListsQuery,
  useListTasksQuery,
} from '#application/api/tasks-endpoints.generated';
import type { TaskList, TaskSummary } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createTaskActors, type TaskActors, type TaskOutcome } from './task-actors';
import { boardPage, hasBoardPage, type TaskBoardQuery } from './task-board-query';
import { tasksByList } from './task-placement';

const NO_LISTS: readonly TaskList[] = [];

/** The place to which the process of a task has moved it; null without a move. */
function placeOf(task: TaskSummary, actors: TaskActors) {
  const snapshot = actors.started(task.id)?.getSnapshot();
  if (!snapshot) return null;
  const isMoving = snapshot.matches('performing') || snapshot.matches({ resting: 'moved' });
  return isMoving ? (snapshot.context.attempt?.place ?? null) : null;
}

/** The outcome of the work on tasks, as toasts. */
function useOutcomes(lists: readonly TaskList[]) {
  const t = useText('tasks');
  return useLatest(({ action, record }: TaskOutcome) => {
    if (action !== 'move') return toasts.show({ title: t(`toast.${action}`) });
    const list = lists.find(({ id }) => id === record.listId)?.name ?? '';
    return toasts.show({ title: t('toast.move', { list }) });
  });
}

function usePage(query: TaskBoardQuery, page: number, total: number) {
  return useListTasksQuery(boardPage(query, page), { skip: !hasBoardPage(total, page) });
}

/** The answer for these filters; while it loads, that for the ones before, but not if it fails. */
function readOf({ currentData, data, error }: ReturnType<typeof usePage>) {
  return currentData ?? (error ? undefined : data);
}

/**
 * The tasks of the board in their order, at most five pages: a task that is dragged needs its
 * neighbours. While other filters load, the tasks of the ones before stay. Undefined until the first
 * page is read.
 */
function useBoardTasks(query: TaskBoardQuery) {
  const first = usePage(query, 1, 1);
  const total = readOf(first)?.total ?? 0;
  const pages = [
    first,
    usePage(query, 2, total),
    usePage(query, 3, total),
    usePage(query, 4, total),
    usePage(query, 5, total),
  ];
  const answers = pages.map(readOf);
  // A task that moves between two pages meanwhile may be in both.
  const byId = new Map(answers.flatMap((page) => page?.items ?? []).map((one) => [one.id, one]));
  const tasks = [...byId.values()];
  return { tasks, total, isRead: answers[0] !== undefined, error: first.error, pages };
}

/** The lists of the board with their tasks under the filters of the URL, and their processes. */
export function useTaskBoard(query: TaskBoardQuery) {
  const application = useApplication();
  const listed = useListTaskListsQuery();
  const { tasks, total, isRead, error, pages } = useBoardTasks(query);
  const all = listed.data?.items ?? NO_LISTS;
  const lists = all.filter(({ isArchived }) => !isArchived);
  const tell = useOutcomes(lists);
  const actors = useRecordActors(tasks, () =>
    createTaskActors(application, (outcome) => void tell.current(outcome)),
  );
  // Renders again when a task was moved.
  useSyncExternalStore(actors.subscribe, () =>
    JSON.stringify(tasks.map((task) => placeOf(task, actors))),
  );
  return {
    lists,
    archived: all.filter(({ isArchived }) => isArchived),
    byList: tasksByList(lists, tasks, (task) => placeOf(task, actors)),
    actors,
    isComplete: !hasBoardPage(total, pages.length + 1),
    isLoading: (!listed.data && !listed.error) || (!isRead && !error),
    error: listed.data && isRead ? undefined : (listed.error ?? error),
    refetch: () => {
      void listed.refetch();
      void pages[0]?.refetch();
    },
  };
}
