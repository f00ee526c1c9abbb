import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { preparedStatement } from '../database/prepared-statements';

/** The author of a transaction, and its cause. */
export interface AuditPerformer {
  readonly userId: string;
  readonly storeId: string;
  /** Id of the request, or of the job. */
  readonly requestId: string;
  readonly at: Date;
  /** Read from the user's row if not given. */
  readonly name?: string;
}

function textPlaceholder(name: keyof AuditPerformer): SQL {
  return sql`${sql.placeholder(name)}::text`;
}

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
 * Sets the author: the audit log's triggers read it until the transaction ends. Without an author,
 * it is the system.
 */
export async function setAuditPerformer(
  tx: Tx,
  { userId, storeId, requestId, at, name }: AuditPerformer,
): Promise<void> {
  const values = { userId, storeId, requestId, at: at.toISOString(), name: name ?? null };
  await setPerformerStatement(tx).execute(values);
}
