import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { RecordQueryView } from '../../lists/record-query-view';
import { useInvoiceActors } from '../use-invoice-actors';
import { InvoiceCards } from './invoice-cards';
import { InvoiceHeader } from './invoice-header';
import { InvoiceNotFound } from './invoice-not-found';

/** Loaded when the first dialog is needed. */
const InvoiceDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'invoice-dialogs' */ '../invoice-dialogs'),
  'InvoiceDialogs',
);

const NONE: never[] = [];

/** `/dashboard/invoice/{id}`: the document as the client sees it, its history and its next step. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  return <PageOf key={invoiceId} invoiceId={invoiceId} />;
}

function PageOf({ invoiceId }: { invoiceId: string }) {
  const navigate = useNavigate();
  const query = useGetInvoiceQuery({ invoiceId });
  const invoice = query.currentData;
  const rows = useMemo(() => (invoice ? [invoice] : NONE), [invoice]);
  const actors = useInvoiceActors(rows, ({ action }) => {
    if (action === 'delete') void navigate('/dashboard/invoice', { replace: true });
  });
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <InvoiceHeader invoice={invoice} actor={actors.of(invoiceId)} />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={[]} main={['560px']} side={['200px', '160px']} />}
        unknown={<InvoiceNotFound />}
      >
        {(found) => <InvoiceCards invoice={found} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <InvoiceDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
