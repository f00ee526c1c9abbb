import type { AmplifyConfig } from '../../identity-provider-config';
import { createProviderKeys } from '../provider-keys';
import type { ProviderPatience } from '../provider-requests';
import { assertClaim, type ProviderRules, standardVerifiedEmail } from './provider-rules';

/**
 * ID tokens of a Cognito user pool. Its access tokens have no audience, and are refused
 * (https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html).
 */
export function amplifyRules(config: AmplifyConfig, patience: ProviderPatience): ProviderRules {
  return {
    issuer: config.issuer,
    audience: config.clientId,
    algorithms: ['RS256'],
    key: createProviderKeys(config.jwksUrl, patience),
    isNonceRequired: false,
    assertClaims: (payload) => assertClaim(payload, 'token_use', 'id'),
    verifiedEmailOf: standardVerifiedEmail,
  };
}
