import {
  type BulkChange,
  type BulkKind,
  type BulkLine,
  type BulkProduct,
  plannedLine,
  undoingLine,
} from '#domain/products/bulk-change';
import { type BulkReason, isPassing, reasonOf } from '#domain/products/bulk-refusal';
import type { Product, ProductBulkResult } from '../api/products-endpoints.generated';

/** The most lines that one request takes (contract: `ProductBulkUpdate`). */
export const LINES_A_REQUEST = 100;

/** The most products that a page of the list holds (contract). */
export const PRODUCTS_A_PAGE = 100;

/** What became of each line of one request. */
export type BulkAnswer = ProductBulkResult['items'];

/** A product with the line that is sent for it. */
export interface BulkStep {
  readonly product: BulkProduct;
  readonly line: BulkLine;
}

/** A change that took effect; its revision is what taking it back names. */
export interface BulkDone extends BulkStep {
  readonly revision: number;
}

/** A product that a change does not reach, and why; as it stands where the server said so. */
export interface BulkRefusal {
  readonly product: BulkProduct;
  readonly reason: BulkReason;
}

/** What is known of the lines of one pass over the products. */
export interface BulkBook {
  /** The lines of this pass. */
  readonly lines: readonly BulkStep[];
  /** How many of them are answered. */
  readonly answered: number;
  /** Lines that the dry run let pass. */
  readonly accepted: readonly BulkStep[];
  readonly refused: readonly BulkRefusal[];
  /** Everything that took effect, over all passes. */
  readonly done: readonly BulkDone[];
  /** How many changes were taken back. */
  readonly undone: number;
}

export const EMPTY_BOOK: BulkBook = {
  lines: [],
  answered: 0,
  accepted: [],
  refused: [],
  done: [],
  undone: 0,
};

/** The part of a product that a change in bulk needs; rows of the list and whole products both fit. */
export const bulkProductOf = (product: BulkProduct): BulkProduct => {
  const { id, revision, code, name, nameEn, nameAr, price, quantity, categoryId, brandId } =
    product;
  return { id, revision, code, name, nameEn, nameAr, price, quantity, categoryId, brandId };
};

/** The lines of the request that is next. */
export const nextLines = ({ lines, answered }: BulkBook): readonly BulkStep[] =>
  lines.slice(answered, answered + LINES_A_REQUEST);

/** Draws up a line for each product; those that no line can be made of are refused at once. */
export const drawnUp = (
  book: BulkBook,
  products: readonly BulkProduct[],
  change: BulkChange,
): BulkBook => {
  const planned = products.map((product) => ({ product, plan: plannedLine(product, change) }));
  const lines = planned.flatMap(({ product, plan }) =>
    'line' in plan ? [{ product, line: plan.line }] : [],
  );
  const faults = planned.flatMap(({ product, plan }) =>
    'fault' in plan ? [{ product, reason: plan.fault }] : [],
  );
  return { ...book, lines, answered: 0, accepted: [], refused: [...book.refused, ...faults] };
};

/** What one request's answer says of each of its lines; a line it is silent about stays unanswered. */
const sorted = (book: BulkBook, answer: BulkAnswer, kind: BulkKind) => {
  const batch = nextLines(book);
  const byId = new Map(answer.map((item) => [item.id, item]));
  const passed: { step: BulkStep; revision: number | null }[] = [];
  const refused: BulkRefusal[] = [];
  for (const step of batch) {
    const item = byId.get(step.product.id);
    if (item?.status === 'changed') passed.push({ step, revision: item.revision });
    else refused.push(refusalOf(step, item, kind));
  }
  return { passed, refused, answered: book.answered + batch.length };
};

const refusalOf = (
  { product }: BulkStep,
  item: BulkAnswer[number] | undefined,
  kind: BulkKind,
): BulkRefusal => {
  if (!item?.problem) return { product, reason: 'unanswered' };
  // The contract promises the product as it stands in `current`; it travels untyped.
  const current = item.problem.current as Product | undefined;
  const problem = { ...item.problem, ...(current && { current }) };
  return { product: current ? bulkProductOf(current) : product, reason: reasonOf(kind, problem) };
};

/** After a request of the dry run. */
export const tried = (book: BulkBook, answer: BulkAnswer, kind: BulkKind): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer, kind);
  const accepted = [...book.accepted, ...passed.map(({ step }) => step)];
  return { ...book, answered, accepted, refused: [...book.refused, ...refused] };
};

/** The lines that passed the dry run, to be carried out. */
export const begun = (book: BulkBook): BulkBook => ({
  ...book,
  lines: book.accepted,
  answered: 0,
  accepted: [],
});

/** After a request that was carried out. */
export const carriedOut = (book: BulkBook, answer: BulkAnswer, kind: BulkKind): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer, kind);
  const done = passed.flatMap(({ step, revision }) =>
    revision === null ? [] : [{ ...step, revision }],
  );
  return {
    ...book,
    answered,
    done: [...book.done, ...done],
    refused: [...book.refused, ...refused],
  };
};

/** Everything that took effect, to be taken back. */
export const turnedRound = (book: BulkBook): BulkBook => ({
  ...book,
  lines: book.done.map(({ product, line, revision }) => ({
    product,
    line: undoingLine(product, line, revision),
  })),
  answered: 0,
  refused: [],
});

/** After a request that took changes back. */
export const takenBack = (book: BulkBook, answer: BulkAnswer, kind: BulkKind): BulkBook => {
  const { passed, refused, answered } = sorted(book, answer, kind);
  return {
    ...book,
    answered,
    undone: book.undone + passed.length,
    refused: [...book.refused, ...refused],
  };
};

/** The lines left when the seller stops: of the first `unanswered` nobody knows what became of them. */
export const brokenOff = (book: BulkBook, unanswered: number): BulkBook => ({
  ...book,
  answered: book.lines.length,
  refused: [
    ...book.refused,
    ...book.lines.slice(book.answered).map(({ product }, at) => ({
      product,
      reason: at < unanswered ? ('unanswered' as const) : ('not_sent' as const),
    })),
  ],
});

/** The products that may be tried again, as they stand now. */
export const toTryAgain = ({ refused }: BulkBook): readonly BulkProduct[] =>
  refused.filter(({ reason }) => isPassing(reason)).map(({ product }) => product);

/** The book without what is tried again. */
export const withoutPassing = (book: BulkBook): BulkBook => ({
  ...book,
  refused: book.refused.filter(({ reason }) => !isPassing(reason)),
});
