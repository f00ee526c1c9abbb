import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type Language, languageRecords } from '#domain/format/languages';
import { type KitTexts, KitTextsProvider } from '../../src/ui/kit/kit-texts';

/** The kit's texts, always in English: tests find components by them. */
const texts: KitTexts = {
  close: 'Close',
  busy: 'Busy',
  loading: 'Loading',
  required: 'required',
  showPassword: 'Show',
  hidePassword: 'Hide',
  clear: 'Clear',
  clearSearch: 'Clear search',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  rowActions: (name) => `Actions of ${name}`,
  retry: 'Retry',
  requestId: (id) => id,
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  breadcrumb: 'Way',
  backTo: (page) => `Back to ${page}`,
  moreActions: 'More actions',
  numberProblem: (problem) => problem,
  charactersUsed: (used, most) => `${used}/${most}`,
  chooseFile: 'Choose',
  removeFilter: (name) => `Remove ${name}`,
  noMatch: 'No results.',
  apply: 'Apply',
  days: (from, to) => `${from} to ${to}`,
  least: 'Minimum',
  most: 'Maximum',
  newTab: 'new tab',
  selectedRows: (count) => `${count} selected`,
  selectAllRows: (total) => `Select all ${total}`,
  clearSelection: 'Clear selection',
  tableSettings: 'Table settings',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  moveEarlier: (column) => `Move ${column} earlier`,
  moveLater: (column) => `Move ${column} later`,
  density: 'Density',
  densityNormal: 'Normal',
  densityDense: 'Dense',
};

/** Renders a component on a page of this language, in its direction, and returns the test user. */
export function renderKitPage(language: Language, page: ReactNode) {
  document.documentElement.lang = language;
  document.documentElement.dir = languageRecords[language].direction;
  const person = userEvent.setup();
  render(<KitTextsProvider value={texts}>{page}</KitTextsProvider>);
  return person;
}

interface ControlledFieldProps<V> {
  initialValue: V;
  /** Receives every change, in order. */
  changes: V[];
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Holds a field's value like a form. */
export function ControlledField<V>({ initialValue, changes, children }: ControlledFieldProps<V>) {
  const [value, setValue] = useState(initialValue);
  return children(value, (next) => {
    changes.push(next);
    setValue(next);
  });
}
