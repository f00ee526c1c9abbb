import { PLAIN_TEXTS, RICH_TEXTS } from '#domain/products/product-texts';
import type { ProductRow } from '../../products/products.repository';
import { cleanRichText } from '../../products/rich-text';

/** A text as a file can hold it: a form of Unicode, outer blanks and kinds of line ends get lost. */
function inFile(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether two texts differ only in what a file cannot hold. */
export function isSameText(one: string | null, other: string | null): boolean {
  return one === other || inFile(one) === inFile(other);
}

/** The columns with the stored texts in place of those that say the same. */
export function keepingSameTexts(
  stored: ProductRow,
  columns: Partial<ProductRow>,
): Partial<ProductRow> {
  const kept = { ...columns };
  for (const column of PLAIN_TEXTS) {
    const text = columns[column];
    if (text !== undefined && isSameText(text, stored[column])) kept[column] = stored[column];
  }
  for (const column of RICH_TEXTS) {
    const text = columns[column];
    if (text !== undefined && isSameContent(text, stored[column])) kept[column] = stored[column];
  }
  return kept;
}

/** A text stored before a rule of cleaning existed is the same as its cleaned one. */
function isSameContent(given: string | null, stored: string | null): boolean {
  return isSameText(given, stored) || isSameText(given, cleanRichText(stored));
}
