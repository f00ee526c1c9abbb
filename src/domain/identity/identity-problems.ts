/**
 * Why a provider refused, in the portal's own codes. Each SDK has other codes for the same reason;
 * its adapter maps them. `network` (no answer) and `unexpected` (any other reason) are codes of the
 * portal's problems and have no entry here.
 */
export const IDENTITY_PROBLEMS = [
  'wrong_credentials',
  'email_not_confirmed',
  'code_wrong',
  'code_expired',
  'user_exists',
  'weak_password',
  'invalid_email',
  'account_disabled',
  'provider_refused',
  'step_not_supported',
  'too_many_requests',
] as const;

export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];
