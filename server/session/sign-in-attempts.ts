import type { FastifyRequest } from 'fastify';
import type { Reader, ServerContext } from '../context';
import { clearRateLimit, consumeRateLimit, refundRateLimit } from '../rate-limits/rate-limit';
import { readDeviceCookie } from './device-cookie';
import { countDeviceAttempt } from './known-devices.repository';
import { userNameKeyOf } from './session.repository';

function strangersOf(userName: string): string {
  return `sign-in:${userNameKeyOf(userName)}`;
}

/** A sign-in that has been counted as a failure until it succeeds. */
export interface SignInAttempt {
  /** The known device that it is made on; undefined for a stranger's. */
  readonly deviceId: string | undefined;
  /** Takes the failure back, because the password was right. */
  succeed(): Promise<void>;
}

/**
 * Counts a sign-in, before the password is compared, so that attempts at the same time cannot
 * exceed the limit. The known devices of the user have a count of their own each: a stranger who
 * uses up the count of the name does not keep the user out. Unknown names are counted alike.
 * @throws ProblemError 429
 */
export async function beginSignIn(
  { database, config }: ServerContext,
  userName: string,
  request: FastifyRequest,
  now: Date,
): Promise<SignInAttempt> {
  const token = readDeviceCookie(request, userName);
  const deviceId =
    token && (await countDeviceAttempt(database.db, token, userNameKeyOf(userName), now));
  if (deviceId) return { deviceId, succeed: async () => undefined };
  const subject = strangersOf(userName);
  await consumeRateLimit(database, subject, config.signInsPerMinute, now);
  return { deviceId: undefined, succeed: () => refundRateLimit(database, subject, now) };
}

/** Forgets the failed sign-ins of strangers with this name. */
export function clearFailedSignIns(reader: Reader, userName: string): Promise<void> {
  return clearRateLimit({ db: reader }, strangersOf(userName));
}
