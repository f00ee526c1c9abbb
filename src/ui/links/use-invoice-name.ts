import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { InvoiceType } from '#openapi/types.generated';
import { useText } from '../text/use-text';

interface Named {
  readonly number: string | null;
  readonly type: InvoiceType;
}

/** The name of an invoice: its number, or that it is a draft. */
export function useInvoiceName(): (invoice: Named) => string {
  const t = useText('invoices');
  return ({ number, type }) =>
    number === null ? t('name.draft') : t(`name.${type}`, { number: bidiIsolate(number) });
}
