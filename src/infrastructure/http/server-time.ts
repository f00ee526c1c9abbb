import { tokenIssuedAt } from '#domain/session/tokens';
import { isRecord } from '../is-record';

/**
 * The server's time in an answer, in ms with a resolution of a second: its Date header or, where a
 * page may not read that (another host), the `iat` of the access token in it. Null without both,
 * and for an answer that a cache may have kept.
 */
export function serverTimeOf({ headers }: Response, data: unknown): number | null {
  if (!headers.get('cache-control')?.includes('no-store')) return null;
  const date = Date.parse(headers.get('date') ?? '');
  if (date) return date;
  const token = isRecord(data) ? (data.access ?? data.accessToken) : null;
  return typeof token === 'string' ? tokenIssuedAt(token) : null;
}
