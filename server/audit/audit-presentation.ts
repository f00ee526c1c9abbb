import type { AuditRecordKind } from '#domain/audit/audit-acts';
import { type AuditLine, recordIdOf, toldAct } from '#domain/audit/audit-sentence';
import type { AuditEntry, AuditRecord } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { AuditedColumns } from '../database/schema/audit';
import type { AuditRow } from './audit-list.query';
import { selectParents } from './audit-parents.query';
import { selectAuditRecords, selectDeletedNames } from './audit-records.query';

function camelCased(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function columnsOf(columns: AuditedColumns | null): AuditedColumns | null {
  return (
    columns &&
    Object.fromEntries(Object.entries(columns).map(([name, value]) => [camelCased(name), value]))
  );
}

function lineOf(row: AuditRow): AuditLine {
  const { entityId, action } = row;
  const columns = { before: columnsOf(row.before), after: columnsOf(row.after) };
  return { entity: camelCased(row.entity), entityId, action, ...columns };
}

function presentEntry(row: AuditRow, line: AuditLine, record: AuditRecord | null): AuditEntry {
  return {
    id: `aud_${row.id.toString(36)}`,
    at: row.at.toISOString(),
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    requestId: row.requestId,
    entity: line.entity,
    entityId: line.entityId,
    action: line.action,
    before: line.before as AuditEntry['before'],
    after: line.after as AuditEntry['after'],
    record,
  };
}

/** A record that was deleted, or of which the log does not say which one it was. */
function goneRecord(kind: AuditRecordKind, id: string, name: string | null): AuditRecord {
  const nothing = { nameEn: null, nameAr: null, at: null, ofId: null, departureId: null } as const;
  return { kind, id, name, ...nothing, slug: null, exists: false };
}

interface Told {
  readonly kind: AuditRecordKind;
  readonly id: string;
}

/** The record that each line tells of; null for lines that tell nothing of their own. */
async function toldOf(
  reader: Reader,
  lines: readonly { readonly row: AuditRow; readonly line: AuditLine }[],
): Promise<(Told | null)[]> {
  const told = lines.map(({ row, line }) => ({
    row,
    act: toldAct(line),
    id: recordIdOf(line),
    line,
  }));
  const parts = told
    .filter(({ act, id }) => act && id === null)
    .map(({ row, line }) => ({ row, entity: line.entity }));
  const parents = await selectParents(reader, parts);
  return told.map(({ row, act, id }) => {
    return act && { kind: act.kind, id: id ?? parents.get(row.entityId) ?? '' };
  });
}

function idsByKind(told: readonly (Told | null)[]): Map<AuditRecordKind, Set<string>> {
  const wanted = new Map<AuditRecordKind, Set<string>>();
  for (const one of told) {
    if (!one) continue;
    const ids = wanted.get(one.kind) ?? new Set();
    wanted.set(one.kind, ids.add(one.id));
  }
  return wanted;
}

/** The lines as the contract has them, with the records that they tell of: three queries at most. */
export async function presentAuditEntries(
  reader: Reader,
  storeId: string,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const lines = rows.map((row) => ({ row, line: lineOf(row) }));
  const told = await toldOf(reader, lines);
  const found = await selectAuditRecords(reader, idsByKind(told));
  const missing = told.filter((one) => one && !found.has(`${one.kind} ${one.id}`));
  const ids = [...new Set(missing.flatMap((one) => (one ? [one.id] : [])))];
  const names = await selectDeletedNames(reader, storeId, ids);
  return lines.map(({ row, line }, index) => {
    const one = told[index];
    const record = one
      ? (found.get(`${one.kind} ${one.id}`) ??
        goneRecord(one.kind, one.id, names.get(one.id) ?? null))
      : null;
    return presentEntry(row, line, record);
  });
}
