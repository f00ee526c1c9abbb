import type { PostSummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of an article that the machine uses. */
export type PostRecord = Pick<
  PostSummary,
  'id' | 'slug' | 'status' | 'title' | 'titleEn' | 'titleAr' | 'allowedActions'
>;

export type PostAction = PostRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
interface PostAttempt {
  readonly action: PostAction;
}

export type PostActionsEvent =
  | { type: 'post.publish' }
  | { type: 'post.unpublish' }
  | { type: 'post.delete' }
  | ConfirmationEvent
  | { type: 'post.changed'; post: PostRecord };

export type PostActionsContext = RecordActionsContext<PostRecord, PostAttempt>;

function recordOf(post: PostRecord): PostRecord {
  const { id, slug, status, title, titleEn, titleAr, allowedActions } = post;
  return { id, slug, status, title, titleEn, titleAr, allowedActions };
}

/** Every action needs a confirmation, because it changes a public page. */
function asked<Action extends PostAction>(action: Action) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target: 'confirming',
    actions: { type: 'attempt', params: { action } },
    meta: { proves: ['postRoutes'] },
  } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action }: PostAttempt): PostAttempt => ({ action }),
  types: { events: {} as PostActionsEvent },
  actors: {
    performAction: declareActor<PostRecord, { slug: string; action: PostAction | null }>(),
  },
});

/**
 * The actions on one of the store's articles: publish, unpublish, delete, each after a
 * confirmation. Offers the actions in the record's `allowedActions`. The server decides. After a
 * conflict, the server's record replaces the local one.
 */
export const postActionsMachine = machineSetup.createMachine({
  id: 'postActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'post.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.post }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'post.publish': asked('publish'),
        'post.unpublish': asked('unpublish'),
        'post.delete': asked('delete'),
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({
          slug: record.slug,
          action: attempt?.action ?? null,
        }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
  },
});
