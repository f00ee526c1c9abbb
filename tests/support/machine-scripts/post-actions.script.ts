import {
  type PostAction,
  type PostActionsContext,
  type PostRecord,
  postActionsMachine,
} from '#application/posts/post-actions.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<PostRecord['status'], readonly PostAction[]>> = {
  draft: ['publish', 'delete'],
  published: ['unpublish', 'delete'],
};

const anArticle = (status: PostRecord['status']): PostRecord => ({
  id: 'pst_1',
  slug: 'nos-poteries',
  status,
  title: 'Nos poteries',
  titleEn: 'Our pottery',
  titleAr: 'فخارنا',
  allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
});

export const DRAFT = anArticle('draft');
export const PUBLISHED = anArticle('published');

export const postBeginnings = { 'a draft': DRAFT, 'a published article': PUBLISHED };
export type PostBeginning = keyof typeof postBeginnings;

/** The article after each action, as the server gives it back. */
export const postAfter: Readonly<Record<PostAction, PostRecord>> = {
  publish: PUBLISHED,
  unpublish: DRAFT,
  delete: { ...DRAFT, allowedActions: [] },
};

/** What the page shows of one article's process. */
export interface PostActionsSight {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type PostActionEnd = 'with success' | 'a colleague was faster' | 'with a server fault';

/** What a runner must be able to do with an article and to see of it. */
export interface PostActionsWorld {
  open(beginning: PostBeginning): Promise<void>;
  ask(action: PostAction): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague publishes the article, and the list tells. */
  colleaguePublishes(): Promise<void>;
  actionEnds(how: PostActionEnd): Promise<void>;
  sees(sight: PostActionsSight): Promise<void>;
}

const calm = { dialog: null, busy: false };
const performed = (action: PostAction) => ({
  type: 'xstate.done.actor.performAction',
  output: postAfter[action],
});
const notPerformed = (status: number, code: string, more: object = {}) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, more),
});

const answersTo = (attempt: PostAction | undefined): readonly string[] => [
  `${attempt} succeeds`,
  'the server fails',
  ...(attempt === 'publish' ? ['a colleague was faster'] : []),
];

/** The post-actions machine, told so that Node and a browser can both play it. */
export const postActionsScript: MachineScript<typeof postActionsMachine, PostActionsWorld> = {
  model: {
    machine: postActionsMachine,
    inputs: { 'a draft': { post: DRAFT }, 'a published article': { post: PUBLISHED } },
    events: {
      'post.publish': { type: 'post.publish' },
      'post.unpublish': { type: 'post.unpublish' },
      'post.delete': { type: 'post.delete' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague publishes it': { type: 'post.changed', post: PUBLISHED },
      'publish succeeds': performed('publish'),
      'unpublish succeeds': performed('unpublish'),
      'delete succeeds': performed('delete'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', { current: PUBLISHED }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ post, attempt }: PostActionsContext) => [
      post.allowedActions.map(({ action }) => action),
      attempt?.action,
    ],
    isPossible: ({ attempt }: PostActionsContext, label) =>
      !/succeeds|faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as PostBeginning),

  does: {
    'post.publish': (world) => world.ask('publish'),
    'post.unpublish': (world) => world.ask('unpublish'),
    'post.delete': (world) => world.ask('delete'),
    'question.confirm': (world, { type }) => world.answer(type),
    'question.cancel': (world, { type }) => world.answer(type),
    'failure.retry': (world, { type }) => world.answer(type),
    'failure.dismiss': (world, { type }) => world.answer(type),
    'conflict.acknowledge': (world, { type }) => world.answer(type),
    'post.changed': (world) => world.colleaguePublishes(),
  },

  outcomes: {
    'publish succeeds': (world) => world.actionEnds('with success'),
    'unpublish succeeds': (world) => world.actionEnds('with success'),
    'delete succeeds': (world) => world.actionEnds('with success'),
    'a colleague was faster': (world) => world.actionEnds('a colleague was faster'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
  },

  sees: {
    resting: (world) => world.sees(calm),
    confirming: (world) => world.sees({ ...calm, dialog: 'question' }),
    performing: (world) => world.sees({ dialog: 'question', busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
  },
};
