import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { storeChanges } from './schema/changes';

/** What a store's lists are made of. */
export type ChangingSubject = (typeof storeChanges.$inferSelect)['subject'];

/** The version of a store's subject, as a column of a query that is run before reading it. */
export const versionOf = (subject: ChangingSubject, storeId: AnyColumn): SQL<string> =>
  sql<string>`(select coalesce(sum(${storeChanges.amount}), 0)::text from ${storeChanges}
    where ${storeChanges.storeId} in (${storeId}, '*') and ${storeChanges.subject} = ${sql.raw(`'${subject}'`)})`;
