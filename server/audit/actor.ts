import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { keptStatement } from '../database/kept-statements';

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

const given = (name: keyof Actor): SQL => sql`${sql.placeholder(name)}::text`;

const namedActor = keptStatement((reader) =>
  reader
    .select({
      actor: sql`set_config('audit.actor', json_build_object(
        'type', 'staff', 'id', ${given('userId')}, 'storeId', ${given('storeId')},
        'requestId', ${given('requestId')}, 'at', ${given('at')},
        'name', coalesce(${given('name')},
          (select first_name || ' ' || last_name from users where id = ${given('userId')}))
      )::text, true)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('name_actor'),
);

/**
 * Names who writes: the audit log's triggers read it until the transaction ends. Where nobody is
 * named, it is the system.
 */
export const nameActor = async (
  tx: Tx,
  { userId, storeId, requestId, at, name }: Actor,
): Promise<void> => {
  const values = { userId, storeId, requestId, at: at.toISOString(), name: name ?? null };
  await namedActor(tx).execute(values);
};
