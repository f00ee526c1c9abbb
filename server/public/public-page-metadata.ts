import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { summaryOf } from '#domain/text/summary';
import { casablancaDay } from '#domain/time/casablanca-day';
import { jobPosting } from '#domain/vacancies/job-posting';
import { localizedTitle, type VacancyTitles } from '#domain/vacancies/localized-title';
import { vacancySlug } from '#domain/vacancies/vacancy-address';
import { takesApplications } from '#domain/vacancies/vacancy-lifecycle';
import type { Clock, Db, Reader } from '../context';
import type { FindPublicRecord, PublicRecord } from '../http/html-documents';
import type { PublicSitemap } from '../http/robots-and-sitemaps';
import {
  countPublishedPosts,
  findPublishedPost,
  selectSitemapPosts,
} from '../posts/posts.repository';

import {
  countPublicVacancies,
  findPublicVacancy,
  type PublicVacancyRow,
  selectSitemapVacancies,
} from '../vacancies/public-vacancies.query';
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

function vacancyPath({ title, code }: Pick<VacancyTitles, 'title'> & { readonly code: string }) {
  return `/job/${encodeURIComponent(vacancySlug(title, code))}`;
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

function structuredDataOf({ vacancy, store, city }: PublicVacancyRow, language: Language) {
  const { isSalaryShown, salaryMin, salaryMax, closesOn, publishedAt, createdAt } = vacancy;
  const posted = {
    ...vacancy,
    salaryMin: isSalaryShown ? salaryMin : null,
    salaryMax: isSalaryShown ? salaryMax : null,
    // A published vacancy has one.
    closesOn: closesOn ?? '',
    publishedAt: publishedAt ?? createdAt,
    storeName: store.name,
    storeNameAr: store.nameAr,
    city,
  };
  return (address: string) => jobPosting(posted, language, `${address}?lng=${language}`);
}

async function vacancyAt(
  reader: Reader,
  slug: string,
  language: Language,
  now: Date,
): Promise<PublicRecord | null> {
  const found = await findPublicVacancy(reader, slug);
  if (!found) return null;
  const { vacancy, store, city } = found;
  const { description, descriptionEn, descriptionAr } = vacancy;
  const texts = { name: description, nameEn: descriptionEn, nameAr: descriptionAr };
  const content = localizedName(texts, language);
  const employer = localizedName({ name: store.name, nameAr: store.nameAr }, language);
  const where = `${employer} · ${localizedName(city, language)}`;
  const isOpen = takesApplications(vacancy, casablancaDay(now));
  return {
    title: localizedTitle(vacancy, language),
    description: summaryOf(`${where} · ${content}`, DESCRIPTION_LENGTH),
    path: vacancyPath(vacancy),
    picture: null,
    content,
    // A closed one keeps its page and leaves the search engines (decision 80).
    ...(isOpen ? { structuredData: structuredDataOf(found, language) } : { isUnlisted: true }),
  };
}

/**
 * Metadata by which search engines find the public pages of products, articles and vacancies: page
 * heads and sitemaps.
 */
export function publicPageMetadata(
  reader: Db,
  clock: Clock,
): {
  findRecord: FindPublicRecord;
  sitemap: PublicSitemap;
} {
  const count = {
    product: () => countOffers(reader, {}),
    post: () => countPublishedPosts(reader),
    vacancy: () => countPublicVacancies(reader, {}, clock()),
  };
  const at = { product: productAt, post: postAt, vacancy: vacancyAt };
  return {
    findRecord: ({ page, key }, language) => at[page](reader, key, language, clock()),
    sitemap: {
      pages: async (kind) => Math.ceil((await count[kind]()) / SITEMAP_SIZE),
      entries: async (kind, page) => {
        const part = { limit: SITEMAP_SIZE, offset: (page - 1) * SITEMAP_SIZE };
        if (kind === 'post') {
          const posts = await selectSitemapPosts(reader, part);
          return posts.map((post) => ({ path: postPath(post), changedAt: post.updatedAt }));
        }
        if (kind === 'vacancy') {
          const open = await selectSitemapVacancies(reader, part, clock());
          return open.map((one) => ({ path: vacancyPath(one), changedAt: one.updatedAt }));
        }
        const offers = await selectSitemapOffers(reader, part);
        return offers.map((offer) => ({ path: productPath(offer), changedAt: offer.updatedAt }));
      },
    },
  };
}
