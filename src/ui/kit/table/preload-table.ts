import { below } from '../../theme/breakpoints';
import { preloadable } from '../loading/lazy-component';

/** A table's grid. */
export const preloadableGrid = preloadable(
  () => import(/* webpackChunkName: 'table' */ './data-table-grid'),
);
/** The cards that replace the grid on phones, which load only one of the two. */
export const preloadableCards = preloadable(
  () => import(/* webpackChunkName: 'cards' */ './data-table-cards'),
);

/** Loads the code that renders a table, as cards or as a grid. */
export function preloadTable(asCards: boolean): Promise<unknown> {
  return asCards ? preloadableCards.preload() : preloadableGrid.preload();
}

/**
 * Loads the code that renders lists in this window, in parallel with the code of a list page: the
 * rows can be rendered as soon as they arrive. The table requests missing code again.
 */
export async function withPreloadedTable<Code>(page: Promise<Code>): Promise<Code> {
  await preloadTable(window.matchMedia(below('phone')).matches);
  return page;
}
