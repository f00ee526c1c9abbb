/**
 * Which document of the build answers a path. There are four kinds: public pages that are written
 * when the portal is built, `visit` for public pages that need an app, pages of the portal that
 * are written at build time and taken over by its app, and the portal itself.
 */

import { DEMO_LOOKS, DEMO_PAGES } from '../auth-demo/demo-pages';
import {
  IDENTITY_PROVIDERS,
  identityPath,
  PROVIDER_CAPABILITIES,
} from '../identity/identity-providers';

/** The pages that are written at build time, by path. */
export const PRERENDERED_PAGES = [
  { name: 'landing', path: '/' },
  { name: 'wasaler', path: '/wasaler' },
  { name: 'about', path: '/about-us' },
  { name: 'pricing', path: '/pricing' },
  { name: 'payment', path: '/payment' },
  { name: 'faqs', path: '/faqs' },
] as const;

export type PrerenderedPage = (typeof PRERENDERED_PAGES)[number]['name'];

/** The products that a visitor may join: the `{product}` of `/join-{product}`. */
export const JOINABLE = ['wasaler', 'seller'] as const;

export type Joinable = (typeof JOINABLE)[number];

/** The public pages that `visit` shows at one address each, and that search engines index. */
export const PUBLIC_APP_PAGES = [
  { name: 'shop', path: '/product' },
  { name: 'news', path: '/post' },
  { name: 'vacancies', path: '/job' },
  { name: 'tours', path: '/tour' },
  { name: 'contact', path: '/contact-us' },
  { name: 'joinWasaler', path: '/join-wasaler' },
  { name: 'joinSeller', path: '/join-seller' },
  { name: 'comingSoon', path: '/coming-soon' },
] as const;

/** Record kinds with public pages, and the list below which each record has its own address. */
const RECORD_LISTS = [
  { kind: 'product', path: '/product' },
  { kind: 'post', path: '/post' },
  { kind: 'vacancy', path: '/job' },
  { kind: 'tour', path: '/tour' },
] as const;

export type PublicRecordKind = (typeof RECORD_LISTS)[number]['kind'];

export const PUBLIC_RECORDS: readonly PublicRecordKind[] = RECORD_LISTS.map(({ kind }) => kind);

/** The pages of `visit` that are not meant for search engines. */
const UNLISTED_PAGES = [
  { name: 'checkout', pattern: /^\/product\/checkout$/ },
  // The client's page of a chat about an order; the link is behind its #.
  { name: 'chat', pattern: /^\/chat$/ },
  // The candidate's page of an application; the link is behind its #.
  { name: 'application', pattern: /^\/job\/application$/ },
  { name: 'placeBooking', pattern: /^\/tour\/[^/]+\/book$/ },
  // A guest's booking, and what a waiting list offers them; the link is behind its #.
  { name: 'tourBooking', pattern: /^\/tour-booking$/ },
  { name: 'tourOffer', pattern: /^\/tour-offer$/ },
  { name: 'status', pattern: /^\/status$/ },
  { name: 'redirect', pattern: /^\/redirect-test$/ },
  // Every address of the mobile app (specification, section 2).
  { name: 'redirect', pattern: /^\/app(?:\/|$)/ },
] as const;

export type ListedPublicAppPage = (typeof PUBLIC_APP_PAGES)[number]['name'];

/** Every page of `visit`: each has its own document head. */
export const PUBLIC_APP_DOCUMENTS = [
  ...PUBLIC_APP_PAGES.map(({ name }) => name),
  ...PUBLIC_RECORDS,
  'checkout',
  'chat',
  'application',
  'placeBooking',
  'tourBooking',
  'tourOffer',
  'redirect',
  'status',
  'notFound',
] as const;

export type PublicAppDocument = (typeof PUBLIC_APP_DOCUMENTS)[number];

