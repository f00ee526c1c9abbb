import { and, eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { stores } from '../database/schema/stores';

/** Whether the marketplace lets the store sell. */
export async function isActiveStore(reader: Reader, storeId: string): Promise<boolean> {
  const own = and(eq(stores.id, storeId), eq(stores.status, 'active'));
  return (await reader.$count(stores, own)) > 0;
}
