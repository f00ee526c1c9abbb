import type { ImportJob } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** What the check did with prices before tax, as chosen for the file. */
export function VatNote({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const format = useFormat();
  const { vatRate } = job.options;
  if (vatRate === null) return null;
  return (
    <Note>
      {vatRate === 0
        ? t('check.finalPrices')
        : t('check.vatAdded', { rate: format.number(vatRate) })}
    </Note>
  );
}
