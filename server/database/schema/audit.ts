import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The values of one record in a line of the audit log, by column. */
export type AuditedColumns = Record<string, unknown>;

/**
 * The audit log: one line for every row of business data inserted, updated or deleted, written by
 * triggers in the transaction of the write (see `functions/audit.sql`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Null for records of the marketplace. */
    storeId: text('store_id'),
    actorType: text('actor_type', {
      enum: ['staff', 'client', 'marketplace', 'carrier', 'system'],
    }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    /** Id of the request, or of the job, that wrote it. */
    requestId: text('request_id'),
    /** Name of the table. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action', { enum: ['insert', 'update', 'delete'] }).notNull(),
    before: jsonb('before').$type<AuditedColumns>(),
    after: jsonb('after').$type<AuditedColumns>(),
  },
  (table) => [
    index('audit_log_store').on(table.storeId, table.at, table.id),
    index('audit_log_entity').on(table.entityId, table.at),
    // Lines are written in the order of time: a range of blocks is enough to find old ones.
    index('audit_log_age').using('brin', table.at),
  ],
);
