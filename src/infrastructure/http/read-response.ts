import type { AnswerShape, ApiProblem, ApiResult } from '#application/ports/transport.port';
import { isRecord } from '../is-record';
import { hasShape } from './answer-shape';

/** The specification's title for a response without one (section 7). */
const DEFAULT_TITLES = 'Something went wrong';

/** Types of files that are passed on as a Blob. */
const FILE_TYPE = /^(?:image\/|application\/pdf)/i;

/** A response, and on a 401 its `error`, which shows whether a refresh may help. */
export interface ReadResponse {
  readonly result: ApiResult;
  readonly error: string | null;
}

/**
 * Reads a response; an unreadable one, or a success without the shape, becomes a problem. Rejects when the connection breaks before
 * the response is complete.
 */
export async function readResponse(
  response: Response,
  now: number,
  shape: AnswerShape | undefined,
): Promise<ReadResponse> {
  const { ok, status, headers } = response;
  if (ok && FILE_TYPE.test(headers.get('content-type') ?? '')) {
    return { result: { ok, data: await response.blob(), status }, error: null };
  }
  const text = await response.text();
  const json = parseJson(text);
  if (response.ok) return { result: readSuccess(response, text, json, shape), error: null };
  const error = isRecord(json) && typeof json.error === 'string' ? json.error : null;
  return { result: { ok: false, problem: readProblem(response, json, now) }, error };
}

/** The problem of a call without a response. */
export function noResponse(code: 'network' | 'aborted'): ApiResult<never> {
  return { ok: false, problem: plainProblem(0, code, null) };
}

function readSuccess(
  response: Response,
  text: string,
  json: unknown,
  shape: AnswerShape | undefined,
): ApiResult {
  const { status, headers } = response;
  const isEmpty = status === 204 || status === 205;
  const isCsv = /^text\/csv\b/i.test(headers.get('content-type') ?? '');
  const data = isEmpty ? null : json === undefined && isCsv ? text : json;
  const isComplete = shape === undefined ? data !== undefined : hasShape(data, shape);
  return isComplete ? { ok: true, data, status } : { ok: false, problem: unreadable(response) };
}

function readProblem(response: Response, json: unknown, now: number): ApiProblem {
  const plain = unreadable(response);
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), now);
  const wait = retryAfter === null ? {} : { retryAfter };
  if (!isRecord(json) || typeof json.code !== 'string') return { ...plain, ...wait };
  const { type, title, code, detail, errors, current, retryAt, requestId } = json;
  return {
    type: textOr(type, plain.type),
    title: textOr(title, plain.title),
    status: plain.status,
    code,
    ...(typeof detail === 'string' ? { detail } : {}),
    ...(isRecord(errors) ? { errors: codesByField(errors) } : {}),
    ...(current === undefined ? {} : { current }),
    ...wait,
    ...(typeof retryAt === 'string' ? { retryAt } : {}),
    requestId: textOr(requestId, plain.requestId),
  };
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === 'string' ? value : other;
}

function unreadable({ ok, status, headers }: Response): ApiProblem {
  const code = ok ? 'malformed_answer' : 'unreadable';
  return plainProblem(status, code, headers.get('x-request-id'));
}

function plainProblem(status: number, code: string, requestId: string | null): ApiProblem {
  return { type: 'about:blank', title: DEFAULT_TITLES, status, code, requestId };
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
