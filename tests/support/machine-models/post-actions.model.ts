import {
  type PostAction,
  type PostActionsContext,
  type PostRecord,
  postActionsMachine,
} from '#application/posts/post-actions.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<PostRecord['status'], readonly PostAction[]>> = {
  draft: ['publish', 'delete'],
  published: ['unpublish', 'delete'],
};

function anArticle(status: PostRecord['status']): PostRecord {
  return {
    id: 'pst_1',
    slug: 'nos-poteries',
    status,
    title: 'Nos poteries',
    titleEn: 'Our pottery',
    titleAr: 'فخارنا',
    allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
  };
}

export const DRAFT = anArticle('draft');
export const PUBLISHED = anArticle('published');

export const postInitialStates = { 'a draft': DRAFT, 'a published article': PUBLISHED };
export type PostInitialState = keyof typeof postInitialStates;

/** The article after each action, as the server returns it. */
export const postAfter: Readonly<Record<PostAction, PostRecord>> = {
  publish: PUBLISHED,
  unpublish: DRAFT,
  delete: { ...DRAFT, allowedActions: [] },
};

/** What the page shows of one article's process. */
export interface PostActionsViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type PostActionOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of an article must implement. */
export interface PostActionsDriver {
  open(beginning: PostInitialState): Promise<void>;
  ask(action: PostAction): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague publishes the article, and the list receives the change. */
  publishAsColleague(): Promise<void>;
  settleAction(how: PostActionOutcome): Promise<void>;
  expectViewState(viewState: PostActionsViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false };

function performed(action: PostAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: postAfter[action],
  };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

function answersTo(attempt: PostAction | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(attempt === 'publish' ? ['a colleague was faster'] : []),
  ];
}

/** The post-actions machine, as a test model that drivers in Node and in a browser can run. */
export const postActionsTestModel: MachineTestModel<typeof postActionsMachine, PostActionsDriver> =
  {
    model: {
      machine: postActionsMachine,
      inputs: { 'a draft': { record: DRAFT }, 'a published article': { record: PUBLISHED } },
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
      serialise: ({ record: post, attempt }: PostActionsContext) => [
        post.allowedActions.map(({ action }) => action),
        attempt?.action,
      ],
      isPossible: ({ attempt }: PostActionsContext, label) =>
        !/succeeds|faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
    },

    // The labels of the inputs are the keys of the initial states above.
    setUp: (driver, input) => driver.open(input as PostInitialState),

    eventExecutors: {
      'post.publish': (driver) => driver.ask('publish'),
      'post.unpublish': (driver) => driver.ask('unpublish'),
      'post.delete': (driver) => driver.ask('delete'),
      'question.confirm': (driver, { type }) => driver.answer(type),
      'question.cancel': (driver, { type }) => driver.answer(type),
      'failure.retry': (driver, { type }) => driver.answer(type),
      'failure.dismiss': (driver, { type }) => driver.answer(type),
      'conflict.acknowledge': (driver, { type }) => driver.answer(type),
      'post.changed': (driver) => driver.publishAsColleague(),
    },

    outcomeExecutors: {
      'publish succeeds': (driver) => driver.settleAction('with success'),
      'unpublish succeeds': (driver) => driver.settleAction('with success'),
      'delete succeeds': (driver) => driver.settleAction('with success'),
      'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
      'the server fails': (driver) => driver.settleAction('with a server fault'),
    },

    stateAssertions: {
      resting: (driver) => driver.expectViewState(idleViewState),
      confirming: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'question' }),
      performing: (driver) => driver.expectViewState({ dialog: 'question', busy: true }),
      failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
      conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
    },
  };
