import { asProblem } from './problem';

/** A record that says what may be done with it now. */
interface Actionable<Action extends string> {
  readonly allowedActions: readonly { readonly action: Action }[];
}

/** Whether a record offers an action to the user who reads it. */
export const offers = <Action extends string>(
  record: Actionable<Action>,
  action: Action,
): boolean => record.allowedActions.some((allowed) => allowed.action === action);

/**
 * The record as it stands, which a conflict's problem carries (contract: 409 `action_not_allowed`
 * with the current record); null for any other rejection.
 */
export const currentIn = <Current>(error: unknown): Current | null => {
  const { code, current } = asProblem(error);
  // The contract promises the acted-upon record in `current` of this problem; it travels untyped.
  return code === 'action_not_allowed' && current ? (current as Current) : null;
};

/** What an actor rejected with, as the parameter of a guard or an action. */
export const rejection = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
