import { expect } from 'vitest';
import { contractViolations } from './contract-check';

/** An answer as tests read it. */
// biome-ignore lint/suspicious/noExplicitAny: tests read single members of bodies whose shape the contract check has just proved.
export interface Reply<Body = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly raw?: NonNullable<RequestInit['body']>;
}

/** A client of the server; every answer is checked against the contract. */
export interface ApiClient {
  /** The access token in use; undefined for an anonymous client. */
  readonly token: string | undefined;
  request(method: string, path: string, options?: RequestOptions): Promise<Reply>;
  get(path: string, headers?: RequestOptions['headers']): Promise<Reply>;
  post(path: string, body?: unknown, headers?: RequestOptions['headers']): Promise<Reply>;
  /** Sends the given revision in `If-Match`. */
  patch(
    path: string,
    body: unknown,
    options?: { revision?: number; headers?: RequestOptions['headers'] },
  ): Promise<Reply>;
  /** Sends one file as multipart form data. */
  upload(
    path: string,
    file: { name: string; content: string | Uint8Array<ArrayBuffer> },
  ): Promise<Reply>;
}

/**
 * The whole answer; of a stream, which has no end, only the first chunk, and the stream is closed.
 */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

function parse(text: string, contentType: string | null): unknown {
  if (text === '') return undefined;
  return contentType?.includes('json') ? JSON.parse(text) : text;
}

/** A client of the server at `url`, with or without an access token. */
export function createClient(url: string, token?: string): ApiClient {
  const request: ApiClient['request'] = async (method, path, { headers, body, raw } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await textOf(response);
    const contentType = response.headers.get('content-type');
    const reply = {
      status: response.status,
      headers: response.headers,
      body: parse(text, contentType),
      text,
    };
    const { pathname } = new URL(path, url);
    expect(contractViolations(method, pathname, { ...reply, contentType })).toEqual([]);
    return reply;
  };
  const sent = (headers: RequestOptions['headers']) => (headers === undefined ? {} : { headers });
  return {
    token,
    request,
    get: (path, headers) => request('GET', path, sent(headers)),
    post: (path, body, headers) => request('POST', path, { body, ...sent(headers) }),
    patch: (path, body, { revision, headers } = {}) => {
      const seen = revision === undefined ? {} : { 'if-match': `"${revision}"` };
      return request('PATCH', path, { body, headers: { ...seen, ...headers } });
    },
    upload: (path, { name, content }) => {
      const form = new FormData();
      form.set('file', new Blob([content], { type: 'text/csv' }), name);
      return request('POST', path, { raw: form });
    },
  };
}
