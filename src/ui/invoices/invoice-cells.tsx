import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { InvoiceSummary } from '#application/api/invoices-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { daysLate } from '#domain/invoices/invoice-steps';
import { casablancaDay } from '#domain/time/casablanca-day';
import { invoicePath } from '../links/invoice-path';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const TwoLineCell = styled.div<{ $end?: boolean }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${({ $end }) => ($end ? 'align-items: flex-end;' : '')}
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Muted = styled.span<{ $late?: boolean }>`
  color: var(${({ $late }) => ($late ? '--error-text' : '--text-2')});
  font: 400 var(--text-small) var(--font-body);
  white-space: nowrap;
`;

interface CellProps {
  invoice: InvoiceSummary;
}

/** Number and order; a draft has no number yet. */
export function InvoiceCell({ invoice }: CellProps) {
  const t = useText('invoices');
  const path = invoicePath(invoice);
  return (
    <TwoLineCell data-lines="">
      <Strong>
        <Link to={path}>
          {invoice.number ? <bdi dir="ltr">{invoice.number}</bdi> : t('name.draft')}
        </Link>
      </Strong>
      <Muted>
        {invoice.orderNumber
          ? t('order', { number: bidiIsolate(`#${invoice.orderNumber}`) })
          : t('withoutOrder')}
      </Muted>
    </TwoLineCell>
  );
}

/** The charged client, and the company's number if it is a company. */
export function InvoiceClientCell({ invoice: { client } }: CellProps) {
  const t = useText('invoices');
  return (
    <TwoLineCell data-lines="">
      <Strong dir="auto" title={client.name}>
        {client.name}
      </Strong>
      {client.ice && <Muted>{t('ice', { number: bidiIsolate(client.ice) })}</Muted>}
    </TwoLineCell>
  );
}

/** The last day to pay, and how many days overdue. */
export function DueCell({ invoice }: CellProps) {
  const t = useText('invoices');
  const format = useFormat();
  const late = daysLate(invoice, casablancaDay(useNow()));
  return (
    <TwoLineCell data-lines="">
      {invoice.dueDate ? (
        <span>{format.date(invoice.dueDate)}</span>
      ) : (
        <Muted>{t('noDueDate')}</Muted>
      )}
      {late > 0 && <Muted $late>{t('late', { count: late })}</Muted>}
    </TwoLineCell>
  );
}

/** The charged amount, and the amount still due. */
export function InvoiceTotalCell({ invoice }: CellProps) {
  const t = useText('invoices');
  const format = useFormat();
  const { total, amountDue, status, type } = invoice;
  const isPartOpen = status !== 'draft' && amountDue > 0 && amountDue < total;
  return (
    <TwoLineCell $end data-lines="">
      <Strong>
        <bdi>{format.money(type === 'credit_note' ? -total : total)}</bdi>
      </Strong>
      {isPartOpen && (
        <Muted>{t('stillDue', { amount: bidiIsolate(format.money(amountDue)) })}</Muted>
      )}
    </TwoLineCell>
  );
}
