import { sql } from 'drizzle-orm';
import type { Tx } from '../context';

/** Who writes in a transaction, and on what occasion. */
export interface Actor {
  readonly userId: string;
  readonly storeId: string;
  /** The request, or the job. */
  readonly requestId: string;
  readonly at: Date;
  /** Read from the user's row where it isn't given. */
  readonly name?: string;
}

/**
 * Names who writes: the audit log's triggers read it until the transaction ends. Where nobody is
 * named, it is the system.
 */
export const nameActor = async (
  tx: Tx,
  { userId, storeId, requestId, at, name }: Actor,
): Promise<void> => {
  await tx.execute(sql`
    select set_config('audit.actor', json_build_object(
      'type', 'staff', 'id', ${userId}::text, 'storeId', ${storeId}::text,
      'requestId', ${requestId}::text, 'at', ${at.toISOString()}::text,
      'name', coalesce(${name ?? null}::text, (select first_name || ' ' || last_name from users where id = ${userId}))
    )::text, true)`);
};
