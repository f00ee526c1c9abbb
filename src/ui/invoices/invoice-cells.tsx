import { Link } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { daysLate } from '#domain/invoices/invoice-steps';
import { orderNumberText } from '#domain/orders/order-number';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { InvoiceSummary } from '#openapi/types.generated';
import { invoicePath } from '../links/invoice-path';
import { Muted, NameLine, Strong, TwoLineCell } from '../lists/cells';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Late = styled(Muted)`
  color: var(--error-text);
`;

interface CellProps {
  invoice: InvoiceSummary;
}

function sourceOf(
  { orderNumber, bookingNumber }: InvoiceSummary,
  t: ReturnType<typeof useText<'invoices'>>,
): string {
  if (bookingNumber) return t('booking', { number: bidiIsolate(bookingNumber) });
  return orderNumber ? t('order', { number: orderNumberText(orderNumber) }) : t('withoutOrder');
}

/** Number, and order or booking; a draft has no number yet. */
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
      <Muted>{sourceOf(invoice, t)}</Muted>
    </TwoLineCell>
  );
}

/** The charged client, and the company's number if it is a company. */
export function InvoiceClientCell({ invoice: { client } }: CellProps) {
  const t = useText('invoices');
  return (
    <TwoLineCell data-lines="">
      <NameLine>{client.name}</NameLine>
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
      {late > 0 && <Late>{t('late', { count: late })}</Late>}
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
    <TwoLineCell data-end="" data-lines="">
      <Strong>
        <bdi>{format.money(type === 'credit_note' ? -total : total)}</bdi>
      </Strong>
      {isPartOpen && (
        <Muted>{t('stillDue', { amount: bidiIsolate(format.money(amountDue)) })}</Muted>
      )}
    </TwoLineCell>
  );
}
