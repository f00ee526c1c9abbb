import { below } from '../theme/breakpoints';
import { preloadable } from './lazy-component';

/** A table's grid. */
export const preloadableGrid = preloadable(() => import('./data-table-grid'));
/** What stands for the grid on phones, which fetch the one or the other. */
export const preloadableCards = preloadable(() => import('./data-table-cards'));
/** The box of a row that can be chosen. */
export const preloadableSelectBox = preloadable(() => import('./data-table-select-box'));

/** Fetches what a table is drawn with, as cards or as a grid. */
export const preloadTable = (asCards: boolean): Promise<unknown> =>
  asCards
    ? preloadableCards.preload()
    : Promise.all([preloadableGrid.preload(), preloadableSelectBox.preload()]);

/**
 * Fetches what lists are drawn with in this window beside the code of a page that is one: the rows can
 * be drawn as soon as they come. What is missing then is asked for again by the table.
 */
export const withPreloadedTable = async <Code>(page: Promise<Code>): Promise<Code> => {
  await preloadTable(window.matchMedia(below('phone')).matches);
  return page;
};
