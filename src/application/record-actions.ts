import { asProblem, errorFromEvent } from './problem';

/** A record that lists its allowed actions. */
export interface Actionable<Action extends string> {
  readonly allowedActions: readonly { readonly action: Action }[];
}

/** Whether a record offers an action to the user who reads it. */
export function isActionAllowed<Action extends string>(
  record: Actionable<Action>,
  action: Action,
): boolean {
  return record.allowedActions.some((allowed) => allowed.action === action);
}

/**
 * The current record in the problem of a conflict (contract: 409 `action_not_allowed` with the
 * current record); null for any other rejection.
 */
export function conflictRecordOf<Current>(error: unknown): Current | null {
  const { code, current } = asProblem(error);
  // The contract promises the acted-upon record in `current` of this problem; it travels untyped.
  return code === 'action_not_allowed' && current ? (current as Current) : null;
}

/** The record after an action, from what `performAction` returned. */
export function recordAfter<Stored>({ event }: { event: { output: Stored } }) {
  return { record: event.output };
}

/** Cancels the action that waits for confirmation and returns to the idle state. */
const cancelTransition = { target: 'resting', actions: 'forgetAttempt' } as const;

/** The states after a failed action. The user's answer leads to the idle state. */
export function failureStates<Idle extends string>(idle: Idle) {
  const cancel = { target: idle, actions: 'forgetAttempt' } as const;
  return {
    failed: { on: { 'failure.retry': 'performing', 'failure.dismiss': cancel } },
    conflict: { on: { 'conflict.acknowledge': cancel } },
  } as const;
}

/** The states of a machine that confirms each of its actions, without `performing`. */
export const confirmationStates = {
  confirming: {
    tags: 'confirming',
    on: { 'question.confirm': 'performing', 'question.cancel': cancelTransition },
  },
  ...failureStates('resting'),
} as const;

/** After a conflict, the other user's record is stored. */
export const conflictTransition = {
  guard: { type: 'isConflict', params: errorFromEvent },
  target: 'conflict',
  actions: [
    { type: 'keepCurrent', params: errorFromEvent },
    { type: 'keepProblem', params: errorFromEvent },
  ],
} as const;

/** After any other failure, the action can be tried again. */
export const failedTransition = {
  target: 'failed',
  actions: { type: 'keepProblem', params: errorFromEvent },
} as const;

/** The transitions after a failed action. */
export const failureTransitions = [conflictTransition, failedTransition] as const;

/** The user's answers after a failed action. */
export type FailureEvent =
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' };

/** The user's answers to a machine that confirms each of its actions. */
export type ConfirmationEvent =
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | FailureEvent;
