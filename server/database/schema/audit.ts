import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What stands in a line of the audit log of one record, by column. */
export type AuditedColumns = Record<string, unknown>;

/**
 * Who wrote what: one line for every row of business data inserted, updated or deleted, written by
 * triggers in the transaction of the write (see `audit_table` in the migrations).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Null for what belongs to the marketplace. */
    storeId: text('store_id'),
    actorType: text('actor_type', {
      enum: ['staff', 'client', 'marketplace', 'carrier', 'system'],
    }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    /** The request, or the job, in which it was written. */
    requestId: text('request_id'),
    /** The table. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action', { enum: ['insert', 'update', 'delete'] }).notNull(),
    before: jsonb('before').$type<AuditedColumns>(),
    after: jsonb('after').$type<AuditedColumns>(),
  },
  (table) => [
    index('audit_log_store').on(table.storeId, table.at, table.id),
    index('audit_log_entity').on(table.entityId, table.at),
    // Lines come in the order of time: a range of blocks tells which are old enough to go.
    index('audit_log_age').using('brin', table.at),
  ],
);
