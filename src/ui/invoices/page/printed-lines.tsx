import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lineLabel } from '#domain/invoices/invoice-line-words';
import { unbrokenFigures } from '#domain/text/name-parts';
import type { InvoiceLine } from '#openapi/types.generated';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { DocumentProps } from './document-props';

/** The last line and the totals: they stay together on one page. */
const LastLines = styled.tbody`
  break-inside: avoid;
  & > tr:last-child > td {
    padding-block: 5mm 0;
    border: 0;
  }
`;

interface PrintedLinesProps extends DocumentProps {
  /** Whether price and rate stand below the label, because the page has no room for columns. */
  isNarrow: boolean;
  /** The totals, below the last line. */
  children: ReactNode;
}

/** The charged lines on paper, and their totals; prices include VAT. */
export function PrintedLines({ invoice, language, isNarrow, children }: PrintedLinesProps) {
  const t = useTextIn('invoice', language);
  const figures = isNarrow
    ? (['total'] as const)
    : (['quantity', 'unitPrice', 'rate', 'total'] as const);
  const rows = invoice.lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names but their places.
    <PrintedLine key={index} line={line} language={language} figures={figures} />
  ));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('document.label')}</th>
          {figures.map((column) => (
            <th key={column} scope="col" data-end="">
              {t(`document.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.slice(0, -1)}</tbody>
      <LastLines>
        {rows.slice(-1)}
        <tr>
          <td colSpan={1 + figures.length}>{children}</td>
        </tr>
      </LastLines>
    </table>
  );
}

interface PrintedLineProps extends Pick<DocumentProps, 'language'> {
  line: InvoiceLine;
  /** The columns of figures; without that of the price, price and rate stand below the label. */
  figures: readonly ('quantity' | 'unitPrice' | 'rate' | 'total')[];
}

function PrintedLine({ line, language, figures }: PrintedLineProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const shown = {
    quantity: format.number(line.quantity),
    unitPrice: format.amount(line.unitPrice),
    rate: format.percent(line.taxRate),
    total: format.money(line.total),
  };
  return (
    <tr>
      <td>
        <bdi>{unbrokenFigures(lineLabel(line, language))}</bdi>
        {!figures.includes('unitPrice') && (
          <div>
            <bdi>
              {shown.quantity} × {shown.unitPrice}
            </bdi>
            {' · '}
            {t('document.rate')} <bdi>{shown.rate}</bdi>
          </div>
        )}
      </td>
      {figures.map((column) => (
        <td key={column} data-end="" style={{ whiteSpace: 'nowrap' }}>
          <bdi>{shown[column]}</bdi>
        </td>
      ))}
    </tr>
  );
}
