/** Where the worker of the portal is, and the part of the site that it answers. */
export const WORKER_PATH = '/portal-worker.js';
export const WORKER_SCOPE = '/dashboard';

/** The cache of the files that pages used, besides those that the worker fetches first. */
export const FILES_CACHE = 'portal-files';

/** What the build tells the worker about its release (bundler/finish-build.ts). */
export interface PortalFiles {
  /** The path of the app's script, which names the release: it has the names of all others. */
  readonly app: string;
  /** The version in the addresses of the texts. */
  readonly texts: string;
  /** The files of the frame. `revision`: a hash of the content; null where the name has one. */
  readonly first: readonly { readonly url: string; readonly revision: string | null }[];
  /** The paths of all files of the release whose names have a hash. */
  readonly hashed: readonly string[];
}

/** Whether an address of this site is a file of this release whose content never changes. */
export function isLasting({ pathname, searchParams }: URL, files: PortalFiles): boolean {
  if (pathname.startsWith('/locales/')) return searchParams.get('v') === files.texts;
  return files.hashed.includes(pathname);
}

/** Sent by a page that the worker does not control: the files that it has fetched. */
export interface UsedFiles {
  readonly used: readonly string[];
}

/** Sent by a page to the worker of a new release that waits for the old one to be idle. */
export interface TakeOver {
  readonly takeOver: true;
}

export type PageMessage = UsedFiles | TakeOver;
