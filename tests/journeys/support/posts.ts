import { randomUUID } from 'node:crypto';
import { newId } from '../../../server/database/ids';
import { posts } from '../../../server/database/schema/posts';
import type { JourneyStore } from './store';

/** What the French title of each article here begins with; what follows names it alone. */
const TITLE = 'Nos poteries';

/** An article of the store in three languages, under an address that no other has. */
export const write = async (
  store: JourneyStore,
  status: 'draft' | 'published',
): Promise<{ slug: string; title: string }> => {
  const word = randomUUID().slice(0, 8);
  const title = `${TITLE} ${word}`;
  const slug = `nos-poteries-${word}`;
  await store.market.database.db.insert(posts).values({
    ...{ id: newId('pst'), storeId: store.id, status, slug, searchText: title.toLowerCase() },
    ...{ title, titleEn: `Our pottery ${word}`, titleAr: `فخارنا ${word}` },
    ...{ excerpt: 'Le four.', excerptEn: 'The kiln.', excerptAr: 'الفرن.' },
    ...{ content: '<p>Rallumé.</p>', contentEn: '<p>Lit.</p>', contentAr: '<p>مشتعل.</p>' },
    publishedAt: status === 'published' ? new Date() : null,
  });
  return { slug, title };
};
