import type { Language } from '#domain/format/languages';
import { productData } from '#domain/products/product-data';
import { localizedName } from '#domain/text/localized-name';
import { type LocalizedTitles, localizedTitle } from '#domain/text/localized-title';
import { summaryOf } from '#domain/text/summary';
import { casablancaDay } from '#domain/time/casablanca-day';
import { tourEvents } from '#domain/tours/tour-event';
import { tourIdOfSlug } from '#domain/tours/tour-id-of-slug';
import { tourPath } from '#domain/tours/tour-slug';
import { jobPosting } from '#domain/vacancies/job-posting';
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
import { countPublicTours, readPublicTour, selectSitemapTours } from '../tours/public-tours.query';
import {
  countPublicVacancies,
  findPublicVacancy,
  type PublicVacancyRow,
  selectSitemapVacancies,
} from '../vacancies/public-vacancies.query';
import { readOffer } from './offer-presentation';
import { countOffers, selectSitemapOffers } from './offered-products.query';

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

function vacancyPath({ title, code }: Pick<LocalizedTitles, 'title'> & { readonly code: string }) {
  return `/job/${encodeURIComponent(vacancySlug(title, code))}`;
}

async function productAt(
  reader: Reader,
  key: string,
  language: Language,
): Promise<PublicRecord | null> {
  const offer = await readOffer(reader, key);
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
    structuredData: (address) =>
      productData({ ...offer, text: said }, language, `${address}?lng=${language}`),
  };
}

async function postAt(
  reader: Reader,
  slug: string,
  language: Language,
): Promise<PublicRecord | null> {
  const found = await findPublishedPost(reader, slug);
  if (!found) return null;
  const { excerpt, excerptEn, excerptAr } = found.post;
  const summary = { name: excerpt, nameEn: excerptEn, nameAr: excerptAr };
  return {
    title: localizedTitle(found.post, language),
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

async function tourAt(
  reader: Reader,
  slug: string,
  language: Language,
  now: Date,
): Promise<PublicRecord | null> {
  const id = tourIdOfSlug(slug);
  // The head does not say how guests pay.
  const tour =
    id === null ? undefined : await readPublicTour(reader, id, { now, takesCards: false });
  if (!tour) return null;
  const { description, descriptionEn, descriptionAr, store, city } = tour;
  const { content, contentEn, contentAr } = tour;
  const summary = { name: description, nameEn: descriptionEn, nameAr: descriptionAr };
  const where = [localizedName(store, language), city && localizedName(city, language)];
  const place = where.filter(Boolean).join(' · ');
  return {
    title: localizedTitle(tour, language),
    description: summaryOf(`${place} · ${localizedName(summary, language)}`, DESCRIPTION_LENGTH),
    path: tourPath(tour),
    picture: tour.coverUrl,
    content: localizedName({ name: content, nameEn: contentEn, nameAr: contentAr }, language),
    structuredData: (address) => tourEvents(tour, language, `${address}?lng=${language}`),
  };
}

/**
 * Metadata by which search engines find the public pages of products, articles, vacancies and
 * tours: page heads and sitemaps.
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
    tour: () => countPublicTours(reader, clock()),
  };
  const at = { product: productAt, post: postAt, vacancy: vacancyAt, tour: tourAt };
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
        if (kind === 'tour') {
          const tours = await selectSitemapTours(reader, part, clock());
          return tours.map((tour) => ({ path: tourPath(tour), changedAt: tour.updatedAt }));
        }
        const offers = await selectSitemapOffers(reader, part);
        return offers.map((offer) => ({ path: productPath(offer), changedAt: offer.updatedAt }));
      },
    },
  };
}
