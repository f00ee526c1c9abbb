import type { Lifecycle } from '../lifecycle/lifecycle';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

const BY_EDITORS = { who: ['staff'], permission: 'posts.edit' } as const;

/** The lifecycle of a store's article, see decision 23. */
export const POST_LIFECYCLE: Lifecycle<PostStatus, PostAction> = {
  name: 'post',
  statuses: POST_STATUSES,
  transitions: [
    {
      from: ['draft'],
      action: 'publish',
      to: 'published',
      ...BY_EDITORS,
      condition: 'written in all three languages',
      effect: 'everybody reads it in the public area; the day of the first publication stays',
    },
    { from: ['published'], action: 'unpublish', to: 'draft', ...BY_EDITORS },
    {
      from: ['draft', 'published'],
      action: 'delete',
      to: 'archived',
      ...BY_EDITORS,
      effect: 'its address is free again',
    },
  ],
};
