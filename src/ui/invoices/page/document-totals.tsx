import { Fragment } from 'react';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { DocumentProps } from './document-props';

export const TotalLines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: var(--space-8);
  inline-size: 100%;
  max-inline-size: 400px;
  margin-inline-start: auto;
  break-inside: avoid;
  & > dd {
    padding-inline-start: var(--space-24);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [data-strong] {
    padding-block-start: var(--space-8);
    border-block-start: 1px solid var(--line);
    font-weight: var(--weight-strong);
  }
`;

/**
 * The totals: without VAT, the VAT of each rate (Code général des impôts, art. 145), with VAT, and
 * the amount still due.
 */
export function DocumentTotals({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const { amountPaid, creditedTotal, amountDue, type, status } = invoice;
  const isOpen = type === 'invoice' && status !== 'draft' && amountPaid + creditedTotal > 0;
  const lines: [string, number, 'strong'?][] = [
    [t('document.subtotal'), invoice.subtotal],
    ...invoice.taxTotals.map(({ taxRate, base, amount }): [string, number] => [
      t('document.vatAt', {
        rate: bidiIsolate(format.percent(taxRate)),
        base: bidiIsolate(format.money(base)),
      }),
      amount,
    ]),
    [t('document.total'), invoice.total, 'strong'],
    ...(isOpen && amountPaid > 0 ? [[t('document.paid'), -amountPaid] as [string, number]] : []),
    ...(creditedTotal > 0 ? [[t('document.credited'), -creditedTotal] as [string, number]] : []),
    ...(isOpen ? [[t('document.due'), amountDue, 'strong'] as [string, number, 'strong']] : []),
  ];
  return (
    <TotalLines>
      {lines.map(([label, amount, strong]) => (
        <Fragment key={label}>
          <dt data-strong={strong}>{label}</dt>
          <dd data-strong={strong}>
            <bdi>{format.money(amount)}</bdi>
          </dd>
        </Fragment>
      ))}
    </TotalLines>
  );
}
