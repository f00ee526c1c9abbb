import { asProblem } from './problem';

/** A record that lists its allowed actions. */
interface Actionable<Action extends string> {
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

/** The error of an actor, as the parameter of a guard or an action. */
export function errorFromEvent({ event }: { event: { error: unknown } }) {
  return {
    error: event.error,
  };
}

/** Cancels the action that waits for confirmation and returns to the idle state. */
const cancelTransition = { target: 'resting', actions: 'forgetAttempt' } as const;

/** The states of a machine that confirms each of its actions, without `performing`. */
export const confirmationStates = {
  confirming: {
    tags: 'confirming',
    on: { 'question.confirm': 'performing', 'question.cancel': cancelTransition },
  },
  failed: {
    on: { 'failure.retry': 'performing', 'failure.dismiss': cancelTransition },
  },
  conflict: {
    on: { 'conflict.acknowledge': cancelTransition },
  },
} as const;

/** The transitions after a failed action; after a conflict, the other user's record is stored. */
export const failureTransitions = [
  {
    guard: { type: 'isConflict', params: errorFromEvent },
    target: 'conflict',
    actions: [
      { type: 'keepCurrent', params: errorFromEvent },
      { type: 'keepProblem', params: errorFromEvent },
    ],
  },
  { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
] as const;

/** The user's answers to a machine that confirms each of its actions. */
export type ConfirmationEvent =
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' };
