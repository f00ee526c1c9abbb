import type { ActorRefFrom } from 'xstate';
import type { offlineQueueMachine } from '#application/orders/offline-queue.machine';

/** The running process of the queue. */
export type QueueActor = ActorRefFrom<typeof offlineQueueMachine>;
