import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { invoiceRecord } from '#application/invoices/invoice-values';
import type { Invoice } from '#openapi/types.generated';
import { PageHeader } from '../../kit/layout/page-header';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { invoicePath } from '../../links/invoice-path';
import { RecordQueryView } from '../../lists/record-query-view';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { InvoiceNotFound } from '../page/invoice-not-found';
import { InvoiceForm } from './invoice-form';

/**
 * `/dashboard/invoice/{id}/edit`: a draft; an issued invoice can't be changed, and redirects to its
 * page.
 */
export function EditInvoicePage() {
  const { invoiceId = '' } = useParams();
  return <PageOf key={invoiceId} invoiceId={invoiceId} />;
}

function PageOf({ invoiceId }: { invoiceId: string }) {
  const t = useText('invoice');
  const query = useGetInvoiceQuery({ invoiceId });
  const { currentData } = query;
  if (currentData && currentData.status !== 'draft') {
    return <Navigate to={invoicePath(currentData)} replace />;
  }
  return (
    <>
      {!currentData && <PageHeader title={t('loading')} />}
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={[]} main={['240px', '320px']} side={['200px', '200px']} />}
        unknown={<InvoiceNotFound />}
      >
        {(invoice) => <EditorOf invoice={invoice} />}
      </RecordQueryView>
    </>
  );
}

function EditorOf({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  const record = useMemo(() => invoiceRecord(invoice, language), [invoice, language]);
  return <InvoiceForm invoice={invoice} record={record} />;
}
