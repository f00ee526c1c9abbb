import { Suspense, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { CardsSkeleton } from '../../kit/cards-skeleton';
import { lazyPiece } from '../../kit/lazy-piece';
import { RecordAnswer } from '../../lists/record-answer';
import { useInvoiceActors } from '../use-invoice-actors';
import { InvoiceCards } from './invoice-cards';
import { InvoiceHead } from './invoice-head';
import { UnknownInvoice } from './unknown-invoice';

/** Fetched when the first of them is asked for. */
const InvoiceDialogs = lazyPiece(() => import('../invoice-dialogs'), 'InvoiceDialogs');

const NONE: never[] = [];

/** `/dashboard/invoice/{id}`: the document as the client sees it, what happened to it and what comes next. */
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
  const asking = actors.asking();
  return (
    <>
      <InvoiceHead invoice={invoice} actor={actors.of(invoiceId)} />
      <RecordAnswer
        query={query}
        skeleton={<CardsSkeleton wide={[]} main={['560px']} side={['200px', '160px']} />}
        unknown={<UnknownInvoice />}
      >
        {(found) => <InvoiceCards invoice={found} />}
      </RecordAnswer>
      {asking && (
        <Suspense fallback={null}>
          <InvoiceDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}
