import { type SQL, sql } from 'drizzle-orm';
import { AUDIT_RULES, type AuditMove, type AuditRule } from '#domain/audit/audit-rules';
import { auditLog } from '../database/schema/audit';

/** The name of a column or a table in the database. */
export function databaseName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function moveCondition({ column, from, to, emptied }: AuditMove): SQL {
  const name = databaseName(column);
  const value = sql`${auditLog.after} ->> ${name}`;
  const conditions = [
    sql`${auditLog.after} ? ${name}`,
    ...(from === undefined ? [] : [sql`${auditLog.before} ->> ${name} = ${from}`]),
    ...(emptied ? [sql`${value} is null`] : []),
    ...(!emptied && to === undefined ? [sql`${value} is not null`] : []),
    ...(to === undefined ? [] : [sql`${value} = ${to}`]),
  ];
  return sql.join(conditions, sql` and `);
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join(
    conditions.map((one) => sql`(${one})`),
    sql` or `,
  )})`;
}

function columnNames(columns: readonly string[]): SQL {
  return sql`array[${sql.join(
    columns.map((column) => sql`${databaseName(column)}`),
    sql`, `,
  )}]::text[]`;
}

function updateCondition({ moves = [], changes, unless }: AuditRule): SQL | null {
  const conditions = [
    ...moves.map(moveCondition),
    ...(changes ? [sql`${auditLog.after} ?| ${columnNames(changes.columns)}`] : []),
  ];
  if (conditions.length === 0) return null;
  const told = sql`${auditLog.action} = 'update' and ${anyOf(conditions)}`;
  return unless === undefined
    ? told
    : sql`${told} and not ${auditLog.after} ? ${databaseName(unless)}`;
}

function ruleCondition(rule: AuditRule): SQL {
  const { isHistory, inserts, deletes } = rule;
  const conditions: SQL[] = [];
  if (isHistory || typeof inserts === 'string') conditions.push(sql`${auditLog.action} = 'insert'`);
  else if (inserts) {
    const moves = inserts.map(moveCondition);
    conditions.push(sql`${auditLog.action} = 'insert' and ${anyOf(moves)}`);
  }
  if (deletes !== undefined) conditions.push(sql`${auditLog.action} = 'delete'`);
  const update = updateCondition(rule);
  if (update) conditions.push(update);
  return anyOf(conditions);
}

/** That a line of the log tells what somebody did, by the rule of the domain (`toldAct`). */
export const IS_TOLD: SQL = anyOf(
  Object.entries(AUDIT_RULES).flatMap(([entity, rule]) =>
    'kind' in rule
      ? [sql`${auditLog.entity} = ${databaseName(entity)} and ${ruleCondition(rule)}`]
      : [],
  ),
);
