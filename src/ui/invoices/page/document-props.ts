import type { Invoice } from '#application/api/invoices-endpoints.generated';
import type { Language } from '#domain/format/languages';

/** The props of each part of an invoice's document. */
export interface DocumentProps {
  invoice: Invoice;
  /** The language of the recipient. */
  language: Language;
}
