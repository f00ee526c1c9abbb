import type { Lifecycle } from '../lifecycle/lifecycle';

export const TASK_STATUSES = ['open', 'done'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_ACTIONS = ['complete', 'reopen', 'delete'] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

const BY_STAFF = { who: ['staff'], permission: 'tasks.edit' } as const;

/** The lifecycle of a task of the store. */
export const TASK_LIFECYCLE: Lifecycle<TaskStatus, TaskAction> = {
  name: 'task',
  statuses: TASK_STATUSES,
  transitions: [
    {
      from: ['open'],
      action: 'complete',
      to: 'done',
      ...BY_STAFF,
      effect: 'a recurring task is followed by the next one',
    },
    { from: ['done'], action: 'reopen', to: 'open', ...BY_STAFF },
    { from: ['open', 'done'], action: 'delete', to: 'archived', ...BY_STAFF },
  ],
};
