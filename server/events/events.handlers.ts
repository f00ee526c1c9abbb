import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';

/** Streams the store's changes to the signed-in user. */
export function eventHandlers({ eventStreams }: ServerContext) {
  return contractHandlers({
    streamEvents: async ({ principal, reply }) => {
      const stream = await eventStreams.open(principal);
      // Prevents proxies from buffering the change hints.
      reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return stream;
    },
  });
}
