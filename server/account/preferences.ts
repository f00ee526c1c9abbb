import { eq, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { ALL_NOTIFICATIONS } from '#domain/stores/store-settings';
import type { Preferences, PreferencesUpdate } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { userPreferences } from '../database/schema/people';
import { users } from '../database/schema/stores';
import { notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';

type PreferencesRow = typeof userPreferences.$inferSelect;

function present(userId: string, row: PreferencesRow | undefined): Preferences {
  return {
    id: userId,
    language: row?.language ?? DEFAULT_LANGUAGE,
    settings: row?.settings ?? {},
    notifications: row?.notifications ?? ALL_NOTIFICATIONS,
    createdAt: row?.createdAt.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    revision: row?.revision ?? 0,
  };
}

async function findRow(reader: Reader, userId: string): Promise<PreferencesRow | undefined> {
  const [row] = await reader
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row;
}

/** A user's preferences, or the defaults where they never set any. */
export async function readPreferences(reader: Reader, userId: string): Promise<Preferences> {
  return present(userId, await findRow(reader, userId));
}

/**
 * Changes the preferences in the body.
 * @throws ProblemError 428, 412 the revision
 */
export async function changePreferences(
  tx: Tx,
  userId: string,
  { language, settings, notifications }: PreferencesUpdate,
  revision: number | undefined,
  now: Date,
): Promise<Preferences> {
  // Locks the user's row instead of the preferences', which may not exist yet.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const current = await readPreferences(tx, userId);
  assertRevision(revision, current);
  const changed = {
    language: language ?? current.language,
    settings: { ...current.settings, ...settings },
    notifications: notifications ?? current.notifications,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(userPreferences)
    .values({ userId, ...changed, createdAt: now, revision: 1 })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { ...changed, revision: sql`${userPreferences.revision} + 1` },
    })
    .returning();
  if (!row) throw notFound();
  return present(userId, row);
}
