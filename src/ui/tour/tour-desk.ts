import type { ActorRefFrom } from 'xstate';
import type { tourMachine } from '#application/tour/tour.machine';

export type TourActor = ActorRefFrom<typeof tourMachine>;

/**
 * Where the pages meet the tour, which outlives each of them. Its code comes with the first page that
 * opens it; until then the frame holds nothing but this.
 */
interface TourDesk {
  /** Has the frame fetch the tour. */
  open(): void;
  isOpen(): boolean;
  /** The running process; null while its code is on the way. */
  actor(): TourActor | null;
  /** Hands the process over, or takes it away when the frame goes. */
  hold(actor: TourActor | null): void;
  subscribe(listener: () => void): () => void;
}

const createTourDesk = (): TourDesk => {
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
    hold: (actor) => {
      held = actor;
      publish();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const tourDesk = createTourDesk();
