import type { Invoice } from '#application/api/invoices-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { PrintedSheet } from '../../print/printed-sheet';
import { useTextInWithStatus } from '../../text/use-text-in';
import { InvoiceDocument } from './invoice-document';

interface PrintedInvoiceProps {
  invoice: Invoice;
  language: Language;
  onPrinted: () => void;
}

/** The invoice in print, in the chosen language. */
export function PrintedInvoice({ invoice, language, onPrinted }: PrintedInvoiceProps) {
  const { t, isSettled } = useTextInWithStatus('invoice', language);
  if (!isSettled) return null;
  const { number, type, orderNumber, client } = invoice;
  const named = number ?? (orderNumber ? `#${orderNumber}` : client.name);
  const title = `${t(`document.${type}`)} ${named}`;
  return (
    <PrintedSheet title={title} language={language} onPrinted={onPrinted}>
      <InvoiceDocument invoice={invoice} language={language} />
    </PrintedSheet>
  );
}
