import type { ActorRefFrom } from 'xstate';
import type { tourMachine } from '#application/tour/tour.machine';

export type TourActor = ActorRefFrom<typeof tourMachine>;

/**
 * The connection between the pages and the tour, which outlives each of them. The tour's code loads
 * with the first page that opens it. Until then, the frame contains only this store.
 */
interface TourStore {
  /** Makes the frame load the tour. */
  open(): void;
  isOpen(): boolean;
  /** The running machine; null while its code is loading. */
  actor(): TourActor | null;
  /** Sets the machine, or removes it when the frame unmounts. */
  setActor(actor: TourActor | null): void;
  subscribe(listener: () => void): () => void;
}

function createTourStore(): TourStore {
  const listeners = new Set<() => void>();
  let opened = false;
  let held: TourActor | null = null;
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    open: () => {
      opened = true;
      publish();
    },
    isOpen: () => opened,
    actor: () => held,
    setActor: (actor) => {
      held = actor;
      publish();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const tourStore = createTourStore();
