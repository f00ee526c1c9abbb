import type { FastifyInstance } from 'fastify';
import { VISIT_PATHS, WRITTEN_PAGES } from '#domain/addresses/documents';
import { LANGUAGES } from '#domain/format/languages';

/** What search engines have no business with: nobody finds anything there without an account. */
const CLOSED = ['/dashboard', '/auth/', '/api/', '/redirect-test', '/app/', '/product/checkout'];

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const alternates = (address: string): string => {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const each = LANGUAGES.map((language) => link(language, `${address}?lng=${language}`));
  return [...each, link('x-default', address)].join('');
};

const sitemap = (origin: string): string => {
  const addresses = [...WRITTEN_PAGES.map(({ path }) => path), ...VISIT_PATHS].map(
    (path) => origin + path,
  );
  const entries = addresses.map(
    (address) => `<url><loc>${address}</loc>${alternates(address)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** What search engines read first: where they may look, and every public page in its languages. */
export const registerCrawlers = (app: FastifyInstance, origin: string): void => {
  const [rules, map] = [robots(origin), sitemap(origin)];
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(rules));
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(map),
  );
};
