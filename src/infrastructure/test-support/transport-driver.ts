import type { ApiRequest } from '#application/ports/transport.port';
import type { ServerTimeMeter } from '../clock/server-clock';
import { createHttpTransport } from '../http/http-transport';
import { createTokenStore } from '../session/token-store';
import { openBrowser, type Tab } from './browser-tabs';
import { createManualClock, type ManualClock } from './manual-clock';
import {
  createScriptedServer,
  json,
  problemAnswer,
  type RecordedRequest,
  type Reply,
  token,
} from './scripted-server';

export const ORDERS = '/api/store/orders/';
export const REFRESH = '/api/auth/token/refresh/';
export const HOUR = 3_600_000;

type Stored = Record<string, string>;

/** The stored tokens of a session whose access token has just expired. */
export function expiredAccessToken(clock: ManualClock): Stored {
  return {
    settings: '{}',
    authToken: token('old', clock.now() - 1000),
    accessToken: token('old', clock.now() - 1000),
    refreshToken: token('refresh', clock.now() + HOUR),
  };
}

/** A transport of a seller in that session, with a server that replies as given. */
export function openSignedInTransport(reply: Reply) {
  return openTransport(expiredAccessToken, reply);
}

/** A transport in one tab of a browser, with a server that replies as given. */
export function openTransport(
  stored: Stored | ((clock: ManualClock) => Stored),
  reply: Reply,
  more: { host?: string; meter?: ServerTimeMeter } = {},
) {
  const clock = createManualClock();
  const browser = openBrowser(typeof stored === 'function' ? stored(clock) : stored);
  return {
    ...openTransportInTab(browser.openTab(), clock, reply, more),
    stored: browser.stored,
  };
}

export function openTransportInTab(
  tab: Tab,
  clock: ManualClock,
  reply: Reply,
  { host = '', meter }: { host?: string; meter?: ServerTimeMeter } = {},
) {
  const server = createScriptedServer(clock.now, reply);
  const tokens = createTokenStore(tab.storage, tab.events);
  const network = new EventTarget();
  let keys = 0;
  const transport = createHttpTransport({
    host,
    tokens,
    clock,
    ...(meter && { meter }),
    fetch: server.fetch,
    // Reports at once that the whole body is sent.
    fetchWithProgress: async (onSent) => {
      onSent(1);
      return server.fetch;
    },
    cookies: () => 'other=1; XSRF-TOKEN=a%20b',
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    network: { isOnline: () => true, events: network },
  });
  let lost = 0;
  transport.onSessionLost(() => {
    lost += 1;
  });
  const send = (request: ApiRequest) => transport.send(request, new AbortController().signal);
  return { transport, send, server, tokens, clock, network, lost: () => lost };
}

/** A write for which the contract allows an idempotency key. */
export function aWriteRequest(): ApiRequest {
  return {
    url: '/api/store/product/create',
    method: 'POST',
    body: { code: 'A' },
    headers: { 'Idempotency-Key': undefined },
  };
}

/** The response to an expired access token. */
export function expiredTokenReply() {
  return problemAnswer(401, 'token_expired', { error: 'token_expired' });
}

/** Accepts these access tokens and refuses others as expired; a refresh returns the first. */
export function acceptingOnly(...accepted: string[]): Reply {
  return (request) => {
    if (request.path === REFRESH) return json(200, { access: accepted[0] });
    return accepted.includes(bearer(request)) ? json(200, { total: 1 }) : expiredTokenReply();
  };
}

/** Refuses every token as expired; a refresh gets the given response. */
export function expiredThenRefresh(refreshAnswer: Response): Reply {
  return (request) => (request.path === REFRESH ? refreshAnswer.clone() : expiredTokenReply());
}

/** Loses the first response. */
export function firstReplyLost(reply: () => Response): Reply {
  let lost = false;
  return () => {
    if (lost) return reply();
    lost = true;
    throw new TypeError('Failed to fetch');
  };
}

/** A header of a request, null when absent. */
export function header(request: RecordedRequest | undefined, name: string): string | null {
  return request?.headers.get(name) ?? null;
}

/** The access token of a request. */
export function bearer(request: RecordedRequest): string {
  return header(request, 'authorization')?.replace('Bearer ', '') ?? '';
}

/** The problem of a failed call; throws on a success. */
export async function problemOf(
  answer: ReturnType<ReturnType<typeof createHttpTransport>['send']>,
) {
  const result = await answer;
  if (result.ok) throw new Error('The call succeeded.');
  return result.problem;
}
