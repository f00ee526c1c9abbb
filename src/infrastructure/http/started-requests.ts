import { normalizeUrl } from '#domain/public-urls/normalize-url';

/** A request that `first-requests.js` sent before the program had come. */
export interface StartedRequest {
  /** The access token that it was sent with; null without one. */
  readonly token: string | null;
  /** When it was sent, in ms since the start of the document. */
  readonly at: number;
  /** Resolves to null if it was not sent after all. */
  readonly response: Promise<Response | null>;
}

/** The started requests by their addresses, in the form of `normalizeUrl`. */
export type StartedRequests = Record<string, StartedRequest>;

/** An older answer is not used: the user may have done something else meanwhile (ms). */
const MAX_AGE_MS = 30_000;

/**
 * A fetch that takes the answer of each started request once, if it would be sent with the same
 * token now, and sends all other requests.
 */
export function fetchStartedFirst(
  started: StartedRequests,
  fetch: typeof window.fetch,
  elapsed: () => number,
): typeof window.fetch {
  return async (input, init) => {
    const address = typeof input === 'string' ? normalizeUrl(input) : '';
    const request = (init?.method ?? 'GET') === 'GET' ? started[address] : undefined;
    if (!request) return fetch(input, init);
    delete started[address];
    const isUsable = bearerIn(init) === request.token && elapsed() - request.at < MAX_AGE_MS;
    const response = isUsable ? await request.response.catch(() => null) : null;
    return response ? withoutTime(response) : fetch(input, init);
  };
}

/** The headers of the transport are a plain object. */
function bearerIn(init: RequestInit | undefined): string | null {
  const { Authorization } = (init?.headers ?? {}) as Record<string, string | undefined>;
  return Authorization?.replace('Bearer ', '') ?? null;
}

/**
 * The server's time in an answer is measured from the moment in which it was asked for, which the
 * program does not know here: only answers that no cache may keep are measured (`serverTimeOf`).
 */
function withoutTime({ body, status, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('cache-control');
  return new Response(body, { status, headers: kept });
}
