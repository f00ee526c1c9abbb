import type { Clock } from '#application/ports/clock.port';
import type { TokenStore } from '#application/ports/tokens.port';
import type { ApiRequest, ApiResult, Transport } from '#application/ports/transport.port';
import type { StoredTokens } from '#domain/session/tokens';
import { type Answer, noAnswer, readAnswer } from './answer';
import { type BrowserNetwork, watchReach } from './reach';
import { createRefresher, isUndecided } from './refresher';
import { type PreparedRequest, prepareRequest } from './request';
import { wait, waitBeforeRetry } from './retry';
import { xsrfHeader } from './xsrf';

export interface HttpTransportParts {
  /** Base host of the store API; empty for the host that served the portal. */
  readonly host: string;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** A fetch that tells how much of the body is sent, which the browser's own does not. */
  readonly tellingFetch: (onSent: (share: number) => void) => Promise<typeof fetch>;
  /** The cookies that scripts may read, as `document.cookie` has them. */
  readonly cookies: () => string;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly network: BrowserNetwork;
}

/**
 * The store API over HTTP (specification, section 7): bearer token, XSRF header, no timeout, one
 * refresh shared by all requests and one replay after a 401, three retries.
 */
export function createHttpTransport(parts: HttpTransportParts): Transport {
  const { host, tokens, clock, newKey } = parts;
  const listeners = new Set<() => void>();
  const reach = watchReach(parts.network);
  const learnt = <Told extends ApiResult>(result: Told): Told => {
    reach.learn(result);
    return result;
  };
  // Who asks for a refresh himself is answered; only calls that waited for one make it news.
  let callsWaiting = 0;
  const onLost = () => {
    if (callsWaiting === 0) return;
    for (const listener of listeners) listener();
  };
  const post = async (refresh: string) => {
    const call = { url: '/api/auth/token/refresh/', method: 'POST', body: { refresh } };
    const prepared = prepareRequest(call, host, newKey);
    return learnt((await tryOnce(parts, prepared, tokens.read())).result);
  };
  const refresh = createRefresher({ tokens, clock, post, onLost });

  const send = async (request: ApiRequest, signal: AbortSignal): Promise<ApiResult> => {
    const prepared = prepareRequest(request, host, newKey);
    const sentWith = tokens.read();
    const first = await tryRepeatedly(parts, prepared, sentWith, signal);
    learnt(first.result);
    if (!mayReplay(first)) return first.result;
    callsWaiting += 1;
    const renewed = await renew(sentWith, tokens, refresh).finally(() => {
      callsWaiting -= 1;
    });
    if (renewed === null || signal.aborted)
      return signal.aborted ? noAnswer('aborted') : first.result;
    if (!renewed.ok) return isUndecided(renewed) ? renewed : first.result;
    return learnt((await tryRepeatedly(parts, prepared, tokens.read(), signal)).result);
  };

  return {
    send,
    refresh,
    onSessionLost: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reach: reach.current,
    onReach: reach.subscribe,
  };
}

/** Wrong credentials, or a call without a bearer, are not a matter of tokens. */
function mayReplay({ result, error }: Answer): boolean {
  return !result.ok && result.problem.status === 401 && error !== 'Unauthorized';
}

/**
 * Sees to a usable access token after a 401. Null when the stored session is another one by now: the
 * call belonged to the old one and is not replayed in the new one's name.
 */
async function renew(
  sentWith: StoredTokens,
  tokens: TokenStore,
  refresh: () => Promise<ApiResult<void>>,
): Promise<ApiResult<void> | null> {
  const stored = tokens.read();
  if (stored.access !== null && stored.refresh !== sentWith.refresh) return null;
  const alreadyRenewed = stored.access !== sentWith.access && stored.access !== null;
  if (alreadyRenewed && stored.refresh !== null) return { ok: true, data: undefined, status: 200 };
  const renewed = await refresh();
  return renewed.ok && tokens.read().refresh !== sentWith.refresh ? null : renewed;
}

async function tryRepeatedly(
  parts: HttpTransportParts,
  request: PreparedRequest,
  bearer: StoredTokens,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await tryOnce(parts, request, bearer, signal);
    const delay = request.repeatable ? waitBeforeRetry(answer.result, tries) : null;
    if (delay === null) return answer;
    await wait(delay, parts.clock, signal);
  }
}

async function tryOnce(
  { host, clock, fetch, tellingFetch, cookies }: HttpTransportParts,
  { url, method, headers, body, onSent }: PreparedRequest,
  { access }: StoredTokens,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const send = onSent ? await tellingFetch(onSent) : fetch;
    const response = await send(url, {
      method,
      headers: {
        ...headers,
        ...xsrfHeader(host, cookies()),
        ...(access === null ? {} : { Authorization: `Bearer ${access}` }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    return await readAnswer(response, clock.now());
  } catch {
    return { result: noAnswer(signal?.aborted ? 'aborted' : 'network'), error: null };
  }
}
