import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { letterheads } from '../database/schema/letterheads';
import { cities } from '../database/schema/reference';

/** A letterhead with the city of its address; null without a city. */
export interface LetterheadRecord {
  readonly letterhead: typeof letterheads.$inferSelect;
  readonly city: Pick<typeof cities.$inferSelect, 'name' | 'nameEn' | 'nameAr'> | null;
}

/** The id of the store's present letterhead, to which a document of today refers. */
export async function presentLetterheadId(tx: Tx, storeId: string): Promise<string> {
  const [present] = await tx
    .select({ id: letterheads.id })
    .from(letterheads)
    .where(eq(letterheads.storeId, storeId))
    .orderBy(desc(letterheads.version))
    .limit(1);
  if (!present) throw new Error(`The store ${storeId} has no letterhead.`);
  return present.id;
}

/** One version of the store's letterhead; undefined when it is unknown to this store. */
export async function findLetterhead(
  reader: Reader,
  storeId: string,
  letterheadId: string,
): Promise<LetterheadRecord | undefined> {
  const [found] = await reader
    .select({
      letterhead: letterheads,
      city: { name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr },
    })
    .from(letterheads)
    .leftJoin(cities, eq(cities.id, letterheads.cityId))
    .where(and(eq(letterheads.id, letterheadId), eq(letterheads.storeId, storeId)));
  return found;
}
