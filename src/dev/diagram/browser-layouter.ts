import ELK from 'elkjs/lib/elk-api';
import type { Layouter } from './layout';

let layouter: Layouter | null = null;

/** Lays out beside the page, so that it goes on answering; one worker for all diagrams. */
export function browserLayouter(): Layouter {
  layouter ??= warmed(
    new ELK({
      // A third of the letters of the other file, which takes a quarter of a second to be read.
      workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)),
    }),
  );
  return layouter;
}

/**
 * A browser runs fast what it has run a few times: the worker practises on what it was asked for first,
 * when that has been handed out.
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
