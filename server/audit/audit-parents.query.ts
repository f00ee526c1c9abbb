import { sql } from 'drizzle-orm';
import { auditRuleOf } from '#domain/audit/audit-sentence';
import type { Reader } from '../context';
import type { AuditRow } from './audit-list.query';
import { databaseName } from './told-lines';

interface Part {
  readonly entity: string;
  readonly row: AuditRow;
}

function linesByEntity(parts: readonly Part[]): Map<string, Part[]> {
  const byEntity = new Map<string, Part[]>();
  for (const part of parts) {
    byEntity.set(part.entity, [...(byEntity.get(part.entity) ?? []), part]);
  }
  return byEntity;
}

/**
 * The record of each line of a part that does not name it, because only other columns of the part
 * changed: by the id of the part, in one query.
 */
export async function selectParents(
  reader: Reader,
  lines: readonly Part[],
): Promise<Map<string, string>> {
  const byEntity = linesByEntity(lines);
  const selects = [...byEntity].flatMap(([entity, parts]) => {
    const column = auditRuleOf(entity)?.of;
    if (column === undefined) return [];
    const ids = parts.map(({ row }) => row.entityId);
    return [
      sql`select id, ${sql.identifier(databaseName(column))} as parent
            from ${sql.identifier(databaseName(entity))} where id = any(${sql.param(ids)}::text[])`,
    ];
  });
  if (selects.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: string; parent: string }>(
    sql.join(selects, sql` union all `),
  );
  return new Map(rows.map(({ id, parent }) => [id, parent]));
}
