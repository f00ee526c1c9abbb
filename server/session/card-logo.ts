import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../context';
import { storeLogos, type stores } from '../database/schema/stores';
import { shrinkPicture } from '../pictures/encode-picture';

/** Characters of a data URL up to which a logo is sent as it is. */
const SMALL = 6000;

/** Pixels of the longer side of a logo in a card: three times those that it takes there. */
const SIDE = 96;

/** A logo as a query reads it that must not read a megabyte: its data URL, or that it is large. */
export const STORED_LOGO = {
  small: sql<
    string | null
  >`case when length(${storeLogos.dataUrl}) <= ${SMALL} then ${storeLogos.dataUrl} end`,
  isLarge: sql<boolean>`coalesce(length(${storeLogos.dataUrl}) > ${SMALL}, false)`,
};

export interface StoredLogo {
  readonly small: string | null;
  readonly isLarge: boolean;
}

/** The large logos of stores in the size of a card, by store and revision. */
const shrunk = new LRUCache<string, string>({ max: 200 });

/** The logo of a store in the size of a card, as a data URL; null without one that can be read. */
export async function cardLogo(
  reader: Reader,
  { id, revision }: Pick<typeof stores.$inferSelect, 'id' | 'revision'>,
  { small, isLarge }: StoredLogo,
): Promise<string | null> {
  if (!isLarge) return small;
  const key = `${id}:${revision}`;
  const known = shrunk.get(key);
  if (known !== undefined) return known;
  const [stored] = await reader
    .select({ dataUrl: storeLogos.dataUrl })
    .from(storeLogos)
    .where(eq(storeLogos.storeId, id));
  const content = Buffer.from(stored?.dataUrl.split(',')[1] ?? '', 'base64');
  const picture = await shrinkPicture(content, SIDE);
  if (!picture) return null;
  const logo = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
  shrunk.set(key, logo);
  return logo;
}
