import { like, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { products } from '../database/schema/products';
import { fuzzyWords, searchPatterns } from '../search/product-search-text';

/** Required similarity of two words, 0 to 1: in a word of six letters, two may be swapped. */
const SIMILARITY_THRESHOLD = 0.38;

/** Sets, for this transaction, the word similarity that {@link fuzzyMatch} requires. */
export async function setSimilarityThreshold(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY_THRESHOLD)}, true)`,
  );
}

/**
 * Every word of the query must be in the search text; approximate words match similar spellings.
 */
export function fuzzyMatch(q = '', isApproximate = false): SQL[] {
  const words = isApproximate ? fuzzyWords(q) : null;
  const patterns = words ? words.exact : searchPatterns(q);
  return [
    ...patterns.map((pattern) => like(products.searchText, pattern)),
    ...(words?.like ?? []).map((word) => sql`${products.searchText} %> ${word}`),
  ];
}
