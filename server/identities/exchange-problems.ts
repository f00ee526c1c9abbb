import type { LinkChallenge } from '#openapi/types.generated';
import { problem } from '../http/problem-error';

/** The answer to every token that is not acceptable. */
export function identityRefused() {
  return problem(401, 'identity_refused', { error: 'Unauthorized' });
}

/** The provider has not verified an address of the account. */
export function emailNotVerified() {
  return problem(403, 'email_not_verified');
}

/** Nobody may sign in with the identity: unknown, archived and inactive users get the same answer. */
export function noAccount() {
  return problem(404, 'no_account');
}

/** A user with the verified address must confirm once that the identity is theirs. */
export function linkRequired(challenge: LinkChallenge) {
  return problem(409, 'link_required', { current: challenge });
}
