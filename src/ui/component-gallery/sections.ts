import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons';
import { Chips } from './sections/chips';
import { Choices } from './sections/choices';
import { Dates } from './sections/dates';
import { Fields } from './sections/fields';
import { Files } from './sections/files';
import { Formats } from './sections/formats';
import { Forms } from './sections/forms';
import { Indicators } from './sections/indicators';
import { Lists } from './sections/lists';
import { Miscellaneous } from './sections/miscellaneous';
import { NamedIcons } from './sections/named-icons';
import { Navigation } from './sections/navigation';
import { Notes } from './sections/notes';
import { Overlays } from './sections/overlays';
import { PageHeaders } from './sections/page-headers';
import { ProgressSection } from './sections/progress';
import { States } from './sections/states';
import { LongTable, TableRows } from './sections/table';
import { TimelineSection } from './sections/timeline';
import { Toasts } from './sections/toasts';

/**
 * The catalogue's sections by their names in the address, in the order of the page. Each has its
 * texts, including `title`, under its name in catalogue.json.
 */
export const sections = {
  buttons: Buttons,
  choices: Choices,
  chips: Chips,
  fields: Fields,
  dates: Dates,
  table: TableRows,
  longTable: LongTable,
  toasts: Toasts,
  progress: ProgressSection,
  overlays: Overlays,
  navigation: Navigation,
  states: States,
  forms: Forms,
  timeline: TimelineSection,
  details: Miscellaneous,
  notes: Notes,
  signs: Indicators,
  files: Files,
  formats: Formats,
  namedIcons: NamedIcons,
  lists: Lists,
  pageHeads: PageHeaders,
} as const satisfies Readonly<Record<string, ComponentType>>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];
