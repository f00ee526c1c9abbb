import type { ListTasksApiArg } from '#application/api/tasks-endpoints.generated';
import { choiceParam, idParam } from '../lists/list-url';

const STATUSES = ['open', 'done', 'all'] as const;
export const DUE_FILTERS = ['overdue', 'today', 'week'] as const;

/** Tasks that one answer holds. */
const TASKS_A_PAGE = 100;

/** The filters of the board. */
export type TaskBoardQuery = Omit<ListTasksApiArg, 'page' | 'pageSize' | 'sort'>;

/** A page of the board in its order. */
export function boardPage(query: TaskBoardQuery, page: number): ListTasksApiArg {
  return { ...query, sort: 'position', page, pageSize: TASKS_A_PAGE };
}

/** Whether a board of so many tasks has this page. */
export function hasBoardPage(total: number, page: number): boolean {
  return total > (page - 1) * TASKS_A_PAGE;
}

/** The board's state in the URL. */
export type TaskBoardState = {
  q: string;
  status: (typeof STATUSES)[number];
  /** `me`, the id of a member of staff, or undefined for everyone. */
  assigneeId: string | undefined;
  due: (typeof DUE_FILTERS)[number] | undefined;
  label: string | undefined;
  /** The open task. */
  task: string | undefined;
  /** The list that a phone shows. */
  list: string | undefined;
};

/** Reads the URL; unknown values fall back to the defaults: the tasks that are to be done. */
export function readTaskBoard(params: URLSearchParams): TaskBoardState {
  const mine = params.get('assignee') === 'me' ? 'me' : undefined;
  return {
    q: params.get('q') ?? '',
    status: choiceParam(params, 'status', STATUSES, 'open'),
    assigneeId: mine ?? idParam(params, 'assignee', 'usr'),
    due: choiceParam(params, 'due', DUE_FILTERS, undefined),
    label: params.get('label')?.slice(0, 30) || undefined,
    task: idParam(params, 'task', 'tsk'),
    list: idParam(params, 'list', 'tls'),
  };
}

/** The query for the state in the URL. */
export function toTaskQuery({ q, status, assigneeId, due, label }: TaskBoardState): TaskBoardQuery {
  return {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(assigneeId && { assigneeId }),
    ...(due && { due }),
    ...(label && { label }),
  };
}

/** Whether the board shows a part of the open tasks only. */
export function isFiltered({ q, status, assigneeId, due, label }: TaskBoardState): boolean {
  return q !== '' || status !== 'open' || Boolean(assigneeId ?? due ?? label);
}
