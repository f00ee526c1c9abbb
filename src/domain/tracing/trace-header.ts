/** The header `traceparent` (W3C Trace Context) and how the portal says when its user acted. */

/** Name of the entry in `tracestate`: milliseconds from the user's action to the request. */
const ACTION_ENTRY = 'portal';

/** A longer time since the last action says nothing about the request. */
export const MAX_ACTION_MS = 5000;

export interface SampledRequest {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  /** Time from the user's action to the request in ms; 0 if there was none. */
  readonly actionMs: number;
}

export function traceHeaders({ traceId, spanId, actionMs }: SampledRequest) {
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    tracestate: `${ACTION_ENTRY}=${Math.round(actionMs)}`,
  };
}

/** Reads the headers of a request that is sampled; null for any other. */
export function sampledRequestOf(
  traceparent: string | undefined,
  tracestate: string | undefined,
): SampledRequest | null {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  const time = Number(/(?:^|,)\s*portal=(\d{1,4})(?:,|$)/.exec(tracestate ?? '')?.[1] ?? 0);
  return { traceId, spanId, actionMs: Math.min(time, MAX_ACTION_MS) };
}
