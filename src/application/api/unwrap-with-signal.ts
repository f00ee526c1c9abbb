/** A call in flight, as returned by dispatching an endpoint. */
export interface PendingCall<Data> {
  abort(): void;
  unwrap(): Promise<Data>;
  /** Queries only: unsubscribes from the answer. */
  unsubscribe?(): void;
}

/**
 * The outcome of a call: its data, or a rejection with the ApiProblem. Aborting `signal` (for
 * example by stopping an actor) aborts the request. A query stays subscribed until its answer is
 * returned: a returning connection removes unsubscribed queries, and their answer would be lost.
 */
export async function unwrapWithSignal<Data>(
  call: PendingCall<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const abort = () => call.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await call.unwrap();
  } finally {
    signal.removeEventListener('abort', abort);
    call.unsubscribe?.();
  }
}
