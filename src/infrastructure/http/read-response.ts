import type { ApiProblem, ApiResult } from '#application/ports/transport.port';
import { isRecord } from '../is-record';

/** The specification's title for a response without one (section 7). */
const DEFAULT_TITLES = 'Something went wrong';

/** A response, and on a 401 its `error`, which shows whether a refresh may help. */
export interface ReadResponse {
  readonly result: ApiResult;
  readonly error: string | null;
}

/**
 * Reads a response; an unreadable one becomes a problem. Rejects when the connection breaks before
 * the response is complete.
 */
export async function readResponse(response: Response, now: number): Promise<ReadResponse> {
  const text = await response.text();
  const json = parseJson(text);
  if (response.ok) return { result: readSuccess(response, text, json), error: null };
  const error = isRecord(json) && typeof json.error === 'string' ? json.error : null;
  return { result: { ok: false, problem: readProblem(response, json, now) }, error };
}

/** The problem of a call without a response. */
export function noResponse(code: 'network' | 'aborted'): ApiResult<never> {
  const problem = { type: 'about:blank', title: DEFAULT_TITLES, status: 0, code, requestId: null };
  return { ok: false, problem };
}

function readSuccess(response: Response, text: string, json: unknown): ApiResult {
  const { status } = response;
  if (status === 204 || status === 205) return { ok: true, data: null, status };
  if (json !== undefined) return { ok: true, data: json, status };
  if (/^text\/csv\b/i.test(response.headers.get('content-type') ?? '')) {
    return { ok: true, data: text, status };
  }
  return { ok: false, problem: unreadable(response) };
}

function readProblem(response: Response, json: unknown, now: number): ApiProblem {
  const plain = unreadable(response);
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), now);
  const wait = retryAfter === null ? {} : { retryAfter };
  if (!isRecord(json) || typeof json.code !== 'string') return { ...plain, ...wait };
  return {
    type: typeof json.type === 'string' ? json.type : plain.type,
    title: typeof json.title === 'string' ? json.title : plain.title,
    status: response.status,
    code: json.code,
    ...(typeof json.detail === 'string' ? { detail: json.detail } : {}),
    ...(isRecord(json.errors) ? { errors: codesByField(json.errors) } : {}),
    ...(json.current === undefined ? {} : { current: json.current }),
    ...wait,
    requestId: typeof json.requestId === 'string' ? json.requestId : plain.requestId,
  };
}

function unreadable(response: Response): ApiProblem {
  return {
    type: 'about:blank',
    title: DEFAULT_TITLES,
    status: response.status,
    code: 'unreadable',
    requestId: response.headers.get('x-request-id'),
  };
}

function codesByField(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [
      field,
      Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    ]),
  );
}

/** Retry-After as seconds from `now` (ms): a number of seconds or an HTTP date (RFC 9110, 10.2.3). */
function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
