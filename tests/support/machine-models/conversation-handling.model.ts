import {
  type ConversationAttempt,
  type ConversationHandlingContext,
  type ConversationRecord,
  type ConversationStep,
  type ConversationWork,
  conversationHandlingMachine,
} from '#application/conversations/conversation-handling.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<ConversationRecord['status'], readonly ConversationStep[]>> = {
  new: ['open', 'wait', 'snooze', 'close', 'delete'],
  open: ['wait', 'snooze', 'close', 'delete'],
  waiting: ['open', 'snooze', 'close', 'delete'],
  snoozed: ['wait', 'wake', 'close', 'delete'],
  closed: ['wait', 'reopen', 'delete'],
};

function aConversation(
  status: ConversationRecord['status'],
  revision: number,
  more: Partial<ConversationRecord> = {},
): ConversationRecord {
  return {
    id: 'cnv_1',
    subject: 'Ma commande',
    status,
    isUnread: true,
    labels: [],
    revision,
    allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
    ...more,
  };
}

export const newConversation = aConversation('new', 1);
export const closedConversation = aConversation('closed', 1);

export const conversationInitialStates = {
  'a new conversation': newConversation,
  'a closed conversation': closedConversation,
};
export type ConversationInitialState = keyof typeof conversationInitialStates;

export const UNTIL = '2026-12-01T09:00:00.000Z';
export const LABELS = ['Retour'];
export const NOTE = 'Le remboursement est parti.';
export const ASSIGNEE = 'usr_2';

/** The conversation after each work, as the server returns it. */
export const conversationAfter: Readonly<Record<ConversationWork, ConversationRecord>> = {
  open: aConversation('open', 2),
  wait: aConversation('waiting', 2),
  snooze: aConversation('snoozed', 2),
  wake: aConversation('open', 2),
  close: aConversation('closed', 2),
  reopen: aConversation('open', 2),
  delete: aConversation('new', 2, { allowedActions: [] }),
  assign: aConversation('open', 2),
  label: aConversation('new', 2, { labels: LABELS }),
  mark: aConversation('new', 1, { isUnread: false }),
  note: aConversation('new', 2),
};

/** The conversation once the client has answered. */
export const answeredConversation = aConversation('open', 3);
/** The conversation that a colleague has closed. */
export const closedByColleague = aConversation('closed', 2);
/** The conversation that a colleague has set to wait for the client. */
export const waitingByColleague = aConversation('waiting', 2);

/** What the page shows of the work on one conversation. */
export interface ConversationHandlingViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
  /** The last work has just been done and can be undone. */
  readonly undo: boolean;
}

/** How a work can end. */
export type ConversationOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of a conversation must implement. */
export interface ConversationHandlingDriver {
  open(beginning: ConversationInitialState): Promise<void>;
  advance(action: 'open' | 'wait' | 'wake' | 'close' | 'reopen'): Promise<void>;
  snooze(until: string): Promise<void>;
  askDeletion(): Promise<void>;
  assign(assigneeId: string | null): Promise<void>;
  label(labels: readonly string[]): Promise<void>;
  mark(isUnread: boolean): Promise<void>;
  note(body: string): Promise<void>;
  undo(): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** The list or the open conversation is read: it holds this version. */
  read(conversation: ConversationRecord): Promise<void>;
  settle(how: ConversationOutcome): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  expectViewState(viewState: ConversationHandlingViewState): Promise<void>;
}

const resting: ConversationHandlingViewState = { dialog: null, busy: false, undo: false };

