import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTour } from '#application/tour/tour.actors';
import type { tourMachine } from '#application/tour/tour.machine';
import { TOUR_STOP_NAMES } from '#application/tour/tour-stops';
import { REMEMBERED, type TourDriver, type TourViewState } from '../machine-models/tour.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

interface PendingStop {
  readonly stop: string;
  readonly answer: (isThere: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The running tour over pages that the test controls. */
export function createTourNodeDriver(inspect: Inspect) {
  const { begin, playing, send, snapshot } = createMachineHarness<typeof tourMachine>(inspect);
  let sought: PendingStop[] = [];
  let misses = 0;

  /** The stop that the tour waits for now: its current stop, requested last. */
  const waiting = (): PendingStop => {
    const last = sought.at(-1);
    if (!last) throw new Error('No stop is looked for.');
    expect(last.stop).toBe(TOUR_STOP_NAMES[snapshot().context.at]);
    sought = [];
    return last;
  };

  const driver: TourDriver = {
    open: async (visit) => {
      const goToStop = (stop: string) =>
        new Promise<boolean>((answer, fail) => sought.push({ stop, answer, fail }));
      const at = visit === 'a first visit' ? 0 : REMEMBERED;
      await begin(providedMachine(provideTour), { stops: TOUR_STOP_NAMES, at, goToStop });
    },
    start: () => send({ type: 'tour.start' }),
    resume: () => send({ type: 'tour.resume' }),
    next: () => send({ type: 'tour.next' }),
    back: () => send({ type: 'tour.back' }),
    pause: () => send({ type: 'tour.pause' }),
    quit: () => send({ type: 'tour.quit' }),
    revealStop: async () => {
      waiting().answer(true);
      await settle();
    },
    // A page that fails counts as a missing stop.
    withholdStop: async () => {
      misses += 1;
      if (misses % 2 === 0) waiting().fail(new Error('no page'));
      else waiting().answer(false);
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toBe(viewState),
  };

  return playing(driver);
}

/** The view state that the pages derive from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof tourMachine>): TourViewState {
  if (snapshot.matches({ running: 'seeking' })) return 'seeking';
  if (snapshot.matches({ running: 'showing' })) return 'bubble';
  if (snapshot.matches('paused')) return 'paused';
  if (snapshot.matches('finished')) return 'finished';
  return snapshot.matches('givenUp') ? 'givenUp' : 'idle';
}
