import { decodeEntities } from '../detection/html-entities';
import { type CellReading, isFormula, unwrapCell } from './cell-reading';
import {
  hasMarkup,
  readBounded,
  type TextReaders,
  withLineFeeds,
  withoutMarkup,
} from './text-cell';

/**
 * How the texts of our own files are read: as the catalogue holds them, with their blanks and
 * backslashes, so that an exported text is read without a change. What people paste into such a
 * file, names of HTML's characters and markup in descriptions, is still read as text.
 */
export const OWN_TEXTS: TextReaders = {
  code: (cell, limit) =>
    isFormula(cell) ? { error: 'formula_cell' } : readBounded(exactText(cell), limit),
  line: (cell, limit) =>
    isFormula(cell)
      ? { error: 'formula_cell' }
      : readBounded(decodeEntities(exactText(cell)), limit),
  prose: readOwnProse,
  richText: (cell, limit) => readBounded(exactText(cell), limit),
};

function exactText(cell: string): string {
  return withLineFeeds(unwrapCell(cell));
}

function readOwnProse(cell: string, limit: number): CellReading<string> {
  // Markup doubles or triples the length of a text; a far longer one is refused unparsed.
  if (cell.length > limit * 4) return { error: 'too_long' };
  const text = exactText(cell);
  return readBounded(decodeEntities(hasMarkup(text) ? withoutMarkup(text) : text), limit);
}

/** The cell of one line of text, which the reader of our own files reads back as it is. */
export function writeLine(text: string): string {
  return text.replace(/&(?=#?[a-z\d]+;)/gi, '&amp;');
}

/** The cell of a plain text of several lines, of which nothing is taken for markup. */
export function writeProse(text: string): string {
  return writeLine(text).replace(/<(?=\/?[a-z])/gi, '&lt;');
}
