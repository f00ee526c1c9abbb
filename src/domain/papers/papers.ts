import type { Language } from '../format/languages';

/** The printed documents of a store. */
export const PAPERS = ['slip', 'label', 'pickList', 'invoice', 'statement', 'manifest'] as const;
export type Paper = (typeof PAPERS)[number];

/** The papers of an order, whose printing its history records. */
export const ORDER_PAPERS = ['slip', 'label', 'pickList', 'invoice'] as const satisfies Paper[];
export type OrderPaper = (typeof ORDER_PAPERS)[number];

/** `label` is the label of a parcel, 10 × 15 cm. */
export const PAPER_FORMATS = ['a4', 'a5', 'a6', 'label'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** The size of a sheet and its margin, in millimetres. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export const SHEET_SIZES: Readonly<Record<PaperFormat, SheetSize>> = {
  a4: { width: 210, height: 297, margin: 14 },
  a5: { width: 148, height: 210, margin: 10 },
  a6: { width: 105, height: 148, margin: 6 },
  label: { width: 100, height: 150, margin: 4 },
};

const SHEETS = ['a4', 'a5', 'a6'] as const;

/** The formats of each paper, the usual one first: only a label is printed on labels. */
export const FORMATS_OF_PAPER: Readonly<Record<Paper, readonly PaperFormat[]>> = {
  slip: SHEETS,
  label: ['label'],
  pickList: SHEETS,
  invoice: SHEETS,
  statement: SHEETS,
  // Bar codes and amounts of a line need more than the width of an A6 sheet.
  manifest: ['a4', 'a5'],
};

/** How a paper is printed. */
export interface PaperChoice {
  readonly language: Language;
  readonly format: PaperFormat;
}

/** What a user chose last for each paper; null for a paper that they never changed. */
export type PaperChoices = Readonly<Record<Paper, PaperChoice | null>>;

export const NO_CHOICES: PaperChoices = {
  slip: null,
  label: null,
  pickList: null,
  invoice: null,
  statement: null,
  manifest: null,
};

/** The remembered choice, or the usual format in the language of the portal. */
export function choiceOf(paper: Paper, chosen: PaperChoices, portal: Language): PaperChoice {
  const [usual = 'a4'] = FORMATS_OF_PAPER[paper];
  const remembered = chosen[paper];
  if (!remembered) return { language: portal, format: usual };
  const { language, format } = remembered;
  return { language, format: FORMATS_OF_PAPER[paper].includes(format) ? format : usual };
}

/**
 * The `@page` rule of a format (CSS Paged Media).
 * @param number of the record; with it, each page says at its foot whose page it is, and which of how
 *   many. Browsers without margin boxes leave the foot out.
 */
export function pageRule(format: PaperFormat, number?: string): string {
  const { width, height, margin } = SHEET_SIZES[format];
  // A text of a style sheet: nothing else of a number may end it.
  const text = number?.replaceAll(/[^\w-]/g, '');
  const foot = text
    ? ` @bottom-center { content: "${text} · " counter(page) " / " counter(pages); direction: ltr; font: 8pt sans-serif; }`
    : '';
  return `@page { size: ${width}mm ${height}mm; margin: ${margin}mm;${foot} }`;
}

/** The action of an order's history that records a printing. */
export type PrintAction = `print${Capitalize<OrderPaper>}`;

export function printActionOf(paper: OrderPaper): PrintAction {
  const [first = '', ...rest] = paper;
  return `print${first.toUpperCase()}${rest.join('')}` as PrintAction;
}

/** All actions that record printings. */
export const PRINT_ACTIONS: readonly PrintAction[] = ORDER_PAPERS.map(printActionOf);

/**
 * How long the same paper of an order, printed again by the same user, counts as one printing, in
 * milliseconds: the printer jams, or the browser's dialog was closed.
 */
export const SAME_PRINTING_MS = 5 * 60_000;
