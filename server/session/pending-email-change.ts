import { type SQL, sql } from 'drizzle-orm';
import type { EmailChange } from '#openapi/types.generated';

/** The open change of an address as PostgreSQL returns it inside the row of its user or store. */
export interface PendingEmailChange {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: string;
  readonly sendAgainAt: string;
}

function openChange(condition: SQL) {
  return sql<PendingEmailChange | null>`(
    select json_build_object('id', c.id, 'email', c.new_email, 'expiresAt', c.expires_at, 'sendAgainAt', c.send_again_at)
      from email_changes c where c.status = 'requested' and ${condition})`;
}

/** A column of a statement that reads or writes `users`: the open change of the user's address. */
export const PENDING_CHANGE_OF_USER = openChange(sql`c.user_id = "users"."id"`);

/** The same of a statement that reads `stores`: the open change of the store's own address. */
export const PENDING_CHANGE_OF_STORE = openChange(
  sql`c.user_id is null and c.store_id = "stores"."id"`,
);

/** The change in the contract's form; null without one, and once its link has expired. */
export function presentEmailChange(
  change: PendingEmailChange | null,
  now: Date,
): EmailChange | null {
  if (!change) return null;
  const expiresAt = new Date(change.expiresAt);
  if (expiresAt <= now) return null;
  return {
    id: change.id,
    email: change.email,
    expiresAt: expiresAt.toISOString(),
    sendAgainAt: new Date(change.sendAgainAt).toISOString(),
  };
}
