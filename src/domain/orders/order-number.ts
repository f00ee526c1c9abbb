import { bidiIsolate } from '../format/bidi-isolate';

/**
 * The number of an order as every text writes it, on screens and papers, in mails and notifications:
 * "#10481", isolated from the direction of the text (docs/terms.md).
 */
export function orderNumberText(number: string | number): string {
  return bidiIsolate(`#${number}`);
}
