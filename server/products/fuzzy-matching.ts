import { like, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { products } from '../database/schema/products';
import { fuzzyWords, searchPatterns } from './product-search-text';

/** How alike a word and one of the text must be, 0 to 1: of six letters two may have changed places. */
const SIMILARITY_THRESHOLD = 0.38;

/** Sets, for this transaction, how alike words must be that {@link fuzzyMatch} calls alike. */
export const setSimilarityThreshold = async (tx: Tx): Promise<void> => {
  await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY_THRESHOLD)}, true)`,
  );
};

/** The words of the query, each somewhere in the search text, or one spelled like it. */
export const fuzzyMatch = (q = '', isApproximate = false): SQL[] => {
  const words = isApproximate ? fuzzyWords(q) : null;
  const patterns = words ? words.exact : searchPatterns(q);
  return [
    ...patterns.map((pattern) => like(products.searchText, pattern)),
    ...(words?.like ?? []).map((word) => sql`${products.searchText} %> ${word}`),
  ];
};
