import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Call, Reader, ServerContext } from '../context';
import { networkOf } from '../http/client-address';
import {
  clearRateLimit,
  consumeRateLimit,
  refundRateLimit,
  type WindowMs,
} from '../rate-limits/rate-limit';
import { readDeviceCookie } from './device-cookie';
import { countDeviceAttempt, takeBackDeviceAttempt } from './known-devices.repository';

/** How many times the failures of a minute a network may have in an hour. */
const HOURLY_FACTOR = 5;

function strangersOf(userNameKey: string): string {
  return `sign-in:${userNameKey}`;
}

/** A sign-in that has been counted as a failure until it succeeds. */
export interface SignInAttempt {
  /** The known device that it is made on; undefined for a stranger's. */
  readonly deviceId: string | undefined;
  /** Takes the failure back, because the password was right. */
  succeed(): Promise<void>;
  /** Takes the failure back, because the password was not compared. */
  cancel(): Promise<void>;
}

/** A limit of failed sign-ins, and what it counts. */
interface FailureLimit {
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: WindowMs;
}

/** The limits for a stranger: those of the network come first, so that it cannot use up a name. */
function failureLimits(
  { config }: ServerContext,
  userNameKey: string,
  request: Call['request'],
): FailureLimit[] {
  const network = `failed-sign-ins:${networkOf(request)}`;
  const { failedSignInsPerNetwork: perMinute, signInsPerMinute } = config;
  return [
    { subject: network, limit: perMinute * HOURLY_FACTOR, windowMs: millisecondsInHour },
    { subject: network, limit: perMinute, windowMs: millisecondsInMinute },
    {
      subject: strangersOf(userNameKey),
      limit: signInsPerMinute,
      windowMs: millisecondsInMinute,
    },
  ];
}

/**
 * Counts a comparison of a password as a failure, before it is made: for the name, and for the
 * network of the client. A refusal counts for neither: no password is compared.
 * @param userNameKey the name as it is compared; unknown names are counted alike
 * @returns takes the failure back
 * @throws ProblemError 429
 */
export async function countFailedSignIn(
  context: ServerContext,
  userNameKey: string,
  { request, now }: Pick<Call, 'request' | 'now'>,
): Promise<() => Promise<void>> {
  const { database } = context;
  const counted: FailureLimit[] = [];
  const takeBack = async () => {
    for (const { subject, windowMs } of counted) {
      await refundRateLimit(database, subject, now, windowMs);
    }
  };
  for (const one of failureLimits(context, userNameKey, request)) {
    try {
      await consumeRateLimit(database, one.subject, one.limit, now, one.windowMs);
    } catch (error) {
      await takeBack();
      throw error;
    }
    counted.push(one);
  }
  return takeBack;
}

/**
 * Counts a sign-in, before the password is compared, so that attempts at the same time cannot
 * exceed the limits. The known devices of the user have a count of their own each: a stranger who
 * uses up the count of the name, or of the network that they share, does not keep the user out.
 * @throws ProblemError 429
 */
export async function beginSignIn(
  context: ServerContext,
  userName: string,
  { request, now }: Pick<Call, 'request' | 'now'>,
): Promise<SignInAttempt> {
  const { db } = context.database;
  const userNameKey = userNameKeyOf(userName);
  const token = readDeviceCookie(request, userName);
  const deviceId = token && (await countDeviceAttempt(db, token, userNameKey, now));
  if (deviceId) {
    // The sign-in itself resets the failures of the device.
    const cancel = () => takeBackDeviceAttempt(db, deviceId);
    return { deviceId, succeed: async () => undefined, cancel };
  }
  const takeBack = await countFailedSignIn(context, userNameKey, { request, now });
  return { deviceId: undefined, succeed: takeBack, cancel: takeBack };
}

/** Forgets the failed sign-ins of strangers with this name. */
export function clearFailedSignIns(reader: Reader, userName: string): Promise<void> {
  return clearRateLimit({ db: reader }, strangersOf(userNameKeyOf(userName)));
}
