import type { Invoice } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { TextLink } from '../../kit/text-link';
import { invoicePath } from '../../links/invoice-path';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { FactList } from './payments-card';

/** An invoice's credit notes, or a credit note's invoice; nothing if there is neither. */
export function CreditNotesCard({ invoice }: { invoice: Invoice }) {
  const t = useText('invoice');
  const format = useFormat();
  const { creditNotes, originalInvoiceId } = invoice;
  if (originalInvoiceId) {
    return (
      <Card>
        <CardHeader title={t('notes.original')} />
        <TextLink to={invoicePath({ id: originalInvoiceId })}>{t('notes.openOriginal')}</TextLink>
      </Card>
    );
  }
  if (creditNotes.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('notes.title')} />
      <FactList>
        {creditNotes.map(({ id, number, issueDate, total }) => (
          <li key={id}>
            <span>
              <TextLink to={invoicePath({ id })}>
                <bdi dir="ltr">{number}</bdi>
              </TextLink>{' '}
              {issueDate && <Muted>{t('notes.issued', { date: format.date(issueDate) })}</Muted>}
            </span>
            <bdi>{format.money(-total)}</bdi>
          </li>
        ))}
      </FactList>
    </Card>
  );
}
