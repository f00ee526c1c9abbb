import { useState } from 'react';
import { useLazyGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { useLazyGetOrderQuery } from '#application/api/orders-endpoints.generated';
import type { OrderPaper } from '#domain/papers/papers';
import type { Invoice, Order } from '#openapi/types.generated';
import InvoiceIcon from '~icons/solar/bill-list-linear';
import { ButtonLink } from '../../kit/button';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { invoicePath, newInvoicePath } from '../../links/invoice-path';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import type { PaperOfOrders } from '../papers/print-orders';

/** Loaded on demand: only printing needs them. */
const PrintOrders = lazyComponent(
  () => import(/* webpackChunkName: 'print-orders' */ '../papers/print-orders'),
  'PrintOrders',
);
const PrintInvoice = lazyComponent(
  () => import(/* webpackChunkName: 'print-invoice' */ '../../invoices/page/print-invoice'),
  'PrintInvoice',
);

/** The papers that can be printed while the preparation begins. */
const PREPARED = ['slip', 'label'] as const;
const PAPERS = ['slip', 'label', 'pickList'] as const;

/** The order's printable documents, and the link to its invoice. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useText('invoice');
  const [request, setRequest] = useState<PrintRequest<OrderPaper> | null>(null);
  const maySee = usePermission('invoices.see');
  const mayIssue = usePermission('invoices.issue');
  const invoiceId = maySee ? order.invoiceId : null;
  const mayPrepare = order.allowedActions.some(({ action }) => action === 'prepare');
  return (
    <>
      <PrintMenu<OrderPaper>
        papers={invoiceId ? [...PAPERS, 'invoice'] : PAPERS}
        prepared={mayPrepare ? PREPARED : []}
        onPrint={setRequest}
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
      <Deferred>
        {request && (
          <Printing
            order={order}
            invoiceId={invoiceId}
            request={request}
            onClosed={() => setRequest(null)}
          />
        )}
      </Deferred>
    </>
  );
}

interface PrintingProps {
  order: Order;
  invoiceId: string | null;
  request: PrintRequest<OrderPaper>;
  onClosed: () => void;
}

/** The requested paper, from the records as they are now. */
function Printing({ order, invoiceId, request, onClosed }: PrintingProps) {
  const [fetchOrder] = useLazyGetOrderQuery();
  const [fetchInvoice] = useLazyGetInvoiceQuery();
  if (request.paper === 'invoice') {
    const readInvoice = (): Promise<Invoice> =>
      fetchInvoice({ invoiceId: invoiceId ?? '' }).unwrap();
    return <PrintInvoice {...request} readInvoice={readInvoice} onClosed={onClosed} />;
  }
  return (
    <PrintOrders
      // Not the invoice, which is above.
      request={request as PrintRequest<PaperOfOrders>}
      readOrders={async () => [await fetchOrder({ orderId: order.id }).unwrap()]}
      onClosed={onClosed}
    />
  );
}
