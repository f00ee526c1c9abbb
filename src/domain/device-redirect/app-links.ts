import { MOBILE_SYSTEMS, type MobileSystem } from './mobile-system';

/** Where the marketplace's app is to be had, and how it is opened. */
export interface AppLinks {
  /** Its custom scheme, without the colon. */
  readonly scheme: string;
  /** Its page in the store of each system. */
  readonly listings: Readonly<Record<MobileSystem, string>>;
}

/** Schemes that a browser follows itself, some of them into scripts: no app's own. */
const RESERVED_SCHEMES = /^(?:https?|javascript|data|blob|file|about|vbscript|wss?|ftp)$/;

/**
 * The places as a build names them.
 * @throws Error where the scheme is none of an app's own (RFC 3986, section 3.1), or a listing is no
 * https address
 */
export const parseAppLinks = (places: AppLinks): AppLinks => {
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
};

/** Under this path any address is one of the app's own (specification, section 2). */
const APP_PATH = /^\/app(?=\/|$)\/*/;

/** What the app is to show, as a path without a leading slash, and its query; empty for its home. */
export const appPathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  APP_PATH.test(pathname) ? pathname.replace(APP_PATH, '') + search : '';

/** The address that opens the app at a link. */
export const appUrl = ({ scheme }: AppLinks, link: string): string => `${scheme}://${link}`;
