import type { FastifyReply } from 'fastify';

/** Aborts when the client closes its connection before it has the whole answer. */
export function disconnectSignalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return gone.signal;
}
