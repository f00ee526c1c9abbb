import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/**
 * The states of a change of an e-mail address. Only a proved address counts; until then the old one
 * does.
 */
export const EMAIL_CHANGE_STATES = [
  'requested',
  'proved',
  'expired',
  'cancelled',
  'replaced',
  'undone',
] as const;
export type EmailChangeState = (typeof EMAIL_CHANGE_STATES)[number];

/** The stored states: a requested change expires by its time alone. */
export type EmailChangeStatus = Exclude<EmailChangeState, 'expired'>;

export const EMAIL_CHANGE_ACTIONS = ['prove', 'sendAgain', 'cancel', 'replace', 'undo'] as const;
export type EmailChangeAction = (typeof EMAIL_CHANGE_ACTIONS)[number];

/** Validity of the link that proves the new address (ms); every further mail starts it anew. */
export const PROOF_LINK_LIFE_MS = millisecondsInDay;

/**
 * Validity of the link that the old address gets (ms), from the request, and again from the moment
 * when the new address began to count.
 */
export const UNDO_LINK_LIFE_MS = 7 * millisecondsInDay;

/** How old a sign-in with an identity provider may be that stands for the password (ms). */
export const FRESH_SIGN_IN_MS = 5 * millisecondsInMinute;

/** The old address can undo a change whatever became of it, but only once. */
const UNDOABLE = { undo: 'undone' } as const;

/** What each action makes of a change, by its state. */
const TRANSITIONS: Readonly<
  Record<EmailChangeState, Partial<Record<EmailChangeAction, EmailChangeState>>>
> = {
  requested: {
    prove: 'proved',
    sendAgain: 'requested',
    cancel: 'cancelled',
    replace: 'replaced',
    ...UNDOABLE,
  },
  proved: UNDOABLE,
  expired: { replace: 'replaced', ...UNDOABLE },
  cancelled: UNDOABLE,
  replaced: UNDOABLE,
  undone: {},
};

/** The state of a stored change at `now`. */
export function emailChangeState(
  { status, expiresAt }: { readonly status: EmailChangeStatus; readonly expiresAt: Date },
  now: Date,
): EmailChangeState {
  return status === 'requested' && expiresAt <= now ? 'expired' : status;
}

/** The state after an action; undefined if the change does not allow it. */
export function afterEmailChangeAction(
  state: EmailChangeState,
  action: EmailChangeAction,
): EmailChangeState | undefined {
  return TRANSITIONS[state][action];
}

/** Whether a link of the old address still works at `now`. */
export function canUndo(
  change: {
    readonly status: EmailChangeStatus;
    readonly expiresAt: Date;
    readonly undoExpiresAt: Date;
  },
  now: Date,
): boolean {
  const state = emailChangeState(change, now);
  return change.undoExpiresAt > now && afterEmailChangeAction(state, 'undo') !== undefined;
}

/** How a session began: with a provider's token, or otherwise (null), and when. */
export interface SessionBeginning {
  readonly identityProvider: string | null;
  readonly createdAt: Date;
}

/** Whether a session stands for the password: it began with a provider's token just now. */
export function isFreshSignIn(
  { identityProvider, createdAt }: SessionBeginning,
  now: Date,
): boolean {
  return identityProvider !== null && now.getTime() - createdAt.getTime() <= FRESH_SIGN_IN_MS;
}
