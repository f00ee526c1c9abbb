/**
 * What the contract says of an answer, as a sample: a value of the same kind, a list whose items all
 * have the shape of the one in it, or the required members of an object. Other members may be there.
 */
export type AnswerShape =
  | string
  | number
  | boolean
  | readonly AnswerShape[]
  | { readonly [name: string]: AnswerShape };

/**
 * One call of the store API, as the generated endpoints describe it. `url` is the path of the
 * contract, without host. Undefined `params` are left out, and lists are joined by commas. A
 * plain-object `body` is sent as JSON, one that holds a Blob as multipart form data.
 */
export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Receives the sent share of the body, from 0 to 1. Starts again at 0 with each try. */
  readonly onProgress?: (share: number) => void;
  /** Shape of a success; without it an answer is passed on as it is. */
  readonly answer?: AnswerShape;
}

/**
 * Why a call had no success: an RFC 9457 problem, always complete. `status` is 0 when no answer
 * arrived (offline, dropped, aborted), with the code `network` or `aborted`. An answer that is no
 * problem document (an HTML 502, an empty body, broken JSON) becomes a problem with the code
 * `unreadable` and its own status, a success without the shape of the contract one with the code
 * `malformed_answer`. `errors` maps a field's path to codes, never to text. `current`
 * is the current record, on 409 and 412. `retryAfter` is the wait that the server requests, in
 * seconds, on 429 and 503, and `retryAt` the time of the next try, where a page shows it. `requestId` is null when no answer arrived.
 */
export interface ApiProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly current?: unknown;
  readonly retryAfter?: number;
  readonly retryAt?: string;
  readonly requestId: string | null;
}

/** An answer of the store API. Success is a status of 200 to 299 (specification, section 7). */
export type ApiResult<Data = unknown> =
  | { readonly ok: true; readonly data: Data; readonly status: number }
  | { readonly ok: false; readonly problem: ApiProblem };

/**
 * The server answers, cannot be reached, or is closed for maintenance (503 `maintenance`).
 * `returning`: it could not be reached, and the browser has a network again; only an answer shows
 * whether the server can be reached.
 */
export type ConnectionStatus = 'online' | 'offline' | 'returning' | 'maintenance';

/**
 * Sends the application's calls to the store API. Adapters own the base host, the bearer token, the
 * XSRF header, refresh and replay after a 401, retries, idempotency keys of writes, and problem
 * parsing. No method throws or rejects.
 */
export interface Transport {
  /** Sends one call. Aborting `signal` ends it with the code `aborted`. */
  send(request: ApiRequest, signal: AbortSignal): Promise<ApiResult>;

  /**
   * Gets a new access token for the stored refresh token and stores it. Concurrent callers share
   * one call. A refusal clears the stored tokens and is a problem. A missing answer (status 0) is
   * not a refusal: the tokens stay.
   */
  refresh(): Promise<ApiResult<void>>;

  /**
   * Notifies the listener when a 401 could not be recovered: the tokens are already cleared, and
   * the session is over (specification, section 7). A refusal that `refresh` returns to its caller
   * is not reported. Returns a function that removes the listener.
   */
  onSessionLost(listener: () => void): () => void;

  /** The connection status by the last call that showed it, or by the browser's network events. */
  connectionStatus(): ConnectionStatus;

  /** Notifies the listener when `connectionStatus` changes. Returns a function that removes it. */
  onConnectionStatusChange(listener: () => void): () => void;
}
