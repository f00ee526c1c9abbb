import type { Role } from '../permissions/permissions';

/**
 * The first requests of the pages behind the sign-in. The build writes them from the routes, the
 * server puts those of a page into its document, and the document's script sends them
 * (src/document-scripts/first-requests.ts).
 */

/** The first requests of the pages at one path pattern, as the build writes them. */
export interface RouteRequests {
  /** `/dashboard/product/:productId`. */
  readonly path: string;
  /** The roles that may open the page. */
  readonly roles: readonly Role[];
  /** The table whose default view changes what an address without a query reads; null for none. */
  readonly table: string | null;
  /** Addresses of the page's code. */
  readonly scripts: readonly string[];
  /** Addresses of the code that draws a list in a window that is wider than a phone. */
  readonly wideScripts: readonly string[];
  /** Addresses of the code that draws a list as cards on a phone. */
  readonly phoneScripts: readonly string[];
  /** Groups of namespaces; each group has a file in each language. */
  readonly texts: readonly (readonly string[])[];
  /**
   * Calls of the store API by the page without a query in its address; `:productId` stands for the
   * parameter of the path.
   */
  readonly calls: readonly string[];
  /** The same on a phone, where a list opens with the records that wait. */
  readonly phoneCalls: readonly string[];
  /** The page as it is shown before the app has come (src/document-scripts/show-preview.ts); null for none. */
  readonly preview: PreviewFiles | null;
}

/** The folder of these files in the build's output, with a slash at both ends. */
export const PREVIEWS_PATH = '/static/previews/';

/** The files of a page that the build writes for every language, role and width. */
export interface PreviewFiles {
  /** Its name in `src/document-scripts/previews.ts`. */
  readonly name: string;
  /** The address of a file, with `:language`, `:role` and `:width`. */
  readonly address: string;
}

/** The first requests of one page, as its document contains them. */
export interface PageRequests extends RouteRequests {
  /** The path of the page: a stored document may be opened at another one. */
  readonly path: string;
  /** The call that reads the user. */
  readonly user: string;
}

const PARAMETER = /:(\w+)/g;

/**
 * Finds the first requests of a page by its path.
 * @param routes in any order: a path without parameters comes first
 * @returns null for an unknown page
 */
export function createRequestFinder(routes: readonly RouteRequests[]) {
  const parameters = ({ path }: RouteRequests) => path.match(PARAMETER)?.length ?? 0;
  const patterns = routes
    .toSorted((one, other) => parameters(one) - parameters(other))
    .map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replace(PARAMETER, '(?<$1>[^/]+)')}$`),
    }));
  return (pathname: string): RouteRequests | null => {
    for (const { route, pattern } of patterns) {
      const match = pattern.exec(pathname);
      if (!match) continue;
      const params = match.groups ?? {};
      return {
        ...route,
        path: pathname,
        calls: filled(route.calls, params),
        phoneCalls: filled(route.phoneCalls, params),
      };
    }
    return null;
  };
}

/** The calls with the parameters of the path; none if one of them is no text. */
function filled(calls: readonly string[], params: Readonly<Record<string, string>>): string[] {
  try {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        encodeURIComponent(decodeURIComponent(value)),
      ]),
    );
    return calls.map((call) => call.replace(PARAMETER, (whole, name) => values[name] ?? whole));
  } catch {
    return [];
  }
}
