import type { ActorRefFrom } from 'xstate';
import { createListeners } from '#application/ports/listeners';
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
  const { subscribe, notify } = createListeners();
  let opened = false;
  let held: TourActor | null = null;
  return {
    open: () => {
      opened = true;
      notify();
    },
    isOpen: () => opened,
    actor: () => held,
    setActor: (actor) => {
      held = actor;
      notify();
    },
    subscribe,
  };
}

export const tourStore = createTourStore();
