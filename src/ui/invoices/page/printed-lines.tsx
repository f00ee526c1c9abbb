import { lineLabel } from '#domain/invoices/invoice-line-words';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { DocumentProps } from './document-props';

interface PrintedLinesProps extends DocumentProps {
  /** Whether price and rate stand below the label, because the page has no room for columns. */
  isNarrow: boolean;
}

/** The charged lines on paper; prices include VAT. */
export function PrintedLines({ invoice, language, isNarrow }: PrintedLinesProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const figures = isNarrow
    ? (['total'] as const)
    : (['quantity', 'unitPrice', 'rate', 'total'] as const);
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
      <tbody>
        {invoice.lines.map((line, index) => {
          const shown = {
            quantity: format.number(line.quantity),
            unitPrice: format.amount(line.unitPrice),
            rate: format.percent(line.taxRate),
            total: format.money(line.total),
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names but their places.
            <tr key={index}>
              <td>
                <bdi>{lineLabel(line, language)}</bdi>
                {isNarrow && (
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
        })}
      </tbody>
    </table>
  );
}
