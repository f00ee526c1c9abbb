/** The token is not acceptable. The message is the reason, for the log only. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** The provider did not answer, or answered something that cannot be used. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
