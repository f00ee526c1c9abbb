import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import { isolated } from '#domain/format/isolated';
import { totalsOfForm } from '#domain/invoices/invoice-form';
import { Card, CardHead } from '../../kit/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { TotalLines } from '../page/document-totals';

/** What the lines come to as they are written, by the domain's own sums. */
export function TotalsCard() {
  const t = useText('invoiceEditor');
  const words = useText('invoice');
  const format = useFormat();
  const { values } = useFormikContext<InvoiceValues>();
  const { subtotal, taxTotals, total } = totalsOfForm(values.lines);
  const money = (amount: number) => <bdi>{format.money(amount)}</bdi>;
  return (
    <Card>
      <CardHead title={t('totals')} />
      <TotalLines>
        <dt>{words('document.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
        {taxTotals.map(({ taxRate, base, amount }) => (
          <Fragment key={taxRate}>
            <dt>
              {words('document.vatAt', {
                rate: isolated(format.percent(taxRate)),
                base: isolated(format.money(base)),
              })}
            </dt>
            <dd>{money(amount)}</dd>
          </Fragment>
        ))}
        <dt data-strong="">{words('document.total')}</dt>
        <dd data-strong="">{money(total)}</dd>
      </TotalLines>
    </Card>
  );
}
