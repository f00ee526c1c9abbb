import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../context';

/**
 * The ids that a query selects, in its order. They are read as one text: a row each would take
 * longer than finding them. Half a million ids are about 12 MB.
 */
export async function readIds(reader: Reader, query: SQLWrapper): Promise<string[]> {
  const [row] = await reader
    .select({ ids: sql<string>`found.ids` })
    .from(sql`(select array_to_string(array(${query}), ' ') as ids) as found`);
  return row?.ids ? row.ids.split(' ') : [];
}
