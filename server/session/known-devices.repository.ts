import { randomBytes } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { and, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { knownDevices } from '../database/schema/people';
import { users } from '../database/schema/stores';
import { hashToken } from './tokens';

/** How many sign-ins may fail on a known device in a row; then it counts as a stranger. */
export const FAILURES_PER_DEVICE = 10;

/** How long after its last sign-in a device is known (ms). */
export const DEVICE_LIFETIME_MS = 180 * millisecondsInDay;

/** Maximum number of known devices of one user; the least recently used ones are forgotten. */
export const DEVICES_PER_USER = 20;

/**
 * Counts an attempt of the device that holds this token, across all processes: as a failure, until
 * {@link rememberDevice} resets the count.
 * @returns the device's id; undefined if it is not known to the user of that name, or has failed
 *   too often
 */
export async function countDeviceAttempt(
  reader: Reader,
  token: string,
  userNameKey: string,
  now: Date,
): Promise<string | undefined> {
  const [device] = await reader
    .update(knownDevices)
    .set({ failures: sql`${knownDevices.failures} + 1` })
    .from(users)
    .where(
      and(
        eq(knownDevices.tokenHash, hashToken(token)),
        eq(users.id, knownDevices.userId),
        eq(users.userNameKey, userNameKey),
        lt(knownDevices.failures, FAILURES_PER_DEVICE),
        gt(knownDevices.expiresAt, now),
      ),
    )
    .returning({ id: knownDevices.id });
  return device?.id;
}

/** Takes back an attempt that {@link countDeviceAttempt} counted. */
export async function takeBackDeviceAttempt(reader: Reader, deviceId: string): Promise<void> {
  await reader
    .update(knownDevices)
    .set({ failures: sql`greatest(${knownDevices.failures} - 1, 0)` })
    .where(eq(knownDevices.id, deviceId));
}

async function forgetOldest(tx: Tx, userId: string): Promise<void> {
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(DEVICES_PER_USER);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)));
}

/**
 * Makes a device known to a user who has just proved who they are. A copy of its earlier token is
 * worthless from now on.
 * @param deviceId the device, if it was known already
 * @returns the new token; only its hash is stored
 */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  deviceId: string | undefined,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const device = {
    userId,
    tokenHash: hashToken(token),
    failures: 0,
    lastUsedAt: now,
    expiresAt: addMilliseconds(now, DEVICE_LIFETIME_MS),
  };
  const id = deviceId ?? newId('dev', now.getTime());
  await tx
    .insert(knownDevices)
    .values({ id, ...device })
    .onConflictDoUpdate({ target: knownDevices.id, set: device });
  if (deviceId === undefined) await forgetOldest(tx, userId);
  return token;
}

/** Makes all devices of these users strangers, after a password change or an archiving. */
export async function forgetDevicesOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(knownDevices).where(inArray(knownDevices.userId, [...userIds]));
}

/** Deletes devices that are no longer known. */
export async function deleteExpiredDevices(reader: Reader, now: Date): Promise<void> {
  await reader.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
}
