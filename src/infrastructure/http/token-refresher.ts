import type { Clock } from '#application/ports/clock.port';
import type { TokenStore } from '#application/ports/tokens.port';
import type { ApiProblem, ApiResult } from '#application/ports/transport.port';
import { isTokenValid } from '#domain/session/tokens';
import { isUnderMaintenance } from './connection-status';
import { sleepOrAbort } from './retry';

/** Two retries within five seconds after no answer, a server error or a malformed answer. */
const RETRY_DELAYS_MS = [1000, 3000];

export interface TokenRefresherOptions {
  readonly tokens: TokenStore;
  readonly clock: Clock;
  /** Posts the refresh token and returns the response. */
  readonly post: (refresh: string) => Promise<ApiResult<{ access: string }>>;
  /** Called after the tokens are cleared because the session cannot be renewed. */
  readonly onLost: () => void;
}

const NO_REFRESH_TOKEN: ApiProblem = {
  type: 'about:blank',
  title: 'The session has ended',
  status: 401,
  code: 'session_ended',
  requestId: null,
};

/**
 * Returns a function that gets a new access token; concurrent callers share one request. Tabs need
 * no lock: refresh tokens are not rotated, so two tabs may refresh. Before it writes, each tab
 * checks that the stored session is still the refreshed one.
 */
export function createTokenRefresher(parts: TokenRefresherOptions): () => Promise<ApiResult<void>> {
  let running: Promise<ApiResult<void>> | null = null;
  return () => {
    running ??= refreshOnce(parts).finally(() => {
      running = null;
    });
    return running;
  };
}

async function refreshOnce(parts: TokenRefresherOptions): Promise<ApiResult<void>> {
  const { tokens, clock, post } = parts;
  const { refresh } = tokens.read();
  if (refresh === null || !isTokenValid(refresh, clock.now())) {
    return clearSession(parts, NO_REFRESH_TOKEN);
  }
  let answer = await post(refresh);
  for (const delay of RETRY_DELAYS_MS) {
    if (!isTransient(answer)) break;
    await sleepOrAbort(clock, delay);
    answer = await post(refresh);
  }
  return storeResult(parts, refresh, answer);
}

function storeResult(
  parts: TokenRefresherOptions,
  refresh: string,
  answer: ApiResult<{ access: string }>,
): ApiResult<void> {
  const { tokens, clock } = parts;
  const stored = tokens.read();
  if (stored.refresh !== refresh) return storedSessionResult(stored.access, clock.now());
  if (answer.ok) {
    tokens.write({ access: answer.data.access });
    return { ok: true, data: undefined, status: answer.status };
  }
  return isInconclusive(answer) ? answer : clearSession(parts, answer.problem);
}

/** The result when another tab signed out or in as another user: its stored session remains. */
function storedSessionResult(access: string | null, now: number): ApiResult<void> {
  return isTokenValid(access, now)
    ? { ok: true, data: undefined, status: 200 }
    : { ok: false, problem: NO_REFRESH_TOKEN };
}

function clearSession(
  { tokens, onLost }: TokenRefresherOptions,
  problem: ApiProblem,
): ApiResult<void> {
  tokens.clear();
  onLost();
  return { ok: false, problem };
}

/**
 * Whether a response leaves the session's state open (no response, or maintenance): the tokens
 * stay.
 */
export function isInconclusive(answer: ApiResult): boolean {
  return isUnderMaintenance(answer) || (!answer.ok && answer.problem.status === 0);
}

function isTransient(answer: ApiResult): boolean {
  if (answer.ok || isUnderMaintenance(answer)) return false;
  const { status } = answer.problem;
  // Below 300 nothing was answered, or not what the contract says.
  return status < 300 || status === 429 || status >= 500;
}
