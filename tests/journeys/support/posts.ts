import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/format/languages';
import { newId } from '../../../server/database/ids';
import { posts } from '../../../server/database/schema/posts';
import type { JourneyStore } from './store';

/** Start of the French title of each article here; a unique part follows. */
const TITLE = 'Nos poteries';

/** Creates an article of the store in three languages, with a unique address. */
export async function createPost(
  store: JourneyStore,
  status: 'draft' | 'published',
): Promise<{ slug: string; titles: Readonly<Record<Language, string>> }> {
  const word = randomUUID().slice(0, 8);
  const titles = { fr: `${TITLE} ${word}`, en: `Our pottery ${word}`, ar: `فخارنا ${word}` };
  const slug = `nos-poteries-${word}`;
  await store.backend.database.db.insert(posts).values({
    id: newId('pst'),
    storeId: store.id,
    status,
    slug,
    searchText: titles.fr.toLowerCase(),
    title: titles.fr,
    titleEn: titles.en,
    titleAr: titles.ar,
    excerpt: 'Le four.',
    excerptEn: 'The kiln.',
    excerptAr: 'الفرن.',
    content: '<p>Rallumé.</p>',
    contentEn: '<p>Lit.</p>',
    contentAr: '<p>مشتعل.</p>',
    publishedAt: status === 'published' ? new Date() : null,
  });
  return { slug, titles };
}
