import ELK from 'elkjs/lib/elk-api';
import type { Layouter } from './layout';

let layouter: Layouter | null = null;

/** Lays out in a worker, so that the page stays responsive; one worker for all diagrams. */
export function browserLayouter(): Layouter {
  layouter ??= warmed(
    new ELK({
      // A third of the size of the other file, which takes a quarter of a second to parse.
      workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)),
    }),
  );
  return layouter;
}

/**
 * A browser runs code faster after a few runs: after the first layout is returned, the worker
 * repeats it as a warm-up.
 */
function warmed(elk: Layouter): Layouter {
  let isWarm = false;
  return {
    layout: async (graph) => {
      const placed = await elk.layout(isWarm ? graph : structuredClone(graph));
      if (!isWarm) {
        isWarm = true;
        void elk.layout(graph).catch(() => undefined);
      }
      return placed;
    },
  };
}
