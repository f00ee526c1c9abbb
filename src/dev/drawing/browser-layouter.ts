import ELK from 'elkjs/lib/elk-api';
import type { Layouter } from './layout';

let layouter: Layouter | null = null;

/** Lays out beside the page, so that it goes on answering; one worker for all diagrams. */
export function browserLayouter(): Layouter {
  layouter ??= new ELK({
    workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.js', import.meta.url)),
  });
  return layouter;
}
