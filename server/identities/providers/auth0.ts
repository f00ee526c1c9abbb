import type { Auth0Config } from '../../identity-provider-config';
import { createProviderKeys } from '../provider-keys';
import type { ProviderPatience } from '../provider-requests';
import { type ProviderRules, standardVerifiedEmail } from './provider-rules';

/**
 * ID tokens of an Auth0 application. Its access tokens have another audience
 * (https://auth0.com/docs/secure/tokens/id-tokens/validate-id-tokens).
 */
export function auth0Rules(config: Auth0Config, patience: ProviderPatience): ProviderRules {
  return {
    issuer: config.issuer,
    audience: config.clientId,
    algorithms: ['RS256'],
    key: createProviderKeys(config.jwksUrl, patience),
    isNonceRequired: true,
    assertClaims: () => undefined,
    verifiedEmailOf: standardVerifiedEmail,
  };
}
