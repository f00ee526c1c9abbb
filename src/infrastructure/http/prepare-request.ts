import type { ApiRequest } from '#application/ports/transport.port';
import { isRecord } from '../is-record';

/** The header `Accept` of every call. */
export const ACCEPT = 'application/json, */*;q=0.5';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A prepared call of the store API: the same for every attempt, including the idempotency key. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Whether sending the request again cannot have a second effect. */
  readonly repeatable: boolean;
  readonly onSent: ApiRequest['onProgress'];
  readonly answer: ApiRequest['answer'];
}

/**
 * Prepares a call to `host`. A write gets an idempotency key if the contract allows one (its
 * endpoint names the header, with or without a value).
 */
export function prepareRequest(
  request: ApiRequest,
  host: string,
  newKey: () => string,
): PreparedRequest {
  const method = (request.method ?? 'GET').toUpperCase();
  const headers: Record<string, string> = { Accept: ACCEPT };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers[name] = value;
  }
  const safe = SAFE_METHODS.has(method);
  if (!safe && IDEMPOTENCY_KEY in (request.headers ?? {})) headers[IDEMPOTENCY_KEY] ??= newKey();
  const body = encodeBody(request.body);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  return {
    url: host.replace(/\/$/, '') + request.url + queryOf(request.params),
    method,
    headers,
    body,
    repeatable: safe || IDEMPOTENCY_KEY in headers,
    onSent: request.onProgress,
    answer: request.answer,
  };
}

function queryOf(params: ApiRequest['params']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function encodeBody(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return body;
  if (!isRecord(body) || !Object.values(body).some(holdsFile)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) appendPart(form, name, part);
  }
  return form;
}

function appendPart(form: FormData, name: string, part: unknown): void {
  if (part === undefined || part === null) return;
  if (part instanceof Blob) form.append(name, part);
  else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some(holdsFile));
}
