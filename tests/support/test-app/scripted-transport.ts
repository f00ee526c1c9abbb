import type {
  ApiProblem,
  ApiRequest,
  ApiResult,
  ConnectionStatus,
  Transport,
} from '#application/ports/transport.port';

interface HeldCall {
  readonly request: ApiRequest;
  readonly answer: (result: ApiResult) => void;
}

const refreshUrl = '/api/auth/token/refresh/';

/** A problem as the transport returns it. */
export function problemOf(
  status: number,
  code: string,
  more: Partial<ApiProblem> = {},
): ApiProblem {
  return {
    type: 'about:blank',
    title: code,
    status,
    code,
    requestId: status === 0 ? null : 'req_test',
    ...more,
  };
}

/** A transport that holds every call until a test accepts or refuses it. */
export class ScriptedTransport implements Transport {
  readonly #held: HeldCall[] = [];
  readonly #lostListeners = new Set<() => void>();
  readonly #sent: ApiRequest[] = [];
  readonly #reachListeners = new Set<() => void>();
  #reach: ConnectionStatus = 'online';
  #refreshing: Promise<ApiResult<void>> | null = null;

  send(request: ApiRequest, signal: AbortSignal): Promise<ApiResult> {
    return this.#hold(request, signal);
  }

  refresh(): Promise<ApiResult<void>> {
    this.#refreshing ??= this.#hold({ url: refreshUrl, method: 'POST' })
      .then((result): ApiResult<void> => (result.ok ? { ...result, data: undefined } : result))
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  onSessionLost(listener: () => void): () => void {
    this.#lostListeners.add(listener);
    return () => this.#lostListeners.delete(listener);
  }

  readonly connectionStatus = (): ConnectionStatus => this.#reach;

  onConnectionStatusChange(listener: () => void): () => void {
    this.#reachListeners.add(listener);
    return () => this.#reachListeners.delete(listener);
  }

  /** Sets the connection status, and notifies the listeners. */
  setConnectionStatus(reach: ConnectionStatus): void {
    this.#reach = reach;
    for (const listener of [...this.#reachListeners]) listener();
  }

  /** Every request sent so far, held or answered. */
  get sent(): readonly ApiRequest[] {
    return this.#sent;
  }

  /** The requests that wait for a response. */
  get held(): readonly ApiRequest[] {
    return this.#held.map(({ request }) => request);
  }

  /** Answers the oldest held call of this path with success. */
  accept(url: string, data: unknown, status = 200): void {
    this.#take(url).answer({ ok: true, data, status });
  }

  /** Answers the oldest held call of this path with a problem. */
  refuse(url: string, problem: ApiProblem): void {
    this.#take(url).answer({ ok: false, problem });
  }

  /** Reports that a request found the session ended, as after a refresh that failed. */
  loseSession(): void {
    for (const listener of [...this.#lostListeners]) listener();
  }

  #hold(request: ApiRequest, signal?: AbortSignal): Promise<ApiResult> {
    this.#sent.push(request);
    return new Promise((answer) => {
      const call = { request, answer };
      this.#held.push(call);
      signal?.addEventListener('abort', () => {
        this.#drop(call);
        answer({ ok: false, problem: problemOf(0, 'aborted') });
      });
    });
  }

  #take(url: string): HeldCall {
    const call = this.#held.find(({ request }) => request.url === url);
    if (!call) throw new Error(`No call of ${url} waits; held: ${this.held.map((one) => one.url)}`);
    this.#drop(call);
    return call;
  }

  #drop(call: HeldCall): void {
    const index = this.#held.indexOf(call);
    if (index >= 0) this.#held.splice(index, 1);
  }
}
