import type { ActorRefFrom } from 'xstate';
import type { offlineQueueMachine } from '#application/orders/offline-queue.machine';

/** The running actor of the queue. */
export type QueueActor = ActorRefFrom<typeof offlineQueueMachine>;
