import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#domain/format/languages';
import {
  PRERENDERED_PAGES,
  PUBLIC_APP_PAGES,
  PUBLIC_RECORDS,
  type PublicRecordKind,
} from '#domain/public-urls/document-for-path';
import { problem } from './problem-error';

/** Paths that search engines must not crawl: they show nothing without an account. */
const DISALLOWED_PATHS = [
  '/dashboard',
  '/auth/',
  '/api/',
  '/redirect-test',
  '/app/',
  '/product/checkout',
  '/job/application',
  '/tour-booking',
  '/tour-offer',
];

/** An address of the public area, and the last change of its content. */
interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date;
}

/** The published records of each kind, one page of the sitemap at a time. */
export interface PublicSitemap {
  /** The number of sitemap pages of a kind. */
  readonly pages: (kind: PublicRecordKind) => Promise<number>;
  /** @param page 1 is the first */
  readonly entries: (kind: PublicRecordKind, page: number) => Promise<readonly SitemapEntry[]>;
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function alternates(address: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const each = LANGUAGES.map((language) => link(language, `${address}?lng=${language}`));
  return [...each, link('x-default', address)].join('');
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${origin}${path}</loc>${changed}${alternates(origin + path)}</url>`;
  });
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return [XML, `<urlset ${SITEMAPS} ${xhtml}>`, ...urls, '</urlset>', ''].join('\n');
}

function sitemapIndex(origin: string, names: readonly string[]): string {
  const maps = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
  return [XML, `<sitemapindex ${SITEMAPS}>`, ...maps, '</sitemapindex>', ''].join('\n');
}

/**
 * Files that search engines read first: `robots.txt` with the crawl rules, and sitemaps with every
 * public page in its languages. The pages of products, articles, vacancies and tours are in separate
 * sitemaps, which the first one lists.
 */
export function registerRobotsAndSitemaps(
  app: FastifyInstance,
  origin: string,
  map: PublicSitemap,
): void {
  const xml = 'application/xml; charset=utf-8';
  const rules = robots(origin);
  const pages = sitemap(origin, [...PRERENDERED_PAGES, ...PUBLIC_APP_PAGES]);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(rules));
  app.get('/sitemap-pages.xml', (_request, reply) => reply.type(xml).send(pages));
  app.get('/sitemap.xml', async (_request, reply) => {
    const ofKinds = PUBLIC_RECORDS.map(async (kind) =>
      Array.from({ length: await map.pages(kind) }, (_, at) => `${kind}-${at + 1}`),
    );
    const names = ['pages', ...(await Promise.all(ofKinds)).flat()];
    return reply.type(xml).send(sitemapIndex(origin, names));
  });
  for (const kind of PUBLIC_RECORDS) {
    app.get<{ Params: { page: string } }>(
      `/sitemap-${kind}-:page(^[1-9]\\d{0,5}).xml`,
      async (request, reply) => {
        const entries = await map.entries(kind, Number(request.params.page));
        if (entries.length === 0) throw problem(404, 'not_found');
        return reply.type(xml).send(sitemap(origin, entries));
      },
    );
  }
}
