import { type FigureTable, figureTablesCsv } from '#domain/metrics/figure-table';
import { saveAsFile } from '../lists/save-as-file';

/** Offers the tables of a page to the browser as one CSV file. */
export function saveFigures(tables: readonly FigureTable[], fileName: string): void {
  saveAsFile(figureTablesCsv(tables), fileName);
}