/**
 * The pages of the portal that are written at build time, by path: a user can read them, and type
 * into their forms, before the portal's app has loaded. A page of a signed-out user or an error
 * page is one line here. `kind`: a page `signed-out` leads a signed-in user elsewhere, so they must not
 * see it before that; a page `link` is written as it opens with what a mailed link has behind its #.
 */
export const PORTAL_DOCUMENTS = [
  { name: 'signIn', path: '/auth/jwt/login', kind: 'signed-out' },
  { name: 'register', path: '/auth/jwt/register', kind: 'signed-out' },
  { name: 'forgotPassword', path: '/auth/jwt/forgot-password', kind: 'signed-out' },
  { name: 'newPassword', path: '/auth/jwt/new-password', kind: 'link' },
  { name: 'forbidden', path: '/403', kind: 'any' },
  { name: 'notFound', path: '/404', kind: 'any' },
  { name: 'serverError', path: '/500', kind: 'any' },
  { name: 'maintenance', path: '/maintenance', kind: 'any' },
] as const;

export type PortalDocument = (typeof PORTAL_DOCUMENTS)[number]['name'];

export type PortalDocumentKind = (typeof PORTAL_DOCUMENTS)[number]['kind'];

const portalPatterns = [
  /^\/dashboard(?:\/|$)/,
  /^\/components$/,
  /^\/auth\/jwt\/(?:verify|confirm-email|undo-email)$/,
];

const identityPaths: ReadonlySet<string> = new Set(
  IDENTITY_PROVIDERS.flatMap((provider) =>
    PROVIDER_CAPABILITIES[provider].pages.map((page) => identityPath(provider, page)),
  ),
);

const authDemoPattern = new RegExp(
  `^/auth-demo/(?:${DEMO_LOOKS.join('|')})/(?:${DEMO_PAGES.join('|')})$`,
);

export type PageDocument =
  | { readonly kind: 'prerendered'; readonly page: PrerenderedPage }
  | { readonly kind: 'publicApp'; readonly page: PublicAppDocument }
  /** `key`: the id or name of the record in the address. */
  | { readonly kind: 'record'; readonly page: PublicRecordKind; readonly key: string }
  /**
   * For an unknown path, the document `notFound` with the status 404. `authDemo`: a demo page, which
   * exists only where the server's setting allows it.
   */
  | { readonly kind: 'portalPage' | 'unknown'; readonly page: PortalDocument }
  | { readonly kind: 'portal' | 'authDemo' };

const recordPattern = /^(\/[^/]+)\/([^/]+)$/;

function publicAppDocumentForPath(pathname: string): PageDocument | null {
  const page =
    PUBLIC_APP_PAGES.find(({ path }) => path === pathname) ??
    UNLISTED_PAGES.find(({ pattern }) => pattern.test(pathname));
  if (page) return { kind: 'publicApp', page: page.name };
  const [, list, segment = ''] = recordPattern.exec(pathname) ?? [];
  const record = RECORD_LISTS.find(({ path }) => path === list);
  const key = decoded(segment);
  return record && key !== null ? { kind: 'record', page: record.kind, key } : null;
}

/** A decoded path segment; null if its percent-encoding is invalid. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * @param pathname the path of the address, without trailing slashes
 * @returns `unknown` for an unknown path; below /dashboard the portal decides which paths exist
 */
export function documentForPath(pathname: string): PageDocument {
  const written = PRERENDERED_PAGES.find(({ path }) => path === pathname);
  if (written) return { kind: 'prerendered', page: written.name };
  const ofPortal = PORTAL_DOCUMENTS.find(({ path }) => path === pathname);
  if (ofPortal) return { kind: 'portalPage', page: ofPortal.name };
  if (authDemoPattern.test(pathname)) return { kind: 'authDemo' };
  const isPortal = portalPatterns.some((pattern) => pattern.test(pathname));
  if (isPortal || identityPaths.has(pathname)) return { kind: 'portal' };
  return publicAppDocumentForPath(pathname) ?? { kind: 'unknown', page: 'notFound' };
}
