/** An older answer is not used: the user may have done something else meanwhile (ms). */
const MAX_AGE_MS = 30_000;

/** Requests of the document whose answers the app takes over. */
export interface FirstAnswers {
  /**
   * Sends a GET request.
   * @param headers the app gets the answer only if it would send the same `Authorization`
   */
  start(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** A fetch that takes the answer of a started request once, and sends all others. */
  readonly fetchFirst: typeof fetch;
}

interface StartedRequest {
  readonly authorization: string | undefined;
  /** ms since the document was opened. */
  readonly at: number;
  readonly response: Promise<Response>;
}

/**
 * @param elapsed ms since the document was opened
 * @param onEnd called when no answer can be taken any more
 */
export function createFirstAnswers(
  fetch: typeof window.fetch,
  elapsed: () => number,
  onEnd: () => void,
): FirstAnswers {
  const started = new Map<string, StartedRequest>();
  /** Drops what nobody took in time. */
  const dropOld = () => {
    for (const [address, request] of started) {
      if (elapsed() - request.at < MAX_AGE_MS) continue;
      started.delete(address);
      release(request);
    }
  };
  return {
    start: (address, headers) => {
      const known = started.get(address);
      if (known) return known.response;
      const response = fetch(address, headers && { headers });
      response.catch(() => undefined);
      started.set(address, { authorization: headers?.Authorization, at: elapsed(), response });
      return response;
    },
    fetchFirst: async (input, init) => {
      dropOld();
      const address = String(input);
      const request = (init?.method ?? 'GET') === 'GET' ? started.get(address) : undefined;
      if (request) started.delete(address);
      if (started.size === 0) onEnd();
      if (!request) return fetch(input, init);
      if (authorizationIn(init) !== request.authorization) {
        release(request);
        return fetch(input, init);
      }
      const response = await request.response.catch(() => null);
      return response ? withoutTime(response) : fetch(input, init);
    },
  };
}

function authorizationIn(init: RequestInit | undefined): string | undefined {
  // The transport passes a plain object.
  return (init?.headers as Record<string, string> | undefined)?.Authorization;
}

/**
 * The server's time in an answer is measured from the moment in which it was asked for, which the
 * app does not know here: it measures only answers that no cache may keep.
 */
function withoutTime({ body, status, headers: received }: Response): Response {
  const headers = new Headers(received);
  headers.delete('cache-control');
  return new Response(body, { status, headers });
}

/** Frees the connection of an answer that nobody reads. */
function release({ response }: StartedRequest): void {
  response.then(({ body }) => body?.cancel()).catch(() => undefined);
}
