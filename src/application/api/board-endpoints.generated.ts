// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  AddedTasks,
  Task,
  TaskAction,
  TaskCommentCreate,
  TaskCreate,
  TaskLinkId,
  TaskLinkKind,
  TaskList,
  TaskListCreate,
  TaskListId,
  TaskListMove,
  TaskListUpdate,
  TaskMove,
  TaskStatus,
  TaskTemplate,
  TaskTemplateCreate,
  TaskTemplateUse,
  TaskTemplates,
  TaskUpdate,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['board', 'tasks'] as const;
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
export const taskListAnswer = {
  id: '',
  name: '',
  isArchived: true,
  openCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
export const taskTemplatesAnswer = { items: [{ id: '', name: '', titles: [''], createdAt: '' }] };
export const taskTemplateAnswer = { id: '', name: '', titles: [''], createdAt: '' };
export const addedTasksAnswer = {
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
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportTasks: build.query<ExportTasksApiResponse, ExportTasksApiArg>({
        query: (queryArg) => ({
          url: `/api/store/tasks/export/`,
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
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['board', 'tasks'],
      }),
      createTask: build.mutation<CreateTaskApiResponse, CreateTaskApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/create`,
          method: 'POST',
          body: queryArg.taskCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      updateTask: build.mutation<UpdateTaskApiResponse, UpdateTaskApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/${encodeURIComponent(String(queryArg.taskId))}`,
          method: 'PATCH',
          body: queryArg.taskUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      moveTask: build.mutation<MoveTaskApiResponse, MoveTaskApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/${encodeURIComponent(String(queryArg.taskId))}/move`,
          method: 'POST',
          body: queryArg.taskMove,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      createTaskComment: build.mutation<CreateTaskCommentApiResponse, CreateTaskCommentApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/${encodeURIComponent(String(queryArg.taskId))}/comment/create`,
          method: 'POST',
          body: queryArg.taskCommentCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      performTaskAction: build.mutation<PerformTaskActionApiResponse, PerformTaskActionApiArg>({
        query: (queryArg) => ({
          answer: taskAnswer,
          url: `/api/store/task/${encodeURIComponent(String(queryArg.taskId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      createTaskList: build.mutation<CreateTaskListApiResponse, CreateTaskListApiArg>({
        query: (queryArg) => ({
          answer: taskListAnswer,
          url: `/api/store/task-list/create`,
          method: 'POST',
          body: queryArg.taskListCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      updateTaskList: build.mutation<UpdateTaskListApiResponse, UpdateTaskListApiArg>({
        query: (queryArg) => ({
          answer: taskListAnswer,
          url: `/api/store/task-list/${encodeURIComponent(String(queryArg.listId))}`,
          method: 'PATCH',
          body: queryArg.taskListUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      moveTaskList: build.mutation<MoveTaskListApiResponse, MoveTaskListApiArg>({
        query: (queryArg) => ({
          answer: taskListAnswer,
          url: `/api/store/task-list/${encodeURIComponent(String(queryArg.listId))}/move`,
          method: 'POST',
          body: queryArg.taskListMove,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      listTaskTemplates: build.query<ListTaskTemplatesApiResponse, ListTaskTemplatesApiArg>({
        query: () => ({ answer: taskTemplatesAnswer, url: `/api/store/task-templates/` }),
        providesTags: ['board', 'tasks'],
      }),
      createTaskTemplate: build.mutation<CreateTaskTemplateApiResponse, CreateTaskTemplateApiArg>({
        query: (queryArg) => ({
          answer: taskTemplateAnswer,
          url: `/api/store/task-template/create`,
          method: 'POST',
          body: queryArg.taskTemplateCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      useTaskTemplate: build.mutation<UseTaskTemplateApiResponse, UseTaskTemplateApiArg>({
        query: (queryArg) => ({
          answer: addedTasksAnswer,
          url: `/api/store/task-template/${encodeURIComponent(String(queryArg.templateId))}/use`,
          method: 'POST',
          body: queryArg.taskTemplateUse,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
      deleteTaskTemplate: build.mutation<DeleteTaskTemplateApiResponse, DeleteTaskTemplateApiArg>({
        query: (queryArg) => ({
          answer: taskTemplateAnswer,
          url: `/api/store/task-template/${encodeURIComponent(String(queryArg.templateId))}/delete`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['board', 'tasks'],
      }),
    }),
  });
export { injectedRtkApi as boardEndpoints };
export type ExportTasksApiResponse = /** status 200 The file. */ string;
export type ExportTasksApiArg = {
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
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type CreateTaskApiResponse = /** status 201 The task. */ Task;
export type CreateTaskApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskCreate: TaskCreate;
};
export type UpdateTaskApiResponse = /** status 200 The task as it stands now. */ Task;
export type UpdateTaskApiArg = {
  /** Id of the task. */
  taskId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskUpdate: TaskUpdate;
};
export type MoveTaskApiResponse = /** status 200 The task in its new place. */ Task;
export type MoveTaskApiArg = {
  /** Id of the task. */
  taskId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskMove: TaskMove;
};
export type CreateTaskCommentApiResponse = /** status 201 The task with the comment. */ Task;
export type CreateTaskCommentApiArg = {
  /** Id of the task. */
  taskId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskCommentCreate: TaskCommentCreate;
};
export type PerformTaskActionApiResponse =
  /** status 200 The task after the action; a deleted one for the last time. */ Task;
export type PerformTaskActionApiArg = {
  /** Id of the task. */
  taskId: string;
  /** What to do. */
  action: TaskAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type CreateTaskListApiResponse = /** status 201 The list. */ TaskList;
export type CreateTaskListApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskListCreate: TaskListCreate;
};
export type UpdateTaskListApiResponse = /** status 200 The list as it stands now. */ TaskList;
export type UpdateTaskListApiArg = {
  /** Id of the list. */
  listId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskListUpdate: TaskListUpdate;
};
export type MoveTaskListApiResponse = /** status 200 The list in its new place. */ TaskList;
export type MoveTaskListApiArg = {
  /** Id of the list. */
  listId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskListMove: TaskListMove;
};
export type ListTaskTemplatesApiResponse = /** status 200 The templates. */ TaskTemplates;
export type ListTaskTemplatesApiArg = void;
export type CreateTaskTemplateApiResponse = /** status 201 The template. */ TaskTemplate;
export type CreateTaskTemplateApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskTemplateCreate: TaskTemplateCreate;
};
export type UseTaskTemplateApiResponse = /** status 201 The added tasks. */ AddedTasks;
export type UseTaskTemplateApiArg = {
  /** Id of the template. */
  templateId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  taskTemplateUse: TaskTemplateUse;
};
export type DeleteTaskTemplateApiResponse = /** status 200 The deleted template. */ TaskTemplate;
export type DeleteTaskTemplateApiArg = {
  /** Id of the template. */
  templateId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export const {
  useExportTasksQuery,
  useLazyExportTasksQuery,
  useCreateTaskMutation,
  useUpdateTaskMutation,
  useMoveTaskMutation,
  useCreateTaskCommentMutation,
  usePerformTaskActionMutation,
  useCreateTaskListMutation,
  useUpdateTaskListMutation,
  useMoveTaskListMutation,
  useListTaskTemplatesQuery,
  useLazyListTaskTemplatesQuery,
  useCreateTaskTemplateMutation,
  useUseTaskTemplateMutation,
  useDeleteTaskTemplateMutation,
} = injectedRtkApi;
