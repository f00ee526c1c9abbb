import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons';
import { Dates } from './sections/dates';
import { Details } from './sections/details';
import { Fields } from './sections/fields';
import { ProgressSection } from './sections/progress';
import { TimelineSection } from './sections/timeline';
import { LongTable, TableRows } from './sections/table';
import { Forms } from './sections/forms';

/** The catalogue's sections by their names in the address, in the order of the page. */
export const sections: Readonly<Record<string, ComponentType>> = {
  buttons: Buttons,
  fields: Fields,
  dates: Dates,
  progress: ProgressSection,
  timeline: TimelineSection,
  details: Details,
  table: TableRows,
  'long-table': LongTable,
  forms: Forms,
};
