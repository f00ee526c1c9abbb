/**
 * Mutants that behave as the real machine does, by machine and name, each with the proof that nobody could
 * tell them apart: at most three in a hundred.
 */
export const EQUIVALENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  authentication: {
    'remove authentication.authenticated | tokens.changed | 0':
      'No session has no subject, so the next candidate takes the event as somebody else’s: `loading` finds neither an access nor a refresh token, forgets the session and ends in `unauthenticated`, all within the same step.',
  },
};
