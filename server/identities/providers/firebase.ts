import type { FirebaseConfig } from '../../identity-provider-config';
import { TokenRefused } from '../provider-errors';
import { createProviderKeys } from '../provider-keys';
import type { ProviderPatience } from '../provider-requests';
import { CLOCK_TOLERANCE, type ProviderRules, standardVerifiedEmail } from './provider-rules';

/** Maximum length of a Firebase user id. */
const MAX_SUBJECT_LENGTH = 128;

/**
 * ID tokens of a Firebase project. Users of its tenants are separate from its own, so their tokens
 * are refused (https://firebase.google.com/docs/auth/admin/verify-id-tokens).
 */
export function firebaseRules(config: FirebaseConfig, patience: ProviderPatience): ProviderRules {
  return {
    issuer: config.issuer,
    audience: config.projectId,
    algorithms: ['RS256'],
    key: createProviderKeys(config.jwksUrl, patience),
    isNonceRequired: false,
    assertClaims: ({ sub = '', auth_time: signedInAt, firebase }, now) => {
      if (sub.length > MAX_SUBJECT_LENGTH) throw new TokenRefused('"sub" is too long');
      if (
        typeof signedInAt !== 'number' ||
        signedInAt * 1000 > now.getTime() + CLOCK_TOLERANCE * 1000
      ) {
        throw new TokenRefused('"auth_time" is not in the past');
      }
      if (typeof firebase === 'object' && firebase !== null && 'tenant' in firebase) {
        throw new TokenRefused('the token is of a tenant');
      }
    },
    verifiedEmailOf: standardVerifiedEmail,
  };
}
