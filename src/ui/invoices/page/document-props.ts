import type { Language } from '#domain/format/languages';
import type { Invoice } from '#openapi/types.generated';

/** The props of each part of an invoice's document. */
export interface DocumentProps {
  invoice: Invoice;
  /** The language of the recipient. */
  language: Language;
}
