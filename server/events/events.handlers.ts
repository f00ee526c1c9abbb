import type { Readable } from 'node:stream';
import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';

/** The operation that tells of changes, with the contract's types. */
export type EventOperations = {
  streamEvents: { query: Operations['streamEvents']['query']; answer: Readable };
};

/** What happens in the store, told to whoever is signed in. */
export const eventHandlers = ({ eventStreams }: ServerContext): Handlers<EventOperations> => ({
  streamEvents: async ({ principal, reply }) => {
    const stream = await eventStreams.open(principal);
    // A proxy that gathers answers would keep the hints to itself.
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    return stream;
  },
});
