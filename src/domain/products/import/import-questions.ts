import type { DecimalMark } from '../../format/written-number';
import type { IsoDay } from '../../time/casablanca-day';
import { type DateOrder, readDate } from './cells/date-cell';
import { moneyParts } from './cells/money-words';
import { readNumber } from './cells/number-cell';
import { toCentimes } from './cells/price-cell';
import type { FileCell } from './detection/file-cell';
import type { FileFindings } from './detection/file-findings';
import { numbersIn } from './detection/number-habits';
import type { SaleWithEnd } from './detection/sale-habits';
import {
  type ImportOptions,
  type ImportQuestionName,
  type SaleEnd,
  USUAL_VAT_RATE,
} from './import-format';
import { type ColumnMapping, isAmountTarget } from './import-target';

/** Whether VAT is added to prices before tax, or they are final prices. */
export type VatChoice = 'addVat' | 'finalPrice';

/** What one choice would make of a cell: an amount, a number, or a day. */
export interface ExampleReading {
  readonly choice: DecimalMark | DateOrder | VatChoice | SaleEnd;
  /** Plain: `1299.00`, `1000`, `2026-12-05`. */
  readonly value: string;
}

export interface QuestionExample extends FileCell {
  /** The last day of the sale, in questions about its end; otherwise null. */
  readonly until: IsoDay | null;
  readonly readings: readonly ExampleReading[];
}

/** An option that the cells of the file leave open, with some of these cells. */
export interface ImportQuestion {
  readonly option: ImportQuestionName;
  readonly examples: readonly QuestionExample[];
}

/**
 * The questions that a file asks, whether or not they are answered. The one about ends of sales comes
 * after the answers on which its days and prices depend.
 */
export function importQuestions(
  mapping: readonly ColumnMapping[],
  options: ImportOptions,
  findings: FileFindings,
): ImportQuestion[] {
  const { openNumbers, openDates, beforeTax } = findings;
  const asked: ImportQuestion[] = [
    { option: 'decimalMark', examples: openNumbers.map((cell) => numberExample(cell, mapping)) },
    { option: 'dateOrder', examples: openDates.map(dateExample) },
    { option: 'vatRate', examples: beforeTax.map((cell) => vatExample(cell, options, findings)) },
    { option: 'saleEnd', examples: salesToAsk(options, findings) },
  ];
  return asked.filter(({ examples }) => examples.length > 0);
}

function numberExample(cell: FileCell, mapping: readonly ColumnMapping[]): QuestionExample {
  const target = mapping.find(({ column }) => column === cell.column)?.target ?? null;
  const isAmount = target !== null && isAmountTarget(target);
  const valueWith = (mark: DecimalMark) => {
    const numbers = target === null ? [] : numbersIn(cell.cell, target);
    const sum = numbers.reduce((total, number) => total + Number(readNumber(number, mark)), 0);
    return isAmount ? sum.toFixed(2) : String(sum);
  };
  const choices = ['comma', 'point'] as const;
  return {
    ...cell,
    until: null,
    readings: choices.map((choice) => ({ choice, value: valueWith(choice) })),
  };
}

function dateExample(cell: FileCell): QuestionExample {
  const choices = ['dayFirst', 'monthFirst'] as const;
  return {
    ...cell,
    until: null,
    readings: choices.map((choice) => ({ choice, value: readDate(cell.cell, choice)?.day ?? '' })),
  };
}

/** The price with VAT at the chosen rate, or at the usual one before it is chosen. */
function vatExample(
  cell: FileCell,
  { vatRate, decimalMark }: ImportOptions,
  { marks }: FileFindings,
): QuestionExample {
  const number = readNumber(moneyParts(cell.cell).number, marks[cell.column] ?? decimalMark);
  const valueWith = (rate: number) => {
    const tenThousandths = Math.round(Number(number) * 10_000);
    const centimes = number === null ? null : toCentimes(tenThousandths, 1, rate);
    return centimes && 'value' in centimes ? (centimes.value / 100).toFixed(2) : '';
  };
  return {
    ...cell,
    until: null,
    readings: [
      { choice: 'addVat', value: valueWith(vatRate || USUAL_VAT_RATE) },
      { choice: 'finalPrice', value: valueWith(0) },
    ],
  };
}

function salesToAsk(options: ImportOptions, findings: FileFindings): QuestionExample[] {
  const isMarkOpen = options.decimalMark === null && findings.openNumbers.length > 0;
  if (options.dateOrder === null || isMarkOpen) return [];
  return findings.sales[options.dateOrder].map((sale) => saleExample(sale, options, findings));
}

function saleExample(
  { row, column, cell, until, sale, regular }: SaleWithEnd,
  { decimalMark }: ImportOptions,
  { marks }: FileFindings,
): QuestionExample {
  const amountIn = (amount: FileCell | null) => {
    if (amount === null) return '';
    const number = readNumber(moneyParts(amount.cell).number, marks[amount.column] ?? decimalMark);
    return number === null ? '' : Number(number).toFixed(2);
  };
  return {
    row,
    column,
    cell,
    until,
    readings: [
      { choice: 'sale', value: amountIn(sale) },
      { choice: 'regular', value: amountIn(regular) },
    ],
  };
}

/**
 * The options with what the file decides. An answer is kept if the file still asks its question;
 * where nothing depends on a mark or an order, the usual one is set.
 */
export function settledOptions(options: ImportOptions, findings: FileFindings): ImportOptions {
  const { openNumbers, openDates, sales, beforeTax } = findings;
  const answeredMark = openNumbers.length > 0 ? options.decimalMark : 'point';
  const answeredOrder = openDates.length > 0 ? options.dateOrder : 'dayFirst';
  const hasSales = sales.dayFirst.length > 0 || sales.monthFirst.length > 0;
  return {
    ...options,
    decimalMark: findings.decimalMark ?? answeredMark,
    dateOrder: findings.dateOrder ?? answeredOrder,
    vatRate: beforeTax.length > 0 ? options.vatRate : null,
    saleEnd: hasSales ? options.saleEnd : null,
  };
}

/**
 * The options after the cells of the same columns were judged anew. What the file decided before is
 * no answer: a question that it asks only now stays open.
 */
export function resettledOptions(
  options: ImportOptions,
  before: FileFindings,
  after: FileFindings,
): ImportOptions {
  const { openNumbers, openDates } = before;
  const answers = {
    decimalMark: openNumbers.length > 0 ? options.decimalMark : null,
    dateOrder: openDates.length > 0 ? options.dateOrder : null,
  };
  return settledOptions({ ...options, ...answers }, after);
}

/** The options without the answers to questions about another reading of the columns. */
export function withoutAnswers(options: ImportOptions): ImportOptions {
  return { ...options, decimalMark: null, dateOrder: null, vatRate: null, saleEnd: null };
}
