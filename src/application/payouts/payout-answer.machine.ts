import { assign, emit, setup } from 'xstate';
import { isAnswerText, PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import type { PayoutStatus } from '#domain/payouts/payout-lifecycle';
import type { AllowedPayoutAction, PayoutFile } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';
import {
  conflictRecordOf,
  conflictTransition,
  type FailureEvent,
  failedTransition,
  failureStates,
  isActionAllowed,
} from '../record-actions';

/** The part of a payout that the machine needs. */
export interface AnswerablePayout {
  readonly id: string;
  readonly number: string;
  readonly status: PayoutStatus;
  readonly allowedActions: readonly AllowedPayoutAction[];
}

export type PayoutAnswerEvent =
  | { type: 'payout.answer' }
  | { type: 'file.attach'; file: PayoutFile }
  | { type: 'file.remove'; fileId: string }
  | { type: 'answer.confirm'; text: string }
  | { type: 'question.cancel' }
  | FailureEvent
  | { type: 'payout.changed'; payout: AnswerablePayout };

export interface PayoutAnswerContext {
  readonly payout: AnswerablePayout;
  /** Files that are uploaded and go with the answer, in the order in which they arrived. */
  readonly files: readonly PayoutFile[];
  /** The text that is being sent, so that a failed answer can be sent again. */
  readonly text: string;
  readonly problem: ApiProblem | null;
}

/** Emitted when the answer is with the marketplace. */
export interface AnswerSent {
  readonly type: 'answer.sent';
  readonly payout: AnswerablePayout;
}

type Failed = { readonly error: unknown };

function payoutOf({ id, number, status, allowedActions }: AnswerablePayout): AnswerablePayout {
  return { id, number, status, allowedActions };
}

const machineSetup = setup({
  types: {
    context: {} as PayoutAnswerContext,
    events: {} as PayoutAnswerEvent,
    emitted: {} as AnswerSent,
    input: {} as { readonly payout: AnswerablePayout },
    tags: {} as 'busy' | 'confirming',
  },
  actors: {
    /** Sends the answer; returns the payout under review, rejects with an ApiProblem. */
    sendAnswer: declareActor<
      AnswerablePayout,
      { payoutId: string; text: string; files: readonly string[] }
    >(),
  },
  guards: {
    isAllowed: ({ context }) => isActionAllowed(context.payout, 'answer'),
    isRoomLeft: ({ context }) => context.files.length < PAYOUT_ANSWER_LIMITS.files,
    isComplete: (_, { text }: { text: string }) => isAnswerText(text),
    isConflict: (_, { error }: Failed) => conflictRecordOf<AnswerablePayout>(error) !== null,
    /** The answer itself is invalid: its dialog opens again. */
    isRefused: (_, { error }: Failed) => asProblem(error).status === 422,
  },
  actions: {
    keepPayout: assign((_, { payout }: { payout: AnswerablePayout }) => ({
      payout: payoutOf(payout),
    })),
    keepFile: assign(({ context }, { file }: { file: PayoutFile }) => ({
      files: [...context.files, file],
    })),
    dropFile: assign(({ context }, { fileId }: { fileId: string }) => ({
      files: context.files.filter(({ id }) => id !== fileId),
    })),
    keepText: assign((_, { text }: { text: string }) => ({ text: text.trim(), problem: null })),
    keepProblem: assign(problemFromError),
    keepCurrent: assign(({ context }, { error }: Failed) => ({
      payout: payoutOf(conflictRecordOf<AnswerablePayout>(error) ?? context.payout),
    })),
    reportOutcome: emit(
      ({ context }): AnswerSent => ({
        type: 'answer.sent',
        payout: context.payout,
      }),
    ),
    forgetAttempt: assign({ text: '', problem: null }),
    forgetFiles: assign({ files: [] }),
  },
});

/**
 * A store's answer to what holds its payout back: words, and files that are uploaded before. The
 * uploads themselves are machines of their own. The server decides, and after a conflict its record
 * replaces the local one. Contract: payout lifecycle.
 */
export const payoutAnswerMachine = machineSetup.createMachine({
  id: 'payoutAnswer',
  context: ({ input }) => ({ payout: payoutOf(input.payout), files: [], text: '', problem: null }),
  on: {
    'payout.changed': {
      actions: { type: 'keepPayout', params: ({ event }) => ({ payout: event.payout }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: { 'payout.answer': { guard: 'isAllowed', target: 'writing' } },
    },
    writing: {
      tags: 'confirming',
      on: {
        'file.attach': {
          guard: 'isRoomLeft',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
        },
        'file.remove': {
          actions: { type: 'dropFile', params: ({ event }) => ({ fileId: event.fileId }) },
        },
        'answer.confirm': {
          guard: { type: 'isComplete', params: ({ event }) => ({ text: event.text }) },
          target: 'performing',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
        },
        'question.cancel': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { payout, text, files } }) => ({
          payoutId: payout.id,
          text,
          files: files.map(({ id }) => id),
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepPayout', params: ({ event }) => ({ payout: event.output }) },
            'reportOutcome',
            'forgetAttempt',
            'forgetFiles',
          ],
        },
        onError: [
          conflictTransition,
          {
            guard: { type: 'isRefused', params: errorFromEvent },
            target: 'writing',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          failedTransition,
        ],
      },
    },
    ...failureStates('resting'),
  },
});
