import type { AuditRecordKind, AuditSentence } from './audit-acts';
import { AUDIT_RULES, type AuditMove, type AuditRule } from './audit-rules';

type Columns = Readonly<Record<string, unknown>>;

/** A line of the audit log, as far as its sentence depends on it. */
export interface AuditLine {
  readonly entity: string;
  readonly entityId: string;
  readonly action: 'insert' | 'update' | 'delete';
  readonly before: Columns | null;
  readonly after: Columns | null;
}

/** What a line tells. */
export interface ToldAct {
  readonly sentence: AuditSentence;
  readonly kind: AuditRecordKind;
  /** The changed columns that have a name on a form; those of a product's history. */
  readonly fields: readonly string[];
}

/** The rule of a table; null where its lines tell nothing of their own. */
export function auditRuleOf(entity: string): AuditRule | null {
  const rule = AUDIT_RULES[entity];
  return rule && 'kind' in rule ? rule : null;
}

/** The id of the record that a line tells of; null if the line does not hold it. */
export function recordIdOf(line: AuditLine): string | null {
  const { entityId, entity } = line;
  const column = auditRuleOf(entity)?.of;
  if (column === undefined) return entityId;
  const id = line.after?.[column] ?? line.before?.[column];
  return typeof id === 'string' ? id : null;
}

function isMove({ column, from, to, emptied }: AuditMove, before: Columns, after: Columns) {
  if (!(column in after)) return false;
  const value = after[column] ?? null;
  if (from !== undefined && before[column] !== from) return false;
  if (emptied) return value === null;
  return to === undefined ? value !== null : value === to;
}

function actOf(rule: AuditRule, line: AuditLine): string | undefined {
  const { action, before, after } = line;
  const moveIn = (moves: readonly AuditMove[] | undefined) =>
    moves?.find((move) => isMove(move, before ?? {}, after ?? {}))?.act;
  if (action === 'delete') return rule.deletes;
  if (action === 'insert') {
    if (rule.isHistory) return typeof after?.action === 'string' ? after.action : undefined;
    return typeof rule.inserts === 'string' ? rule.inserts : moveIn(rule.inserts);
  }
  const changed = after ?? {};
  if (rule.unless !== undefined && rule.unless in changed) return undefined;
  const { changes } = rule;
  return (
    moveIn(rule.moves) ?? (changes?.columns.some((c) => c in changed) ? changes.act : undefined)
  );
}

function fieldsOf(rule: AuditRule, { action, after }: AuditLine): readonly string[] {
  if (rule.kind === 'product') return Array.isArray(after?.fields) ? after.fields : [];
  if (action !== 'update') return [];
  return rule.changes?.columns.filter((column) => column in (after ?? {})) ?? [];
}

/** What a line of the audit log tells; null for a line that tells nothing of its own. */
export function toldAct(line: AuditLine): ToldAct | null {
  const rule = auditRuleOf(line.entity);
  const act = rule && actOf(rule, line);
  if (!rule || act === undefined) return null;
  // The acts of histories are those of the lifecycles, as the server writes them.
  const sentence = `${rule.kind}.${act}` as AuditSentence;
  return { sentence, kind: rule.kind, fields: fieldsOf(rule, line) };
}
