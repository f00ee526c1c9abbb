import type { Invoice } from '#openapi/types.generated';
import { Card } from '../../kit/layout/card';
import { Columns, Stack } from '../../kit/table/columns';
import { useLanguage } from '../../text/use-language';
import { CreditNotesCard } from './credit-notes-card';
import { HistoryCard } from './history-card';
import { InvoiceDocument } from './invoice-document';
import { PaymentsCard } from './payments-card';

/** The invoice, and the cards about it. */
export function InvoiceCards({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  return (
    <Columns>
      <Card>
        <InvoiceDocument invoice={invoice} language={language} />
      </Card>
      <Stack>
        {invoice.type === 'invoice' && invoice.number && <PaymentsCard invoice={invoice} />}
        <CreditNotesCard invoice={invoice} />
        <HistoryCard invoice={invoice} />
      </Stack>
    </Columns>
  );
}
