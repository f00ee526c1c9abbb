import type { Language } from '#domain/format/languages';
import type {
  AllowedInvoiceAction,
  InvoiceAction,
  InvoiceActionRequest,
  InvoiceStatus,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { asProblem, errorFromEvent } from '../problem';
import {
  conflictTransition,
  type FailureEvent,
  failedTransition,
  failureStates,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/**
 * The part of an invoice that the machine needs. Rows of the list and whole invoices both match.
 * Centimes.
 */
export interface InvoiceRecord {
  readonly id: string;
  /** Null for a draft. */
  readonly number: string | null;
  /** Null for an invoice without an order. */
  readonly orderNumber: string | null;
  /** Null for an invoice without a booking. */
  readonly bookingNumber: string | null;
  readonly status: InvoiceStatus;
  readonly amountDue: number;
  readonly allowedActions: readonly AllowedInvoiceAction[];
}

/** The current action, so that a failed one can be tried again. */
export interface InvoiceAttempt {
  readonly action: InvoiceAction;
  readonly request: InvoiceActionRequest;
}

export type InvoiceActionsEvent =
  | { type: 'invoice.issue' }
  | { type: 'issue.confirm' }
  | { type: 'invoice.recordPayment' }
  | { type: 'payment.confirm'; amount: number; receivedOn: string; reference: string }
  | { type: 'invoice.credit' }
  | { type: 'credit.confirm'; lines: InvoiceActionRequest['lines'] | null; note: string }
  | { type: 'invoice.send' }
  | { type: 'sending.confirm'; email: string; language: Language; message: string }
  | { type: 'invoice.delete' }
  | { type: 'deletion.confirm' }
  | { type: 'question.cancel' }
  | FailureEvent
  | { type: 'invoice.changed'; invoice: InvoiceRecord };

export type InvoiceActionsContext = RecordActionsContext<InvoiceRecord, InvoiceAttempt>;

function recordOf(invoice: InvoiceRecord): InvoiceRecord {
  const { id, number, orderNumber, bookingNumber, status, amountDue, allowedActions } = invoice;
  return { id, number, orderNumber, bookingNumber, status, amountDue, allowedActions };
}

function isAllowed<Action extends InvoiceAction>(action: Action) {
  return { type: 'isAllowed', params: { action } } as const;
}

function attempting<Action extends InvoiceAction>(action: Action) {
  return { type: 'attempt', params: { action, request: {} } } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, request }: InvoiceAttempt): InvoiceAttempt => ({ action, request }),
  types: { events: {} as InvoiceActionsEvent },
  actors: {
    performAction: declareActor<
      InvoiceRecord,
      { invoiceId: string; attempt: InvoiceAttempt | null }
    >(),
  },
}).extend({
  guards: {
    isWithinDue: ({ context }, { amount }: { amount: number }) =>
      amount > 0 && amount <= context.record.amountDue,
    isAttempted: ({ context }, { action }: { action: InvoiceAction }) =>
      context.attempt?.action === action,
    /** The request itself is invalid: its dialog opens again. */
    isRefused: ({ context }, { error, action }: { error: unknown; action: InvoiceAction }) =>
      asProblem(error).status === 422 && context.attempt?.action === action,
  },
});

function askedAgain<Action extends InvoiceAction, Target extends string>(
  action: Action,
  target: Target,
) {
  return {
    guard: {
      type: 'isRefused',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, action }),
    },
    target,
    actions: { type: 'keepProblem', params: errorFromEvent },
  } as const;
}

const calledOff = { target: 'resting', actions: 'forgetAttempt' } as const;

/**
 * A seller's actions on one invoice: issue or delete a draft, record a received payment, credit all
 * or a part by a credit note, mail it to the client. Each requires a confirmation, because none can
 * be undone. Offers what the record's `allowedActions` allow. The server decides, and after a
 * conflict its record replaces the local one. Contract: invoice lifecycle.
 */
export const invoiceActionsMachine = machineSetup.createMachine({
  id: 'invoiceActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'invoice.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.invoice }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'invoice.issue': { guard: isAllowed('issue'), target: 'confirmingIssue' },
        'invoice.recordPayment': { guard: isAllowed('recordPayment'), target: 'takingPayment' },
        'invoice.credit': { guard: isAllowed('credit'), target: 'choosingCredit' },
        'invoice.send': { guard: isAllowed('send'), target: 'addressing' },
        'invoice.delete': { guard: isAllowed('delete'), target: 'confirmingDeletion' },
      },
    },
    confirmingIssue: {
      tags: 'confirming',
      on: {
        'issue.confirm': { target: 'performing', actions: attempting('issue') },
        'question.cancel': calledOff,
      },
    },
    takingPayment: {
      tags: 'confirming',
      on: {
        'payment.confirm': {
          guard: { type: 'isWithinDue', params: ({ event }) => ({ amount: event.amount }) },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { amount, receivedOn, reference } }) => ({
              action: 'recordPayment',
              request: {
                amount,
                receivedOn,
                ...(reference.trim() && { reference: reference.trim() }),
              },
            }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    choosingCredit: {
      tags: 'confirming',
      on: {
        'credit.confirm': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { lines, note } }) => ({
              action: 'credit',
              request: { ...(lines && { lines }), ...(note.trim() && { note: note.trim() }) },
            }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    addressing: {
      tags: 'confirming',
      on: {
        'sending.confirm': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { email, language, message } }) => ({
              action: 'send',
              request: {
                email: email.trim(),
                language,
                ...(message.trim() && { message: message.trim() }),
              },
            }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    confirmingDeletion: {
      tags: 'confirming',
      on: {
        'deletion.confirm': { target: 'performing', actions: attempting('delete') },
        'question.cancel': calledOff,
      },
    },
    performing: {
      meta: { proves: ['invoiceRoutes', 'invoicesCalled'] },
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ invoiceId: record.id, attempt }),
        onDone: [
          {
            guard: { type: 'isAttempted', params: { action: 'delete' } },
            target: 'deleted',
            actions: 'reportOutcome',
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
          askedAgain('recordPayment', 'takingPayment'),
          askedAgain('credit', 'choosingCredit'),
          askedAgain('send', 'addressing'),
          failedTransition,
        ],
      },
    },
    ...failureStates('resting'),
    deleted: { type: 'final' },
  },
});
