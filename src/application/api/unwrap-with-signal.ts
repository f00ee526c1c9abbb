/** A call on its way, as dispatching an endpoint gives it. */
interface PendingCall<Data> {
  abort(): void;
  unwrap(): Promise<Data>;
  /** Of a reading: lets go of its answer. */
  unsubscribe?(): void;
}

/**
 * The outcome of a call: its data, or a rejection with the ApiProblem. Aborting `signal`, as stopping
 * an actor does, aborts the request. A reading holds on to its answer until it is handed out: what
 * nobody holds on to is thrown away when the connection is back, and there would be nothing to hand out.
 */
export const unwrapWithSignal = async <Data>(
  call: PendingCall<Data>,
  signal: AbortSignal,
): Promise<Data> => {
  const abort = () => call.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await call.unwrap();
  } finally {
    signal.removeEventListener('abort', abort);
    call.unsubscribe?.();
  }
};
