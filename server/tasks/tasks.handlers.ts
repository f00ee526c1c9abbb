import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { executeTaskAction } from './task-actions';
import { changeTaskFields, commentOnTask, createTask, moveTask } from './task-change';
import { countTasks, selectTaskPage } from './task-list.query';
import { changeTaskListFields, createTaskList, moveTaskList } from './task-list-change';
import { countOpenTasks, presentTaskList, selectTaskLists } from './task-lists.repository';
import { presentTask, presentTasks } from './task-presentation';
import { applyTemplate, createTemplate, deleteTemplate, listTemplates } from './task-templates';
import { findTask, selectPeople } from './tasks.repository';

/** The lists of the task board, and the templates of tasks. */
function listHandlers({ database: { db } }: ServerContext) {
  return contractHandlers({
    listTaskLists: async ({ principal: { storeId } }) => {
      const [lists, counts] = await Promise.all([
        selectTaskLists(db, storeId),
        countOpenTasks(db, storeId),
      ]);
      return { items: lists.map((list) => presentTaskList(list, counts.get(list.id) ?? 0)) };
    },

    createTaskList: ({ body, principal, now, write }) =>
      write((tx) => createTaskList(tx, body, principal, now)),

    updateTaskList: ({ params, body, revision, principal, now, write }) =>
      write((tx) => changeTaskListFields(tx, { ...params, body, revision, principal, now })),

    moveTaskList: ({ params: { listId }, body, principal, now, write }) =>
      write((tx) => moveTaskList(tx, listId, body, principal, now)),

    listTaskTemplates: async ({ principal }) => ({
      items: await listTemplates(db, principal.storeId),
    }),

    createTaskTemplate: ({ body, principal, now, write }) =>
      write((tx) => createTemplate(tx, body, principal, now)),

    useTaskTemplate: ({ params: { templateId }, body, principal, now, write }) =>
      write((tx) => applyTemplate(tx, templateId, body, principal, now)),

    deleteTaskTemplate: ({ params: { templateId }, principal, write }) =>
      write((tx) => deleteTemplate(tx, templateId, principal)),
  });
}

/** The tasks of the store's staff. */
export function taskHandlers(context: ServerContext) {
  const { db } = context.database;
  return {
    ...listHandlers(context),
    ...contractHandlers({
      listTasks: async ({ query, principal, now }) => {
        const asker = { storeId: principal.storeId, userId: principal.userId, now };
        const [total, rows] = await Promise.all([
          countTasks(db, asker, query),
          selectTaskPage(db, asker, query),
        ]);
        const { page, pageSize } = query;
        return { items: await presentTasks(db, rows, principal), total, page, pageSize };
      },

      listTaskPeople: async ({ principal }) => ({
        items: await selectPeople(db, principal.storeId),
      }),

      getTask: async ({ params, principal }) => {
        const task = await findTask(db, principal.storeId, params.taskId);
        if (!task) throw notFound();
        return presentTask(db, task, principal);
      },

      createTask: ({ body, principal, now, write }) =>
        write((tx) => createTask(tx, body, principal, now)),

      updateTask: ({ params, body, revision, principal, now, write }) =>
        write((tx) => changeTaskFields(tx, { ...params, body, revision, principal, now })),

      moveTask: ({ params, body, principal, now, write }) =>
        write((tx) => moveTask(tx, { ...params, ...body, principal, now })),

      createTaskComment: ({ params, body, principal, now, write }) =>
        write((tx) => commentOnTask(tx, { ...params, ...body, principal, now })),

      performTaskAction: ({ params, principal, now, write }) =>
        write((tx) => executeTaskAction(tx, { ...params, principal, now })),
    }),
  };
}
