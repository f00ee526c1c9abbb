import type { Readable } from 'node:stream';
import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';

/** The operation that streams changes, with the contract's types. */
export type EventOperations = {
  streamEvents: { query: Operations['streamEvents']['query']; answer: Readable };
};

/** Streams the store's changes to the signed-in user. */
export function eventHandlers({ eventStreams }: ServerContext): Handlers<EventOperations> {
  return {
    streamEvents: async ({ principal, reply }) => {
      const stream = await eventStreams.open(principal);
      // Prevents proxies from buffering the change hints.
      reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return stream;
    },
  };
}