function performed(action: ConversationWork) {
  return { type: 'xstate.done.actor.performAction', output: conversationAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

/** Only the actions of the lifecycle and a change of labels can come second. */
function answersTo(attempt: ConversationAttempt | null): readonly string[] {
  return [
    `${attempt?.action} succeeds`,
    'the server fails',
    ...(attempt?.action === 'wait' ? ['a colleague was faster'] : []),
    ...(attempt?.action === 'label' ? ['a colleague has changed it'] : []),
  ];
}

const WORKS = Object.keys(conversationAfter) as ConversationWork[];

/** The conversation-handling machine, as a test model that drivers in Node and in a browser can run. */
export const conversationHandlingTestModel: MachineTestModel<
  typeof conversationHandlingMachine,
  ConversationHandlingDriver
> = {
  model: {
    machine: conversationHandlingMachine,
    inputs: Object.fromEntries(
      Object.entries(conversationInitialStates).map(([label, conversation]) => [
        label,
        { record: conversation },
      ]),
    ),
    events: {
      'conversation.advance open': { type: 'conversation.advance', action: 'open' },
      'conversation.advance wait': { type: 'conversation.advance', action: 'wait' },
      'conversation.advance wake': { type: 'conversation.advance', action: 'wake' },
      'conversation.advance close': { type: 'conversation.advance', action: 'close' },
      'conversation.advance reopen': { type: 'conversation.advance', action: 'reopen' },
      'conversation.snooze': { type: 'conversation.snooze', until: UNTIL },
      'conversation.delete': { type: 'conversation.delete' },
      'conversation.assign': { type: 'conversation.assign', assigneeId: ASSIGNEE },
      'conversation.label': { type: 'conversation.label', labels: LABELS },
      'conversation.mark': { type: 'conversation.mark', isUnread: false },
      'a note': { type: 'note.send', body: NOTE },
      'a blank note': { type: 'note.send', body: ' ' },
      'work.undo': { type: 'work.undo' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the client answers': { type: 'conversation.changed', conversation: answeredConversation },
      'an older list arrives': {
        type: 'conversation.changed',
        conversation: aConversation('new', 0),
      },
      ...Object.fromEntries(WORKS.map((action) => [`${action} succeeds`, performed(action)])),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: waitingByColleague,
      }),
      'a colleague has changed it': notPerformed(412, 'revision_conflict', {
        current: closedByColleague,
      }),
      'the server fails': notPerformed(500, 'internal'),
      'ten seconds pass': { type: 'xstate.after.undoWindow.conversationHandling.resting.undoable' },
    },
    serialise: ({ record: conversation, attempt }: ConversationHandlingContext) => [
      conversation.allowedActions.map(({ action }) => action),
      conversation.revision,
      attempt?.action,
    ],
    isPossible: ({ attempt }: ConversationHandlingContext, label) =>
      !/succeeds|faster|has changed|fails/.test(label) || answersTo(attempt).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as ConversationInitialState),

  eventExecutors: {
    'conversation.advance': (driver, { action }) => driver.advance(action),
    'conversation.snooze': (driver, { until }) => driver.snooze(until),
    'conversation.delete': (driver) => driver.askDeletion(),
    'conversation.assign': (driver, { assigneeId }) => driver.assign(assigneeId),
    'conversation.label': (driver, { labels }) => driver.label(labels),
    'conversation.mark': (driver, { isUnread }) => driver.mark(isUnread),
    'note.send': (driver, { body }) => driver.note(body),
    'work.undo': (driver) => driver.undo(),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'conversation.changed': (driver, { conversation }) => driver.read(conversation),
  },

  outcomeExecutors: {
    ...Object.fromEntries(
      WORKS.map((action) => [
        `${action} succeeds`,
        (driver: ConversationHandlingDriver) => driver.settle('with success'),
      ]),
    ),
    'a colleague was faster': (driver) => driver.settle('a colleague was faster'),
    'a colleague has changed it': (driver) => driver.settle('a colleague was faster'),
    'the server fails': (driver) => driver.settle('with a server fault'),
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
  },

  stateAssertions: {
    'resting.settled': (driver) => driver.expectViewState(resting),
    'resting.undoable': (driver) => driver.expectViewState({ ...resting, undo: true }),
    confirming: (driver) => driver.expectViewState({ ...resting, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...resting, busy: true }),
    failed: (driver) => driver.expectViewState({ ...resting, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...resting, dialog: 'conflict' }),
  },
};
