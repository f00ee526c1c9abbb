/**
 * One call of the store API, as the generated endpoints describe it. `url` is the path of the
 * contract, without host. Of `params`, undefined ones are left out and lists are joined by commas. A
 * plain-object `body` is sent as JSON, one that holds a Blob as multipart form data.
 */
export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Hears which share of the body, from 0 to 1, has been sent; begins anew with each try. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Why a call had no success: an RFC 9457 problem, always complete.
 * `status` is 0 when no answer came (offline, dropped, aborted), with the code `network` or
 * `aborted`; an answer that is no problem document (an HTML 502, an empty body, broken JSON) becomes
 * one with the code `unreadable` and its own status. `errors` maps a field's path to codes, never to
 * text. `current` is the record as it stands, on 409 and 412. `retryAfter` is what the server asks to
 * wait, in seconds, on 429 and 503. `requestId` is null when no answer came.
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
  readonly requestId: string | null;
}

/** An answer of the store API. Success is a status of 200 to 299 (specification, section 7). */
export type ApiResult<Data = unknown> =
  | { readonly ok: true; readonly data: Data; readonly status: number }
  | { readonly ok: false; readonly problem: ApiProblem };

/** The server answers; nothing reaches it; or it is closed for maintenance (503 `maintenance`). */
export type ConnectionStatus = 'online' | 'offline' | 'maintenance';

/**
 * How the application talks to the store API. Adapters own the base host, the bearer token, the XSRF
 * header, refresh and replay after a 401, retries, idempotency keys of writes, and problem parsing.
 * Nothing here throws or rejects.
 */
export interface Transport {
  /** Sends one call. Aborting `signal` ends it with the code `aborted`. */
  send(request: ApiRequest, signal: AbortSignal): Promise<ApiResult>;

  /**
   * Gets a new access token for the stored refresh token and stores it; all callers at one time
   * share one call. A refusal clears the stored tokens and is a problem. No answer at all (status 0)
   * is not a refusal: the tokens stay.
   */
  refresh(): Promise<ApiResult<void>>;

  /**
   * Tells that the 401 of a call could not be helped: the tokens are already cleared, the session is
   * over (specification, section 7). A refusal that `refresh` itself answers to its caller is not
   * told. Returns how to stop listening.
   */
  onSessionLost(listener: () => void): () => void;

  /** How the server was reached by the last call that says so, or by the browser's own word. */
  connectionStatus(): ConnectionStatus;

  /** Tells that `connectionStatus` gives another answer. Returns how to stop listening. */
  onConnectionStatusChange(listener: () => void): () => void;
}
