import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import type { ConversationSummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { asProblem, errorFromEvent } from '../problem';
import {
  type ConfirmationEvent,
  confirmationStates,
  conflictTransition,
  failedTransition,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a conversation that the machine uses. */
export type ConversationRecord = Pick<
  ConversationSummary,
  'id' | 'subject' | 'status' | 'isUnread' | 'labels' | 'revision' | 'allowedActions'
>;

/** An action of the lifecycle that staff take on a conversation. */
export type ConversationStep = ConversationRecord['allowedActions'][number]['action'];

/** What is done with a conversation: an action of its lifecycle, or a change beside it. */
export type ConversationWork = ConversationStep | 'assign' | 'label' | 'mark' | 'note';

/** The work that is being confirmed or performed, so that it can be tried again. */
export interface ConversationAttempt {
  readonly action: ConversationWork;
  /** Until when it is snoozed, ISO 8601 UTC. */
  readonly until?: string | undefined;
  /** Who has it from now on; null for nobody. */
  readonly assigneeId?: string | null | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly isUnread?: boolean | undefined;
  /** The text of a note. */
  readonly body?: string | undefined;
}

export type ConversationHandlingEvent =
  | { type: 'conversation.advance'; action: 'open' | 'wait' | 'wake' | 'close' | 'reopen' }
  | { type: 'conversation.snooze'; until: string }
  | { type: 'conversation.delete' }
  | { type: 'conversation.assign'; assigneeId: string | null }
  | { type: 'conversation.label'; labels: readonly string[] }
  | { type: 'conversation.mark'; isUnread: boolean }
  | { type: 'note.send'; body: string }
  | { type: 'work.undo' }
  | ConfirmationEvent
  | { type: 'conversation.changed'; conversation: ConversationRecord };

export type ConversationHandlingContext = RecordActionsContext<
  ConversationRecord,
  ConversationAttempt
>;

type Failed = { readonly error: unknown };

function recordOf({
  id,
  subject,
  status,
  isUnread,
  labels,
  revision,
  allowedActions,
}: ConversationRecord): ConversationRecord {
  return { id, subject, status, isUnread, labels, revision, allowedActions };
}

/** The conversation that is stored, inside the problem of a stale change (412); null for others. */
function storedIn(error: unknown): ConversationRecord | null {
  const { status, current } = asProblem(error);
  // The contract promises the conversation in `current` of this problem; it travels untyped.
  return status === 412 && current ? (current as ConversationRecord) : null;
}

function storedFromEvent({
  context,
  event,
}: {
  context: ConversationHandlingContext;
  event: Failed;
}) {
  return { record: storedIn(event.error) ?? context.record };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: (attempted: ConversationAttempt): ConversationAttempt => attempted,
  types: { events: {} as ConversationHandlingEvent },
  actors: {
    performAction: declareActor<
      ConversationRecord,
      { conversation: ConversationRecord; attempt: ConversationAttempt | null }
    >(),
  },
}).extend({
  guards: {
    hasText: (_, { body }: { body: string }) => body.trim() !== '',
    isStale: (_, { error }: Failed) => storedIn(error) !== null,
    /** The lifecycle has an action that takes this one back. */
    isReversible: ({ context }) =>
      context.attempt?.action === 'close' || context.attempt?.action === 'snooze',
    /** The answer of a list that knows the last work on the conversation. */
    isReadAnew: ({ context }, { record }: { record: ConversationRecord }) =>
      record.revision >= context.record.revision,
  },
  delays: { undoWindow: UNDO_TIME_MS },
});

/** Takes a closed or snoozed conversation back by this action, if it offers it. */
function undoneBy<Action extends 'reopen' | 'wake'>(action: Action) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target: '#conversationHandling.performing',
    actions: { type: 'attempt', params: { action } },
  } as const;
}

/**
 * What staff do with one conversation beside answering it: open, wait, snooze, wake, close, reopen,
 * delete after a confirmation, assign, label, mark as read or unread, add a note. Closing and
 * snoozing can be undone for ten seconds. The server decides; after a conflict, the server's
 * conversation replaces the local one. Contract: performConversationAction, snoozeConversation,
 * assignConversation, updateConversation, markConversation, createConversationNote.
 */
export const conversationHandlingMachine = machineSetup.createMachine({
  id: 'conversationHandling',
  context: ({ input }) => ({
    record: recordOf(input.record),
    attempt: null,
    problem: null,
  }),
  on: {
    'conversation.changed': {
      guard: {
        type: 'isReadAnew',
        params: ({ event: { conversation } }) => ({ record: conversation }),
      },
      actions: {
        type: 'keepRecord',
        params: ({ event: { conversation } }) => ({ record: conversation }),
      },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      initial: 'settled',
      on: {
        'conversation.advance': {
          guard: { type: 'isAllowed', params: ({ event: { action } }) => ({ action }) },
          target: 'performing',
          actions: { type: 'attempt', params: ({ event: { action } }) => ({ action }) },
        },
        'conversation.snooze': {
          guard: { type: 'isAllowed', params: { action: 'snooze' } },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { until } }) => ({ action: 'snooze', until }),
          },
        },
        'conversation.delete': {
          guard: { type: 'isAllowed', params: { action: 'delete' } },
          target: 'confirming',
          actions: { type: 'attempt', params: { action: 'delete' } },
        },
        'conversation.assign': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { assigneeId } }) => ({ action: 'assign', assigneeId }),
          },
        },
        'conversation.label': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { labels } }) => ({ action: 'label', labels }),
          },
        },
        'conversation.mark': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { isUnread } }) => ({ action: 'mark', isUnread }),
          },
        },
        'note.send': {
          guard: { type: 'hasText', params: ({ event: { body } }) => ({ body }) },
          target: 'performing',
          actions: { type: 'attempt', params: ({ event: { body } }) => ({ action: 'note', body }) },
        },
      },
      states: {
        settled: {},
        undoable: {
          on: { 'work.undo': [undoneBy('reopen'), undoneBy('wake')] },
          after: { undoWindow: 'settled' },
        },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ conversation: record, attempt }),
        onDone: [
          {
            guard: 'isReversible',
            target: 'resting.undoable',
            actions: [
              { type: 'keepRecord', params: recordAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepRecord', params: recordAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
        ],
        onError: [
          conflictTransition,
          {
            guard: { type: 'isStale', params: errorFromEvent },
            target: 'conflict',
            actions: [
              { type: 'keepRecord', params: storedFromEvent },
              { type: 'keepProblem', params: errorFromEvent },
            ],
          },
          failedTransition,
        ],
      },
    },
    ...confirmationStates,
  },
});
