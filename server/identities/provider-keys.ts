import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { ProviderUnavailable } from './provider-errors';
import { createProviderRequests, type ProviderPatience } from './provider-requests';

/** The keys were read and none fits: the token is refused. Other errors mean that there are no keys. */
const NO_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/**
 * The public keys of a provider. They are stored for ten minutes. A token with an unknown key
 * causes another request at most once per cooldown, so that a new key is found soon and invented
 * keys cause no load.
 * @param jwksUrl from the settings; a token never names an address
 */
export function createProviderKeys(jwksUrl: string, patience: ProviderPatience): JWTVerifyGetKey {
  const requests = createProviderRequests(patience);
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: patience.timeoutMs,
    cooldownDuration: patience.keyCooldownMs,
    [customFetch]: requests.send,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (NO_KEY.some((kind) => error instanceof kind)) throw error;
      requests.pause();
      throw new ProviderUnavailable('The keys cannot be read.', { cause: error });
    }
  };
}
