import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { preparedStatement } from '../database/prepared-statements';

/** Who writes in a transaction, and on what occasion. */
export interface AuditPerformer {
  readonly userId: string;
  readonly storeId: string;
  /** The request, or the job. */
  readonly requestId: string;
  readonly at: Date;
  /** Read from the user's row where it isn't given. */
  readonly name?: string;
}

const textPlaceholder = (name: keyof AuditPerformer): SQL => sql`${sql.placeholder(name)}::text`;

const setPerformerStatement = preparedStatement((reader) =>
  reader
    .select({
      actor: sql`set_config('audit.actor', json_build_object(
        'type', 'staff', 'id', ${textPlaceholder('userId')}, 'storeId', ${textPlaceholder('storeId')},
        'requestId', ${textPlaceholder('requestId')}, 'at', ${textPlaceholder('at')},
        'name', coalesce(${textPlaceholder('name')},
          (select first_name || ' ' || last_name from users where id = ${textPlaceholder('userId')}))
      )::text, true)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('name_actor'),
);

/**
 * Names who writes: the audit log's triggers read it until the transaction ends. Where nobody is
 * named, it is the system.
 */
export const setAuditPerformer = async (
  tx: Tx,
  { userId, storeId, requestId, at, name }: AuditPerformer,
): Promise<void> => {
  const values = { userId, storeId, requestId, at: at.toISOString(), name: name ?? null };
  await setPerformerStatement(tx).execute(values);
};
