import type { ActorRefFrom } from 'xstate';
import type { tourMachine } from '#application/tour/tour.machine';

export type TourActor = ActorRefFrom<typeof tourMachine>;

/**
 * Where the pages meet the tour, which outlives each of them. Its code comes with the first page that
 * opens it; until then the frame holds nothing but this.
 */
interface TourStore {
  /** Has the frame fetch the tour. */
  open(): void;
  isOpen(): boolean;
  /** The running process; null while its code is on the way. */
  actor(): TourActor | null;
  /** Hands the process over, or takes it away when the frame goes. */
  setActor(actor: TourActor | null): void;
  subscribe(listener: () => void): () => void;
}

const createTourStore = (): TourStore => {
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
};

export const tourStore = createTourStore();
