/**
 * Mutants that behave as the real machine does, by machine and name, each with the proof that nobody could
 * tell them apart: at most three in a hundred.
 */
export const EQUIVALENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  authentication: {
    'remove authentication.authenticated | tokens.changed | 0':
      'No session has no subject, so the next candidate takes the event as somebody else’s: `loading` finds neither an access nor a refresh token, forgets the session and ends in `unauthenticated`, all within the same step.',
  },
  checkout: {
    'retarget checkout.open.billing | step.back | 0':
      'The mutant leads to `cart` instead of `deciding`. The step is set to 0 on the way; at 0 none of the guards of `deciding` holds, so that its last candidate leads to `cart` within the same step. Neither state does anything as it is entered.',
  },
  offlineQueue: {
    'retarget offlineQueue.deciding | always | 0':
      'The mutant leads to `waiting` instead of `resting` where no action waits. `waiting` has an `always` of its own that leads to `resting` under the same guard, on the same queue, within the same step; nothing is entered or left in between that acts, and the delay of `waiting` is called off as it began.',
  },
};
