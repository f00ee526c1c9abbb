/**
 * Which document of the build answers a path. There are three kinds: pages that are written when the
 * portal is built, `visit` for public pages that need a program, and the portal itself.
 */

/** The pages that are written at build time, by the path that each stands at. */
export const WRITTEN_PAGES = [
  { name: 'landing', path: '/' },
  { name: 'wasaler', path: '/wasaler' },
  { name: 'about', path: '/about-us' },
  { name: 'pricing', path: '/pricing' },
  { name: 'payment', path: '/payment' },
  { name: 'faqs', path: '/faqs' },
] as const;

export type WrittenPage = (typeof WRITTEN_PAGES)[number]['name'];

/** What a visitor may want to join as: the `{product}` of `/join-{product}`. */
export const JOINABLE = ['wasaler', 'seller'] as const;

export type Joinable = (typeof JOINABLE)[number];

/** Public addresses without parameters that are shown by `visit`, and found by search engines. */
export const VISIT_PATHS = [
  '/product',
  '/post',
  '/contact-us',
  ...JOINABLE.map((one) => `/join-${one}`),
  '/coming-soon',
];

const visitPatterns = [
  /^\/(?:product|post)\/[^/]+$/,
  /^\/redirect-test$/,
  // Any address of the app's own (specification, section 2).
  /^\/app(?:\/|$)/,
];

const portalPatterns = [
  /^\/dashboard(?:\/|$)/,
  /^\/auth\/jwt\/(?:login|new-password)$/,
  /^\/(?:components|403|404|500|maintenance)$/,
];

export type PageDocument =
  | { readonly kind: 'written'; readonly page: WrittenPage }
  | { readonly kind: 'visit' | 'portal' | 'unknown' };

const matches = (patterns: readonly RegExp[], pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));

/**
 * @param pathname as it stands in the address, tidied
 * @returns `unknown` where nothing stands; below /dashboard the portal itself says what it knows
 */
export const documentAt = (pathname: string): PageDocument => {
  const written = WRITTEN_PAGES.find(({ path }) => path === pathname);
  if (written) return { kind: 'written', page: written.name };
  if (VISIT_PATHS.includes(pathname) || matches(visitPatterns, pathname)) return { kind: 'visit' };
  return { kind: matches(portalPatterns, pathname) ? 'portal' : 'unknown' };
};
