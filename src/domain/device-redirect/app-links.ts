import { MOBILE_SYSTEMS, type MobileSystem } from './mobile-system';

/** Where users get the marketplace's app, and how a link opens it. */
export interface AppLinks {
  /** Its custom scheme, without the colon. */
  readonly scheme: string;
  /** Its page in the app store of each system. */
  readonly listings: Readonly<Record<MobileSystem, string>>;
}

/** Schemes that a browser handles itself, some of them as scripts: not custom schemes of an app. */
const RESERVED_SCHEMES = /^(?:https?|javascript|data|blob|file|about|vbscript|wss?|ftp)$/;

/**
 * Validates the app links of a build.
 * @throws Error where the scheme is no custom scheme of an app (RFC 3986, section 3.1), or a
 *   listing is no https address
 */
export function parseAppLinks(places: AppLinks): AppLinks {
  const { scheme, listings } = places;
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || RESERVED_SCHEMES.test(scheme)) {
    throw new Error(`"${scheme}" is no scheme of an app's own.`);
  }
  for (const system of MOBILE_SYSTEMS) {
    if (!/^https:\/\/[^\s/]/.test(listings[system])) {
      throw new Error(`"${listings[system]}" is no https address of a listing.`);
    }
  }
  return places;
}

/** Every address below this path is one of the app (specification, section 2). */
const APP_PATH = /^\/app(?=\/|$)\/*/;

/**
 * The page to open in the app, as a path without a leading slash, and its query; empty for its
 * home.
 */
export function appPathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return APP_PATH.test(pathname) ? pathname.replace(APP_PATH, '') + search : '';
}

/** The address that opens the app at a link. */
export function appUrl({ scheme }: AppLinks, link: string): string {
  return `${scheme}://${link}`;
}
