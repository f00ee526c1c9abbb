import { createContext, type ReactNode, useContext } from 'react';
import type { NumberProblem } from '#domain/format/unreadable-number';

/** The kit's own texts; a provider near the root supplies them in the page's language. */
export interface KitTexts {
  close: string;
  busy: string;
  loading: string;
  required: string;
  showPassword: string;
  hidePassword: string;
  clear: string;
  clearSearch: string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  /** "1–25 sur 128" */
  range: (from: number, to: number, total: number) => string;
  selectAll: string;
  selectRow: (name: string) => string;
  rowActions: (name: string) => string;
  retry: string;
  requestId: (id: string) => string;
  notifications: string;
  dismiss: string;
  breadcrumb: string;
  /** The way to the page above, by its name. */
  backTo: (page: string) => string;
  /** The button of the actions that have none of their own. */
  moreActions: string;
  /** Why a typed text is not the number of its field. */
  numberProblem: (problem: NumberProblem) => string;
  /** "58/200", and the sentence that is read aloud for it. */
  charactersUsed: (used: number, most: number) => string;
  chooseFile: string;
  removeFilter: (name: string) => string;
  /** A list has no option for the typed text. */
  noMatch: string;
  apply: string;
  /** "du 22 au 26 novembre" */
  days: (from: string, to: string) => string;
  /** The two thumbs of a slider. */
  least: string;
  most: string;
  newTab: string;
  /** "3 sélectionnés" */
  selectedRows: (count: number) => string;
  /** "Sélectionner les 128" */
  selectAllRows: (total: number) => string;
  clearSelection: string;
  tableSettings: string;
  columns: string;
  resetColumns: string;
  moveEarlier: (column: string) => string;
  moveLater: (column: string) => string;
  density: string;
  densityNormal: string;
  densityDense: string;
}

const KitTextsContext = createContext<KitTexts | null>(null);

export function KitTextsProvider({ value, children }: { value: KitTexts; children: ReactNode }) {
  return <KitTextsContext.Provider value={value}>{children}</KitTextsContext.Provider>;
}

/** The kit's texts. Throws outside a provider: a silent default would show the wrong language. */
export function useKitTexts(): KitTexts {
  const texts = useContext(KitTextsContext);
  if (!texts)
    throw new Error('The kit has no texts here: put KitTextsProvider above this component.');
  return texts;
}
