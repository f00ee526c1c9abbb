import { MAX_ACTION_MS, traceHeaders } from '#domain/tracing/trace-header';

interface TracedPage {
  /** The share of the requests that are sampled, from 0 to 1: the server says it. */
  readonly share: number;
  readonly random: () => number;
  readonly events: Pick<EventTarget, 'addEventListener'>;
  /** Milliseconds of the clock of events. */
  readonly now: () => number;
  /** So many random hexadecimal digits. */
  readonly hex: (digits: number) => string;
}

/**
 * A fetch that names a trace in sampled requests to the API, with the time since its user pressed or
 * typed something. Nothing about the user or their data is in it.
 */
export function tracedFetch(
  fetch: typeof window.fetch,
  { share, random, events, now, hex }: TracedPage,
): typeof window.fetch {
  let acted = Number.NEGATIVE_INFINITY;
  for (const name of ['pointerdown', 'keydown', 'submit']) {
    events.addEventListener(
      name,
      ({ timeStamp }) => {
        acted = timeStamp;
      },
      { capture: true, passive: true },
    );
  }
  return (input, init = {}) => {
    const isOfApi = typeof input === 'string' && input.startsWith('/api/');
    if (!isOfApi || random() >= share) return fetch(input, init);
    const since = now() - acted;
    const headers = new Headers(init.headers);
    const traced = traceHeaders({
      traceId: hex(32),
      spanId: hex(16),
      actionMs: since <= MAX_ACTION_MS ? since : 0,
    });
    for (const [name, value] of Object.entries(traced)) headers.set(name, value);
    return fetch(input, { ...init, headers });
  };
}
