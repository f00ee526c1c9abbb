import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { summaryOf } from '#domain/text/summary';
import type { Db, Reader } from '../context';
import type { FindPublicRecord, PublicRecord } from '../http/html-documents';
import type { PublicSitemap } from '../http/robots-and-sitemaps';
import {
  countPublishedPosts,
  findPublishedPost,
  selectSitemapPosts,
} from '../posts/posts.repository';
import { countOffers, findOffer, selectSitemapOffers } from './offered-products.query';

/** Maximum length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;
/** Addresses per sitemap. The protocol's limit is 50,000 addresses or 50 MB. */
const SITEMAP_SIZE = 2000;

function productPath({ id }: { readonly id: string }) {
  return `/product/${id}`;
}

function postPath({ slug }: { readonly slug: string }) {
  return `/post/${encodeURIComponent(slug)}`;
}

async function productAt(
  reader: Reader,
  key: string,
  language: Language,
): Promise<PublicRecord | null> {
  const offer = await findOffer(reader, key);
  if (!offer) return null;
  const { description, descriptionEn, descriptionAr, content, contentEn, contentAr } = offer;
  const said =
    localizedName({ name: description, nameEn: descriptionEn, nameAr: descriptionAr }, language) ||
    localizedName({ name: content, nameEn: contentEn, nameAr: contentAr }, language);
  const title = localizedName(offer, language);
  return {
    title,
    description: summaryOf(said, DESCRIPTION_LENGTH) || `${title} · ${offer.store.name}`,
    path: productPath(offer),
    picture: offer.coverUrl,
  };
}

async function postAt(
  reader: Reader,
  slug: string,
  language: Language,
): Promise<PublicRecord | null> {
  const found = await findPublishedPost(reader, slug);
  if (!found) return null;
  const { title, titleEn, titleAr, excerpt, excerptEn, excerptAr } = found.post;
  const summary = { name: excerpt, nameEn: excerptEn, nameAr: excerptAr };
  return {
    title: localizedName({ name: title, nameEn: titleEn, nameAr: titleAr }, language),
    description: summaryOf(localizedName(summary, language), DESCRIPTION_LENGTH),
    path: postPath(found.post),
    picture: null,
  };
}

/**
 * Metadata by which search engines find public product and article pages: page heads and sitemaps.
 */
export function publicPageMetadata(reader: Db): {
  findRecord: FindPublicRecord;
  sitemap: PublicSitemap;
} {
  const count = { product: () => countOffers(reader, {}), post: () => countPublishedPosts(reader) };
  return {
    findRecord: ({ page, key }, language) =>
      (page === 'product' ? productAt : postAt)(reader, key, language),
    sitemap: {
      pages: async (kind) => Math.ceil((await count[kind]()) / SITEMAP_SIZE),
      entries: async (kind, page) => {
        const part = { limit: SITEMAP_SIZE, offset: (page - 1) * SITEMAP_SIZE };
        if (kind === 'post') {
          const posts = await selectSitemapPosts(reader, part);
          return posts.map((post) => ({ path: postPath(post), changedAt: post.updatedAt }));
        }
        const offers = await selectSitemapOffers(reader, part);
        return offers.map((offer) => ({ path: productPath(offer), changedAt: offer.updatedAt }));
      },
    },
  };
}
