import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTour } from '#application/tour/tour.actors';
import type { tourMachine } from '#application/tour/tour.machine';
import { TOUR_STOP_NAMES } from '#application/tour/tour-stops';
import { REMEMBERED, type TourSight, type TourWorld } from '../machine-scripts/tour.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

interface Sought {
  readonly stop: string;
  readonly answer: (isThere: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The running tour over pages that answer when the test says so. */
export const tourInNode = (inspect: Inspect) => {
  const { begin, playing, send, snapshot } = processInNode<typeof tourMachine>(inspect);
  let sought: Sought[] = [];
  let misses = 0;

  /** The stop that is looked for now: where the tour stands, the last that was asked for. */
  const waiting = (): Sought => {
    const last = sought.at(-1);
    if (!last) throw new Error('No stop is looked for.');
    expect(last.stop).toBe(TOUR_STOP_NAMES[snapshot().context.at]);
    sought = [];
    return last;
  };

  const world: TourWorld = {
    open: async (visit) => {
      const bring = (stop: string) =>
        new Promise<boolean>((answer, fail) => sought.push({ stop, answer, fail }));
      const at = visit === 'a first visit' ? 0 : REMEMBERED;
      await begin(provided(provideTour), { stops: TOUR_STOP_NAMES, at, bring });
    },
    start: () => send({ type: 'tour.start' }),
    resume: () => send({ type: 'tour.resume' }),
    next: () => send({ type: 'tour.next' }),
    back: () => send({ type: 'tour.back' }),
    pause: () => send({ type: 'tour.pause' }),
    quit: () => send({ type: 'tour.quit' }),
    stopComes: async () => {
      waiting().answer(true);
      await settle();
    },
    // A page that fails is a stop that isn't there.
    stopIsMissing: async () => {
      misses += 1;
      if (misses % 2 === 0) waiting().fail(new Error('no page'));
      else waiting().answer(false);
      await settle();
    },
    sees: async (sight) => expect(sightOf(snapshot())).toBe(sight),
  };

  return playing(world);
};

/** What the pages make of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof tourMachine>): TourSight => {
  if (snapshot.matches({ running: 'seeking' })) return 'seeking';
  if (snapshot.matches({ running: 'showing' })) return 'bubble';
  if (snapshot.matches('paused')) return 'paused';
  if (snapshot.matches('finished')) return 'finished';
  return snapshot.matches('givenUp') ? 'givenUp' : 'idle';
};
