import { Suspense, useState } from 'react';
import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import type { Order } from '#application/api/orders-endpoints.generated';
import type { Language } from '#domain/format/languages';
import InvoiceIcon from '~icons/solar/bill-list-linear';
import { ButtonLink } from '../../kit/button';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { invoicePath, newInvoicePath } from '../../links/invoice-path';
import { usePermission } from '../../portal-context/use-permission';
import { PrintMenu } from '../../print/print-menu';
import { useText } from '../../text/use-text';

/** Loaded on demand: only printing needs them. */
const PackingSlips = lazyComponent(() => import('./packing-slip'), 'PackingSlips');
const PrintedInvoice = lazyComponent(
  () => import('../../invoices/page/printed-invoice'),
  'PrintedInvoice',
);

type Document = 'slip' | 'invoice';

/** The order's printable documents, and the link to its invoice. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useText('invoice');
  const [printed, setPrinted] = useState<{ document: Document; language: Language } | null>(null);
  const maySee = usePermission('invoices.see');
  const mayIssue = usePermission('invoices.issue');
  const invoiceId = maySee ? order.invoiceId : null;
  const onPrinted = () => setPrinted(null);
  return (
    <>
      <PrintMenu<Document>
        documents={[
          { id: 'slip', label: t('print.slip') },
          ...(invoiceId ? [{ id: 'invoice' as const, label: t('print.invoice') }] : []),
        ]}
        onPrint={(document, language) => setPrinted({ document, language })}
      />
      {invoiceId && (
        <ButtonLink variant="outline" icon={InvoiceIcon} to={invoicePath({ id: invoiceId })}>
          {t('ofOrder.open')}
        </ButtonLink>
      )}
      {!invoiceId && mayIssue && order.status === 'delivered' && (
        <ButtonLink variant="outline" icon={InvoiceIcon} to={newInvoicePath(order)}>
          {t('ofOrder.draft')}
        </ButtonLink>
      )}
      <Suspense fallback={null}>
        {printed?.document === 'slip' && (
          <PackingSlips orders={[order]} language={printed.language} onPrinted={onPrinted} />
        )}
        {printed?.document === 'invoice' && invoiceId && (
          <InvoiceOfOrder invoiceId={invoiceId} language={printed.language} onPrinted={onPrinted} />
        )}
      </Suspense>
    </>
  );
}

interface InvoiceOfOrderProps {
  invoiceId: string;
  language: Language;
  onPrinted: () => void;
}

/** The order's invoice, fetched when it is to be printed. */
function InvoiceOfOrder({ invoiceId, ...printing }: InvoiceOfOrderProps) {
  const { currentData } = useGetInvoiceQuery({ invoiceId });
  return currentData && <PrintedInvoice invoice={currentData} {...printing} />;
}
