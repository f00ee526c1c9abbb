import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons';
import { Chips } from './sections/chips';
import { Choices } from './sections/choices';
import { Dates } from './sections/dates';
import { Details } from './sections/details';
import { Fields } from './sections/fields';
import { Files } from './sections/files';
import { Formats } from './sections/formats';
import { Forms } from './sections/forms';
import { Lists } from './sections/lists';
import { NamedIcons } from './sections/named-icons';
import { Navigation } from './sections/navigation';
import { Notes } from './sections/notes';
import { Overlays } from './sections/overlays';
import { PageHeads } from './sections/page-heads';
import { ProgressSection } from './sections/progress';
import { Signs } from './sections/signs';
import { States } from './sections/states';
import { LongTable, TableRows } from './sections/table';
import { TimelineSection } from './sections/timeline';
import { Toasts } from './sections/toasts';

/**
 * The catalogue's sections by their names in the address, in the order of the page. Each has its
 * texts, `title` among them, under its name in catalogue.json.
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
  details: Details,
  notes: Notes,
  signs: Signs,
  files: Files,
  formats: Formats,
  namedIcons: NamedIcons,
  lists: Lists,
  pageHeads: PageHeads,
} as const satisfies Readonly<Record<string, ComponentType>>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];
