import { tasksEndpoints } from '#application/api/tasks-endpoints.generated';
import { firstRead } from '#application/first-reads';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { boardPage, readTaskBoard, toTaskQuery } from './task-board-query';

const { getTask, listTaskLists, listTaskPeople, listTasks } = tasksEndpoints.endpoints;

function loadBoard() {
  return import(/* webpackChunkName: 'task-board' */ './task-board-page');
}

/** The page of the task board. Its menu entry is that of the boards. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['kanban/tasks'],
    title: 'tasks',
    permission: 'tasks.see',
    table: 'tasks',
    shownAs: 'columns',
    page: lazyPageWithTexts(loadBoard, 'TaskBoardPage', ['tasks', 'lists', 'forms', 'media']),
    firstReads: ({ search }) => {
      const state = readTaskBoard(search);
      return [
        firstRead(listTaskLists, undefined),
        firstRead(listTasks, boardPage(toTaskQuery(state), 1)),
        firstRead(listTaskPeople, undefined),
        ...(state.task ? [firstRead(getTask, { taskId: state.task })] : []),
      ];
    },
  },
];
