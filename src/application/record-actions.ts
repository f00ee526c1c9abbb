import { asProblem } from './problem';

/** A record that says what may be done with it now. */
interface Actionable<Action extends string> {
  readonly allowedActions: readonly { readonly action: Action }[];
}

/** Whether a record offers an action to the user who reads it. */
export const isActionAllowed = <Action extends string>(
  record: Actionable<Action>,
  action: Action,
): boolean => record.allowedActions.some((allowed) => allowed.action === action);

/**
 * The record as it stands, which a conflict's problem carries (contract: 409 `action_not_allowed`
 * with the current record); null for any other rejection.
 */
export const conflictRecordOf = <Current>(error: unknown): Current | null => {
  const { code, current } = asProblem(error);
  // The contract promises the acted-upon record in `current` of this problem; it travels untyped.
  return code === 'action_not_allowed' && current ? (current as Current) : null;
};

/** What an actor rejected with, as the parameter of a guard or an action. */
export const errorFromEvent = ({ event }: { event: { error: unknown } }) => ({
  error: event.error,
});

/** What was asked about is called off: the process stands as before. */
const cancelTransition = { target: 'resting', actions: 'forgetAttempt' } as const;

/** The states of a process that asks before each of its actions, `performing` apart. */
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

/** How an action that did not take effect leaves such a process; a colleague's change is kept. */
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

/** What a person answers to a process that asks before each of its actions. */
export type ConfirmationEvent =
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' };
