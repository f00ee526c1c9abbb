import type { ImportJob } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** The rows whose price is in another currency than the chosen one: they are left out. */
export function OtherCurrencies({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const format = useFormat();
  const { currency } = job.options;
  const others = job.currencyRows.filter((rows) => rows.currency !== currency);
  if (currency === null || others.length === 0) return null;
  return (
    <Note tone="warning" announce>
      {others.map(({ currency: other, count, firstRows }) => {
        const rows = firstRows.map((row) => format.number(row)).join(', ');
        const shown = count > firstRows.length ? `${rows}…` : rows;
        return (
          <p key={other}>{t('options.otherCurrency', { currency: other, count, rows: shown })}</p>
        );
      })}
    </Note>
  );
}
