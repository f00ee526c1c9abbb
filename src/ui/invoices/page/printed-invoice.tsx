import { styled } from 'styled-components';
import { orderReference } from '#domain/orders/order-number';
import type { PaperChoice } from '#domain/papers/papers';
import type { Invoice } from '#openapi/types.generated';
import { PaperHead } from '../../papers/paper-head';
import { useStoreFacts } from '../../papers/store-facts';
import type { Letterheads } from '../../papers/use-letterheads';
import { PrintedSheet } from '../../print/printed-sheet';
import { useTextInWithStatus } from '../../text/use-text-in';
import { DocumentTotals } from './document-totals';
import { DocumentFacts, DocumentParties } from './invoice-document';
import { PrintedLines } from './printed-lines';
import { usePaidBy } from './use-paid-by';

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: 5mm;
`;

interface PrintedInvoiceProps extends PaperChoice {
  invoice: Invoice;
  letterheads: Letterheads;
  onPrinted: () => void;
}

/**
 * The invoice or credit note in print, in the chosen language and format. Its head is that of the day
 * of issue; of a draft, the present one.
 */
export function PrintedInvoice(props: PrintedInvoiceProps) {
  const { invoice, letterheads, language, format, onPrinted } = props;
  const { t, isSettled } = useTextInWithStatus('invoice', language);
  const { isSettled: hasPaperTexts } = useTextInWithStatus('papers', language);
  const facts = useStoreFacts(language);
  const { isReading } = usePaidBy(invoice);
  if (!isSettled || !hasPaperTexts || !facts || isReading) return null;
  const { number, type, orderNumber, bookingNumber, client } = invoice;
  const named =
    number ?? bookingNumber ?? (orderNumber ? orderReference(orderNumber) : client.name);
  return (
    <PrintedSheet
      title={`${t(`document.${type}`)} ${named}`}
      language={language}
      format={format}
      onPrinted={onPrinted}
    >
      <Paper>
        <PaperHead facts={letterheads.factsOf(invoice, facts, language)}>
          <h1>{t(`document.${type}`)}</h1>
          {number ? <bdi dir="ltr">{number}</bdi> : <p>{t('document.draft')}</p>}
          <DocumentFacts invoice={invoice} language={language} />
        </PaperHead>
        <DocumentParties invoice={invoice} language={language} />
        <PrintedLines invoice={invoice} language={language} isNarrow={format === 'a6'}>
          <DocumentTotals invoice={invoice} language={language} />
        </PrintedLines>
        {invoice.note && (
          <p>
            <bdi>{invoice.note}</bdi>
          </p>
        )}
      </Paper>
    </PrintedSheet>
  );
}
