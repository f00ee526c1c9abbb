import type { Reader } from '../context';
import { stores } from '../database/schema/stores';

/** Whether the database holds a store: the demo is written into an empty one only. */
export async function hasStore(reader: Reader): Promise<boolean> {
  return (await reader.select({ id: stores.id }).from(stores).limit(1)).length > 0;
}
