/** A request as the server received it. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly at: number;
}

export type Reply = (request: RecordedRequest) => Response | Promise<Response>;

/** A server that replies as given and records its requests. */
export function createScriptedServer(now: () => number, answer: Reply) {
  const seen: RecordedRequest[] = [];
  let script = answer;
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const request: RecordedRequest = {
      method: init.method ?? 'GET',
      path: String(input),
      headers: new Headers(init.headers),
      body: init.body,
      at: now(),
    };
    seen.push(request);
    const reply = Promise.resolve(script(request));
    if (!init.signal) return reply;
    const { signal } = init;
    return Promise.race([
      reply,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    ]);
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    seen,
    /** Uses another reply from now on. */
    follow: (next: Reply) => {
      script = next;
    },
    asked: (path: string) => seen.filter((request) => request.path.startsWith(path)),
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A problem document as in the contract. */
export function problemAnswer(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return json(
    status,
    { type: 'about:blank', title: code, status, code, requestId: 'req_1', ...more },
    headers,
  );
}

/** An unsigned token with the claims the browser reads; `expiresAt` in ms. */
export function token(name: string, expiresAt: number): string {
  const claims = { sub: 'usr_1', jti: name, exp: Math.floor(expiresAt / 1000) };
  return `e30.${btoa(JSON.stringify(claims))}.sig`;
}
