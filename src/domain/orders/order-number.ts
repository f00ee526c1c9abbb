import { bidiIsolate } from '../format/bidi-isolate';

/**
 * The number of an order as every text writes it, on screens and papers, in mails and notifications:
 * "#10481" (docs/terms.md).
 */
export function orderReference(number: string | number): string {
  return `#${number}`;
}

/** The same, isolated from the direction of the text around it. */
export function orderNumberText(number: string | number): string {
  return bidiIsolate(orderReference(number));
}
