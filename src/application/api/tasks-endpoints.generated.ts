// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Task,
  TaskLinkId,
  TaskLinkKind,
  TaskListId,
  TaskLists,
  TaskPage,
  TaskPeople,
  TaskStatus,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['tasks'] as const;
export const taskPageAnswer = {
  items: [
    {
      id: '',
      listId: '',
      title: '',
      status: '',
      assignees: [{ id: '', firstName: '', lastName: '' }],
      labels: [''],
      checklist: [{ text: '', done: true }],
      commentsCount: 0,
      filesCount: 0,
      hasDescription: true,
      createdAt: '',
      updatedAt: '',
      revision: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const taskPeopleAnswer = { items: [{ id: '', firstName: '', lastName: '' }] };
export const taskAnswer = {
  id: '',
  listId: '',
  title: '',
  status: '',
  assignees: [{ id: '', firstName: '', lastName: '' }],
  labels: [''],
  checklist: [{ text: '', done: true }],
  commentsCount: 0,
  filesCount: 0,
  hasDescription: true,
  createdAt: '',
  updatedAt: '',
  revision: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  description: '',
  files: [{ id: '', url: '', thumbnailUrl: '', fileName: '', mimeType: '', sizeBytes: 0 }],
  comments: [{ id: '', author: { id: '', firstName: '', lastName: '' }, body: '', createdAt: '' }],
};
export const taskListsAnswer = {
  items: [
    { id: '', name: '', isArchived: true, openCount: 0, createdAt: '', updatedAt: '', revision: 0 },
  ],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
        query: (queryArg) => ({
          answer: taskPageAnswer,
          url: `/api/store/tasks/`,
          params: {
            q: queryArg.q,
            listId: queryArg.listId,
            status: queryArg.status,
            assigneeId: queryArg.assigneeId,
            label: queryArg.label,
            due: queryArg.due,
            linkKind: queryArg.linkKind,
            linkId: queryArg.linkId,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['tasks'],
      }),
      listTaskPeople: build.query<ListTaskPeopleApiResponse, ListTaskPeopleApiArg>({
        query: () => ({ answer: taskPeopleAnswer, url: `/api/store/tasks/people` }),
        providesTags: ['tasks'],
      }),
      getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/${encodeURIComponent(String(queryArg.taskId))}`,
        }),
        providesTags: ['tasks'],
      }),
      listTaskLists: build.query<ListTaskListsApiResponse, ListTaskListsApiArg>({
        query: () => ({ answer: taskListsAnswer, url: `/api/store/task-lists/` }),
        providesTags: ['tasks'],
      }),
    }),
  });
export { injectedRtkApi as tasksEndpoints };
export type ListTasksApiResponse = /** status 200 A page of tasks. */ TaskPage;
export type ListTasksApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only the tasks of this list. */
  listId?: TaskListId;
  /** Only open tasks or only tasks that are done. */
  status?: TaskStatus;
  /** Only the tasks of this member of staff; `me` is the caller. */
  assigneeId?: string;
  /** Only tasks with this label, in any case. */
  label?: string;
  /** Only open tasks whose due day is past, is today, or is within the coming seven days. */
  due?: 'overdue' | 'today' | 'week';
  /** With `linkId`, only the tasks that link to this record. */
  linkKind?: TaskLinkKind;
  /** Id of the linked record. */
  linkId?: TaskLinkId;
  /** `position` is the order of the board: lists, then the tasks of each. Tasks without a due day come last in `dueDay`. */
  sort?: 'position' | 'dueDay' | '-updatedAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ListTaskPeopleApiResponse = /** status 200 The members of staff. */ TaskPeople;
export type ListTaskPeopleApiArg = void;
export type GetTaskApiResponse = /** status 200 The task. */ Task;
export type GetTaskApiArg = {
  /** Id of the task. */
  taskId: string;
};
export type ListTaskListsApiResponse = /** status 200 The lists. */ TaskLists;
export type ListTaskListsApiArg = void;
export const {
  useListTasksQuery,
  useLazyListTasksQuery,
  useListTaskPeopleQuery,
  useLazyListTaskPeopleQuery,
  useGetTaskQuery,
  useLazyGetTaskQuery,
  useListTaskListsQuery,
  useLazyListTaskListsQuery,
} = injectedRtkApi;
