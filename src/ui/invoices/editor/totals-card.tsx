import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { totalsOfForm } from '#domain/invoices/invoice-form';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { TotalLines } from '../page/document-totals';

/** The totals of the lines while they are edited, computed by the domain. */
export function TotalsCard() {
  const t = useText('invoiceEditor');
  const texts = useText('invoice');
  const format = useFormat();
  const { values } = useFormikContext<InvoiceValues>();
  const { subtotal, taxTotals, total } = totalsOfForm(values.lines);
  const money = (amount: number) => <bdi>{format.money(amount)}</bdi>;
  return (
    <Card>
      <CardHeader title={t('totals')} />
      <TotalLines>
        <dt>{texts('document.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
        {taxTotals.map(({ taxRate, base, amount }) => (
          <Fragment key={taxRate}>
            <dt>
              {texts('document.vatAt', {
                rate: bidiIsolate(format.percent(taxRate)),
                base: bidiIsolate(format.money(base)),
              })}
            </dt>
            <dd>{money(amount)}</dd>
          </Fragment>
        ))}
        <dt data-strong="">{texts('document.total')}</dt>
        <dd data-strong="">{money(total)}</dd>
      </TotalLines>
    </Card>
  );
}
