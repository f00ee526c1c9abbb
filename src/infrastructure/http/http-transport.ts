import type { Clock } from '#application/ports/clock.port';
import { createListeners } from '#application/ports/listeners';
import type { TokenStore } from '#application/ports/tokens.port';
import type { ApiRequest, ApiResult, Transport } from '#application/ports/transport.port';
import type { StoredTokens } from '#domain/session/tokens';
import type { ServerTimeMeter } from '../clock/server-clock';
import { type BrowserNetwork, trackConnectionStatus } from './connection-status';
import { type PreparedRequest, prepareRequest } from './prepare-request';
import { noResponse, type ReadResponse, readResponse } from './read-response';
import { retryDelay, sleepOrAbort } from './retry';
import { serverTimeOf } from './server-time';
import { createTokenRefresher, isInconclusive } from './token-refresher';
import { xsrfHeader } from './xsrf';

export interface HttpTransportOptions {
  /** Base host of the store API; empty for the host that served the portal. */
  readonly host: string;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  /** Receives the server's time of each answer; public pages measure none. */
  readonly meter?: ServerTimeMeter;
  readonly fetch: typeof fetch;
  /** A fetch that reports upload progress, which the browser's own does not. */
  readonly fetchWithProgress: (onSent: (share: number) => void) => Promise<typeof fetch>;
  /** The cookies that scripts may read, in the form of `document.cookie`. */
  readonly cookies: () => string;
  /** Creates an idempotency key. */
  readonly newKey: () => string;
  readonly network: BrowserNetwork;
}

/**
 * The store API over HTTP (specification, section 7): bearer token, XSRF header, no timeout, one
 * refresh shared by all requests and one replay after a 401, three retries.
 */
export function createHttpTransport(parts: HttpTransportOptions): Transport {
  const { host, tokens, clock, newKey } = parts;
  const losses = createListeners();
  const status = trackConnectionStatus(parts.network);
  const learnt = <Told extends ApiResult>(result: Told): Told => {
    status.update(result);
    return result;
  };
  // A caller of `refresh` gets the result; listeners are notified only if a call waited for it.
  let callsWaiting = 0;
  const onLost = () => {
    if (callsWaiting > 0) losses.notify();
  };
  const post = async (refresh: string) => {
    const call: ApiRequest = {
      url: '/api/auth/token/refresh/',
      method: 'POST',
      body: { refresh },
      answer: { access: '' },
    };
    const prepared = prepareRequest(call, host, newKey);
    const { result } = await sendOnce(parts, prepared, tokens.read());
    // A success has the shape of the request.
    return learnt(result as ApiResult<{ access: string }>);
  };
  const refresh = createTokenRefresher({ tokens, clock, post, onLost });
  // Not `learnt`: a server closed for maintenance answers too.
  parts.meter?.onJump(
    () => void sendOnce(parts, prepareRequest({ url: '/healthz' }, host, newKey), NO_TOKENS),
  );

  const send = async (request: ApiRequest, signal: AbortSignal): Promise<ApiResult> => {
    const prepared = prepareRequest(request, host, newKey);
    const sentWith = tokens.read();
    const first = await sendWithRetries(parts, prepared, sentWith, signal);
    learnt(first.result);
    if (!canReplay(first)) return first.result;
    callsWaiting += 1;
    const renewed = await refreshAfter401(sentWith, tokens, refresh).finally(() => {
      callsWaiting -= 1;
    });
    if (renewed === null || signal.aborted)
      return signal.aborted ? noResponse('aborted') : first.result;
    if (!renewed.ok) return isInconclusive(renewed) ? renewed : first.result;
    return learnt((await sendWithRetries(parts, prepared, tokens.read(), signal)).result);
  };

  return {
    send,
    refresh,
    onSessionLost: losses.subscribe,
    connectionStatus: status.current,
    onConnectionStatusChange: status.subscribe,
  };
}

const NO_TOKENS: StoredTokens = { access: null, refresh: null };

/** Whether a 401 is about tokens: wrong credentials, or a call without a bearer, are not. */
function canReplay({ result, error }: ReadResponse): boolean {
  return !result.ok && result.problem.status === 401 && error !== 'Unauthorized';
}

/**
 * Ensures a usable access token after a 401. Null when another session is stored now: the call
 * belonged to the old one and must not be replayed in the new one.
 */
async function refreshAfter401(
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

async function sendWithRetries(
  parts: HttpTransportOptions,
  request: PreparedRequest,
  bearer: StoredTokens,
  signal: AbortSignal,
): Promise<ReadResponse> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendOnce(parts, request, bearer, signal);
    const delay = request.repeatable ? retryDelay(answer.result, tries) : null;
    if (delay === null) return answer;
    await sleepOrAbort(parts.clock, delay, signal);
  }
}

async function sendOnce(
  { host, clock, meter, fetch, fetchWithProgress, cookies }: HttpTransportOptions,
  { url, method, headers, body, onSent, answer: shape }: PreparedRequest,
  { access }: StoredTokens,
  signal?: AbortSignal,
): Promise<ReadResponse> {
  try {
    const send = onSent ? await fetchWithProgress(onSent) : fetch;
    const measure = meter?.start();
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
    const answer = await readResponse(response, clock.now(), shape);
    const time = serverTimeOf(response, answer.result.ok && answer.result.data);
    if (time !== null) measure?.(time);
    return answer;
  } catch {
    return { result: noResponse(signal?.aborted ? 'aborted' : 'network'), error: null };
  }
}
