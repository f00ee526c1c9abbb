import { styled } from 'styled-components';
import { lineLabel } from '#domain/invoices/invoice-line-words';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { media } from '../../theme/breakpoints';
import type { DocumentProps } from './document-props';

const ScrollContainer = styled.div`
  /* Figures stay whole: with large letters on a phone the table goes sideways inside its card. */
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & :is(th, td) {
    padding: var(--space-8);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--text-2);
    font: var(--weight-strong) var(--text-help) var(--font-body);
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    min-inline-size: 120px;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & [data-end] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & td[data-end] {
    white-space: nowrap;
  }
  /* The totals below say the rates. */
  ${media.below('phone')} {
    & [data-wide] {
      display: none;
    }
  }
`;

/** Columns that do not fit on a phone. */
function isWide(column: string): '' | undefined {
  return ['unitPrice', 'rate'].includes(column) ? '' : undefined;
}

/** The charged lines; prices include VAT. */
export function DocumentLines({ invoice, language }: DocumentProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  return (
    <ScrollContainer tabIndex={0} role="group" aria-label={t('document.label')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('document.label')}</th>
            {(['quantity', 'unitPrice', 'rate', 'total'] as const).map((column) => (
              <th key={column} scope="col" data-end="" data-wide={isWide(column)}>
                {t(`document.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names but their places.
            <tr key={index}>
              <td>
                <bdi>{lineLabel(line, language)}</bdi>
              </td>
              <td data-end="">{format.number(line.quantity)}</td>
              <td data-end="" data-wide="">
                <bdi>{format.amount(line.unitPrice)}</bdi>
              </td>
              <td data-end="" data-wide="">
                {format.percent(line.taxRate)}
              </td>
              <td data-end="">
                <bdi>{format.money(line.total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollContainer>
  );
}
