import { below } from '../theme/breakpoints';
import { laterCode } from './lazy-piece';

/** A table's grid. */
export const loadGrid = laterCode(() => import('./data-table-grid'));
/** What stands for the grid on phones, which fetch the one or the other. */
export const loadCards = laterCode(() => import('./data-table-cards'));
/** The box of a row that can be chosen. */
export const loadSelectBox = laterCode(() => import('./data-table-select-box'));

/** Fetches what a table is drawn with, as cards or as a grid. */
export const preloadTable = (asCards: boolean): Promise<unknown> =>
  asCards ? loadCards.preload() : Promise.all([loadGrid.preload(), loadSelectBox.preload()]);

/**
 * Fetches what lists are drawn with in this window beside the code of a page that is one: the rows can
 * be drawn as soon as they come. What is missing then is asked for again by the table.
 */
export const withTable = async <Code>(page: Promise<Code>): Promise<Code> => {
  await preloadTable(window.matchMedia(below('phone')).matches);
  return page;
};
