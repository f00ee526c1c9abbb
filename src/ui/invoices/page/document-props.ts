import type { Invoice } from '#application/api/invoices-endpoints.generated';
import type { Language } from '#domain/format/languages';

/** What each part of an invoice's document needs. */
export interface DocumentProps {
  invoice: Invoice;
  /** Whom it is for reads it in this one. */
  language: Language;
}
